# 风声的复盘：终局和回放取来。

recap-fengsheng-sent = { SEAT($seat) }传{ THING($colour, kind: "colour") }给{ SEAT($to) }。
recap-fengsheng-fought = { SEAT($seat) }用了{ CARD($card) }。
recap-fengsheng-received = { SEAT($seat) }接收，现有红 { $red } 蓝 { $blue } 黑 { $black }。
recap-fengsheng-saved = { SEAT($seat) }获救。
recap-fengsheng-died = { SEAT($seat) }死亡（{ ROLE($role) }）。
recap-fengsheng-out = { SEAT($seat) }判负。
recap-fengsheng-turn-stopped = { SEAT($seat) }一张{ CARD($card) }，截走了{ SEAT($target) }的第三张{ THING($colour, kind: "colour") }。
recap-fengsheng-turn-spared = { SEAT($seat) }一张{ CARD($card) }，替{ SEAT($target) }躲过了第三张黑。
recap-fengsheng-turn-no-rescue = 场上 { $n } 张澄清，没人救{ SEAT($seat) }（{ ROLE($role) }）。
recap-fengsheng-turn-saved-enemy = { SEAT($seat) }救了{ SEAT($target) }，两人不是一路。
recap-fengsheng-turn-saved = { SEAT($seat) }救了{ SEAT($target) }。
recap-fengsheng-turn-usurped = { SEAT($seat) }抢走了别人的胜利。
recap-fengsheng-turn-mission = { SEAT($seat) }自始至终另有任务：{ ROLE($role) }。
recap-fengsheng-turn-third = { SEAT($seat) }的第三张{ THING($colour, kind: "colour") }，是{ SEAT($sender) }传来的。

colour-fengsheng-red = 红
colour-fengsheng-blue = 蓝
colour-fengsheng-black = 黑
