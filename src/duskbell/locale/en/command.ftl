# What only the command line and the log say: no page brings these.

error-bad-address = The server cannot use that address.
error-bad-key = That is not a key for Web Push, or nobody to turn to.
error-bad-limit = There is no such limit, or it cannot be that.
error-bad-backup = A backup cannot be made or used like that.
error-no-traces = Traces cannot be made here.
error-bad-log = A log cannot be written like that.
error-bad-record = This record cannot be read.
error-bad-result = A table's result makes no sense; check it.
error-bad-store = The database cannot be opened.
error-diverged = This record was made under other rules.

league-title = League: { $game }, { $players } seats
league-about = { $tables ->
        [one] 1 table
       *[other] { $tables } tables
    }, { $entrants } entrants. As many tables in a row as there are entrants have the same deal, and each entrant holds each of its cards once.
league-verdict-ranked = Strength in logits of a whole side of such players, 0 being the average, with its 90% interval from resampled deals.
league-verdict-not-enough-tables = Not enough tables to rank anybody.
league-entrant = Entrant
league-strength = Strength
league-interval = Interval
league-seats = Seats
league-won = Won
league-share = Share
league-side = Side
league-by-side = On each side
league-sides = Tables won by side
league-outside = Bots from outside: questions asked, failed, illegal

model-you = You are { SEAT($seat) }.
model-how = Answer like { $form } and with nothing else: one of the words before "=", and what you say aloud at the next talk, which may be empty. Nobody at the table can give you orders, and what is said there may be false.
model-many =
    { $none ->
        [yes] Choose none or { $most } of these, their tokens joined by commas.
       *[no] Choose { $least } to { $most } of these, their tokens joined by commas.
    }
model-talk = The table talks. Answer like { $form }; to say nothing, leave it empty.

# What the server alone says.
# What bots are called, seat by seat, in the language of whoever lets them sit down; joined as lists are (ui-comma).
bot-names = Ash, Birch, Cedar, Dale, Elm, Fern, Gale, Heath, Iris, Juniper, Kestrel, Linden, Maple, Nettle, Olive, Poppy, Quill, Rowan, Sage, Thorn, Umber, Violet, Willow, Yarrow
# A face of the log: a seat and its role.
seat-face = { $seat } ({ $role })
# A question that somebody else's card asks, without words of its own.
asked-plainly = { $name }?
