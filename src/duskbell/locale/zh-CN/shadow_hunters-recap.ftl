# 暗影猎人的复盘：终局和回放取来。

recap-shadow_hunters-hurt = { SEAT($seat) }共受 { $n } 点，{ $by ->
        [-1] 多半没有人下手。
       *[other] 多半来自{ SEAT($by) }。
    }
recap-shadow_hunters-revealed = 亮出身份：{ SEAT($seat) }（{ ROLE($role) }）。
recap-shadow_hunters-fell = { SEAT($seat) }（{ ROLE($role) }）{ $by ->
        [-1] 死亡，没有人下手。
       *[other] 死于{ SEAT($by) }之手。
    }
recap-shadow_hunters-turn-roll = { SEAT($seat) }要 { $n } 点才杀得了{ SEAT($target) }（{ ROLE($role) }），掷出来了。
recap-shadow_hunters-turn-reveal = { SEAT($seat) }亮出{ ROLE($role) }，接着连挨 { $n } 下。
recap-shadow_hunters-turn-own = { SEAT($by) }杀了自己人{ SEAT($seat) }（{ ROLE($role) }）。
recap-shadow_hunters-turn-first = 最先死的是{ SEAT($seat) }（{ ROLE($role) }）{ $by ->
        [-1] 。
       *[other] ，{ SEAT($by) }下的手。
    }
recap-shadow_hunters-turn-last = 最后一击落在{ SEAT($seat) }（{ ROLE($role) }）身上{ $by ->
        [-1] 。
       *[other] ，{ SEAT($by) }下的手。
    }
recap-shadow_hunters-turn-healed = { SEAT($seat) }（{ ROLE($role) }）只差 { $n } 点就死，缓过来，还赢了。
