# What the server refuses.

error-bad-message = That message could not be read.
error-bad-store = The database cannot be opened.
error-forbidden = That is somebody else's to do.
error-internal = The server made a mistake. Nothing was changed.
error-no-room = There is no table with this code.
error-no-seat = There is no such seat.
error-not-found = There is nothing here.
error-not-over = Only when the table is over.
error-not-started = The table has not begun yet.
error-seat-taken = That seat is taken. Choose another.
error-seats-empty = Some seats are still empty. Fill them first.
error-started = The table has already begun.
error-store-failed = The server could not store this, so it did not happen. Try again in a moment.
error-too-fast = Too fast. Wait a moment.
error-too-large = That is too long.
error-unauthorized = This seat does not know you. Open it from the link you were given.
