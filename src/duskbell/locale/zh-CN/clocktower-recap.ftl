# 染·钟楼谜团的复盘：终局和回放取来。

recap-clocktower-attacked = { SEAT($seat) }（{ ROLE($role) }）攻击{ SEATS($targets) }。
recap-clocktower-told-true = { SEAT($seat) }（{ ROLE($role) }）得到真信息：{ $form ->
        [yes] 是。
        [no] 否。
        [none] 场上没有外来者。
        [number] { $number }。
        [unknown] 说不出来。
        [who] { SEATS($about) }是{ ROLE($shown) }。
        [pair] { SEATS($about) }中有一个{ ROLE($shown) }。
        [either] { SEATS($chosen) }是{ ROLE($shown) }或{ ROLE($other) }。
        [demon] 恶魔在{ SEATS($about) }之中。
        [claims] 其中一句是真的：{ CLAIMS($claims) }。
        [side] { SEATS($chosen) }属于{ THING($shown, kind: "team") }。
       *[role] { ROLE($shown) }。
    }
recap-clocktower-told-false = { SEAT($seat) }（{ ROLE($role) }）得到假信息：{ $form ->
        [yes] 是。
        [no] 否。
        [none] 场上没有外来者。
        [number] { $number }。
        [unknown] 说不出来。
        [who] { SEATS($about) }是{ ROLE($shown) }。
        [pair] { SEATS($about) }中有一个{ ROLE($shown) }。
        [either] { SEATS($chosen) }是{ ROLE($shown) }或{ ROLE($other) }。
        [demon] 恶魔在{ SEATS($about) }之中。
        [claims] 其中一句是真的：{ CLAIMS($claims) }。
        [side] { SEATS($chosen) }属于{ THING($shown, kind: "team") }。
       *[role] { ROLE($shown) }。
    }
recap-clocktower-dawn = 死亡：{ SEATS($seats) }。
recap-clocktower-peaceful = 无人死亡。
recap-clocktower-back = 复活：{ SEATS($seats) }。
recap-clocktower-claimed = { SEAT($seat) }以{ ROLE($role) }的名义指向{ SEAT($target) }。
recap-clocktower-fell = { SEAT($seat) }（{ ROLE($role) }）白天死亡。
recap-clocktower-executed = { SEAT($seat) }（{ ROLE($role) }）被处决，{ $votes } 票{ $died ->
        [yes] 。
       *[no] ，没有死。
    }
recap-clocktower-nobody-executed = 无人被处决。
recap-clocktower-turn-false = 第 { $day } 夜：{ SEAT($seat) }（{ ROLE($role) }）得到的是假的：{ $form ->
        [yes] 是。
        [no] 否。
        [none] 场上没有外来者。
        [number] { $number }。
        [unknown] 说不出来。
        [who] { SEATS($about) }是{ ROLE($shown) }。
        [pair] { SEATS($about) }中有一个{ ROLE($shown) }。
        [either] { SEATS($chosen) }是{ ROLE($shown) }或{ ROLE($other) }。
        [demon] 恶魔在{ SEATS($about) }之中。
        [claims] 其中一句是真的：{ CLAIMS($claims) }。
        [side] { SEATS($chosen) }属于{ THING($shown, kind: "team") }。
       *[role] { ROLE($shown) }。
    }
recap-clocktower-turn-narrow = 第 { $day } 天：差一票，{ SEAT($seat) }（{ ROLE($role) }）没上处决台。
recap-clocktower-turn-dead-vote = { SEAT($by) }的死人票，让{ SEAT($seat) }（{ ROLE($role) }）凑到 { $n } 票。
recap-clocktower-turn-disbelieved = { SEAT($seat) }（{ ROLE($role) }）说的是真话，第 { $day } 天却被处决。
recap-clocktower-turn-bluffed = { SEAT($seat) }报了{ ROLE($claim) }，活到了最后。其实是{ ROLE($role) }。
recap-clocktower-turn-heir = { SEAT($seat) }成了{ ROLE($role) }。
recap-clocktower-turn-last = 第 { $day } 天：处决{ SEAT($seat) }（{ ROLE($role) }），胜负已定。
recap-clocktower-turn-last-night = 第 { $day } 夜：{ SEAT($seat) }（{ ROLE($role) }）死亡，胜负已定。
