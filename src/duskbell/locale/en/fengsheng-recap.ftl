# The recap of a table of 风声: fetched with the end and the replay.

recap-fengsheng-sent = { SEAT($seat) } sent { THING($colour, kind: "colour") } to { SEAT($to) }.
recap-fengsheng-fought = { SEAT($seat) }: { CARD($card) }.
recap-fengsheng-received = { SEAT($seat) } received it: { $red } red, { $blue } blue, { $black } black.
recap-fengsheng-saved = { SEAT($seat) } was saved.
recap-fengsheng-died = { SEAT($seat) } died ({ ROLE($role) }).
recap-fengsheng-out = { SEAT($seat) } was out.
recap-fengsheng-turn-stopped = With { CARD($card) }, { SEAT($seat) } took the third { THING($colour, kind: "colour") } from { SEAT($target) }.
recap-fengsheng-turn-spared = With { CARD($card) }, { SEAT($seat) } took a third black from { SEAT($target) }.
recap-fengsheng-turn-no-rescue = { $n } Clarify in hands, and nobody saved { SEAT($seat) } ({ ROLE($role) }).
recap-fengsheng-turn-saved-enemy = { SEAT($seat) } saved { SEAT($target) }, who played for another side.
recap-fengsheng-turn-saved = { SEAT($seat) } saved { SEAT($target) }.
recap-fengsheng-turn-usurped = { SEAT($seat) } took the victory of somebody else.
recap-fengsheng-turn-mission = { SEAT($seat) } had a task all along: { ROLE($role) }.
recap-fengsheng-turn-third = The third { THING($colour, kind: "colour") } of { SEAT($seat) } came from { SEAT($sender) }.

colour-fengsheng-red = red
colour-fengsheng-blue = blue
colour-fengsheng-black = black
