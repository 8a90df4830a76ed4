# The big screen for a room.

screen-full = Whole screen
