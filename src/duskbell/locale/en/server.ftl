# What the server refuses.

error-bad-message = That message could not be read.
error-forbidden = That isn't yours to do.
error-internal = The server made a mistake. Nothing was changed.
error-no-guest = That key isn't known here. You can play without one.
error-no-room = There is no table with this code.
error-no-seat = There is no such seat.
error-not-away = A bot stands in only for somebody who is away.
error-too-soon = Not away for long yet. A bot may stand in after 15 seconds, somebody else may take over after 90.
error-handed-on = While you were away, the host handed your seat on. You can take it back.
error-yours-already = This seat is yours: there is nothing to take back.
error-not-found = There is nothing here.
error-not-over = Not before the game is over.
error-seat-empty = Nobody sits there.
error-seat-taken = That seat is taken. Choose another.
error-started = The table has already begun.
error-moving = This table is on its way to another server. Try again in a moment.
error-store-failed = The server could not store this, so it did not happen. Try again in a moment.
error-other-rules = This table was played under other rules and cannot be opened any more.
error-ending = This server makes no new tables: it will stop soon. Those that are there are played on.
error-damaged = What the server has of this table cannot be read.
error-set-aside = This table is set aside for now. Whoever runs the server can tell why.
error-closed = This table was closed by whoever runs the server.
error-said-enough = Enough has been said here: the record of this table is full.
error-too-fast = Too fast. Wait a moment.
error-too-large = That is too long.
error-unauthorized = We can't tell that this seat is yours. Open it with your own link.
