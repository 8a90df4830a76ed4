# 杀人游戏的复盘：终局和回放取来。

recap-mafia-chose = 杀手选了{ SEAT($seat) }（{ ROLE($role) }）。
recap-mafia-chose-nobody = 杀手谁也没选。
recap-mafia-disagreed = 指了 { $n } 轮，没谈拢。
recap-mafia-asked = { SEAT($seat) }调查{ SEAT($target) }：{ $killer ->
        [yes] 是杀手。
       *[no] 不是杀手。
    }
recap-mafia-found-dead = { SEAT($seat) }被杀（{ ROLE($role) }）。
recap-mafia-quiet = 平安夜。
recap-mafia-executed = 处决{ SEAT($seat) }（{ ROLE($role) }），{ $votes }／{ $all } 票。
recap-mafia-expelled = { SEAT($seat) }被请出局（{ ROLE($role) }）。
recap-mafia-spared = 放过{ SEATS($seats) }。
recap-mafia-lapsed = 指控{ SEATS($seats) }，无人附议。
recap-mafia-turn-believed = { SEAT($seat) }起跳天使，{ $n } 人跟了，处决了{ SEAT($target) }。其实{ SEAT($seat) }是杀手。
recap-mafia-turn-disbelieved = { SEAT($seat) }说自己是天使，说的是真话，第 { $day } 天却被处决。
recap-mafia-turn-narrow = 第 { $day } 天：差一票，{ SEAT($seat) }（{ ROLE($role) }）留了下来。
recap-mafia-turn-found = 第 { $day } 夜：法官向{ SEAT($seat) }点了头，{ SEAT($target) }露了底。
recap-mafia-turn-disagreed = 第 { $day } 夜：指了 { $n } 轮，谁也没死。
recap-mafia-turn-last = 第 { $day } 天：{ SEAT($by) }指控，{ $votes }／{ $all } 票处决{ SEAT($seat) }（{ ROLE($role) }）。
