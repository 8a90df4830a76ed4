# What only the command line and the log say: no page brings these.

error-bad-address = The server cannot use that address.
error-bad-log = A log cannot be written like that.
error-bad-record = This record cannot be read.
error-bad-result = A table was told that makes no sense.
error-bad-store = The database cannot be opened.
error-diverged = This record was made under other rules.
