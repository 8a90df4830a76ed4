# The big screen for a room.

screen-full = Whole screen
screen-now = Just now
screen-watch = Scan to watch
screen-place = { $n } of { $all }
screen-next = Next
screen-then = then: { $what }
screen-night = Now
screen-night-how = The { REFEREE() } wakes one after another. Keep your eyes closed until daybreak.
