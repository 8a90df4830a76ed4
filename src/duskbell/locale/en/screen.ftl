# The big screen for a room.

screen-full = Whole screen
screen-now = Just now
screen-watch = Scan to watch
