# 狼人杀的复盘：终局和回放取来。

recap-werewolf-hunted = 狼队猎杀{ SEAT($seat) }（{ ROLE($role) }）。
recap-werewolf-hunted-nobody = 空刀。
recap-werewolf-learned = { SEAT($seat) }验{ SEAT($target) }：{ $what ->
        [seen-good] 好人。
        [seen-wolf] 狼。
        [dancing] 在舞池。
        [not-dancing] 不在舞池。
       *[other] { ROLE($what) }。
    }
recap-werewolf-acted = { $power ->
        [antidote] { SEAT($seat) }救{ SEATS($targets) }。
        [poison] { SEAT($seat) }毒{ SEATS($targets) }。
        [guard] { SEAT($seat) }守{ SEATS($targets) }。
        [hunt] { SEAT($seat) }狩猎{ SEATS($targets) }。
        [swap] { SEAT($seat) }换了{ SEATS($targets) }的号码。
        [dream] { SEAT($seat) }让{ SEATS($targets) }入梦。
        [silence] { SEAT($seat) }禁了{ SEATS($targets) }的言。
        [ban] { SEAT($seat) }禁了{ SEATS($targets) }的票。
        [curse] { SEAT($seat) }诅咒{ SEATS($targets) }。
        [charm] { SEAT($seat) }魅惑{ SEATS($targets) }。
        [fear] { SEAT($seat) }恐惧{ SEATS($targets) }。
        [learn] { SEAT($seat) }学习{ SEATS($targets) }。
        [love] { SEAT($seat) }连结{ SEATS($targets) }。
        [model] { SEAT($seat) }以{ SEATS($targets) }为榜样。
        [idol] { SEAT($seat) }以{ SEATS($targets) }为榜样。
       *[other] { SEAT($seat) }对{ SEATS($targets) }发动技能。
    }
recap-werewolf-dawn = 天亮：{ SEATS($seats) }死亡。
recap-werewolf-peaceful = 平安夜。
recap-werewolf-elected = { SEAT($seat) }当选警长。
recap-werewolf-burst = { SEAT($seat) }自爆。
recap-werewolf-dueled = { SEAT($seat) }与{ SEAT($target) }决斗。
recap-werewolf-shot = { SEAT($seat) }开枪带走{ SEAT($target) }（{ ROLE($role) }）。
recap-werewolf-turned-up = { SEAT($seat) }翻牌：{ ROLE($role) }。
recap-werewolf-exiled = { SEAT($seat) }被放逐（{ ROLE($role) }），{ $votes } 比 { $next }。
recap-werewolf-nobody-exiled = 无人被放逐。
recap-werewolf-kidnap = 绑票：好人已无出路。
recap-werewolf-turn-kidnap = 绑票：好人还能走的每一条路都推演过，条条都输。
recap-werewolf-turn-believed = { SEAT($seat) }起跳{ ROLE($claim) }，{ $n } 人跟了。其实是{ ROLE($role) }。
recap-werewolf-turn-disbelieved = 第 { $day } 天{ SEAT($seat) }（{ ROLE($role) }）说的是真话，却被放逐出了局。
recap-werewolf-turn-narrow = 第 { $day } 天：差一票，{ SEAT($seat) }（{ ROLE($role) }）留了下来。
recap-werewolf-turn-saved-finder = 第 { $day } 夜：{ SEAT($seat) }救下{ SEAT($target) }，后来{ SEAT($target) }查到了{ SEAT($wolf) }。
recap-werewolf-turn-saved = 第 { $day } 夜：{ SEAT($seat) }救下{ SEAT($target) }（{ ROLE($role) }）。
recap-werewolf-turn-met = 第 { $day } 夜：同守同救，{ SEAT($seat) }死亡。
recap-werewolf-turn-poison-own = 第 { $day } 夜：{ SEAT($seat) }毒到了自己人{ SEAT($target) }（{ ROLE($role) }）。
recap-werewolf-turn-poison-wolf = 第 { $day } 夜：{ SEAT($seat) }一瓶毒，毒中{ SEAT($target) }（{ ROLE($role) }）。
recap-werewolf-turn-found = 第 { $day } 夜：{ SEAT($seat) }验出{ SEAT($target) }，大家信了。
recap-werewolf-turn-shot-own = { SEAT($seat) }带走了自己人{ SEAT($target) }（{ ROLE($role) }）。
recap-werewolf-turn-shot = { SEAT($seat) }一枪带走{ SEAT($target) }（{ ROLE($role) }）。
recap-werewolf-turn-last = 第 { $day } 天：{ $votes } 票放逐{ SEAT($seat) }（{ ROLE($role) }），就此结束。
