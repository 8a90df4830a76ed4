# Reactions, by day and beside what is said: fetched with the first.

react-all = Reactions
    .yes = Yes
    .no = No
    .laugh = Laughs
    .wow = Astonished
    .doubt = Doubts it
    .sad = Sad
    .sleepy = Sleepy
    .heart = Likes it
