# 各个游戏的复盘：终局和回放取来。

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
recap-mafia-turn-found = 第 { $day } 夜：法官向{ SEAT($seat) }点了头，{ SEAT($target) }露了底，后来被处决。
recap-mafia-turn-silenced = 第 { $day } 夜：{ SEAT($seat) }（{ ROLE($role) }）刚查出{ SEAT($target) }是杀手，同一夜就被杀手杀了。
recap-mafia-turn-own = 第 { $day } 天：{ $votes }／{ $all } 票处决了自己人{ SEAT($seat) }（{ ROLE($role) }）。
recap-mafia-turn-last-night = 第 { $day } 夜：{ SEAT($seat) }（{ ROLE($role) }）一死，胜负已定。
recap-mafia-turn-disagreed = 第 { $day } 夜：指了 { $n } 轮，谁也没死。
recap-mafia-turn-last = 第 { $day } 天：{ SEAT($by) }指控，{ $votes }／{ $all } 票处决{ SEAT($seat) }（{ ROLE($role) }）。

clue-werewolf-learned = { $what ->
        [dancing] 在舞池
        [not-dancing] 不在舞池
       *[other] 上帝答复：{ ROLE($what) }
    }
recap-werewolf-hunted = 狼队猎杀{ SEAT($seat) }（{ ROLE($role) }）。
recap-werewolf-hunted-nobody = { $split ->
        [yes] 狼队号码不一致，没有猎杀。
       *[no] 空刀。
    }
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
recap-werewolf-unfired = { SEAT($seat) }（{ ROLE($role) }）没来得及开枪：胜负已先宣布。
recap-werewolf-kidnap = 绑票：好人已无出路。
recap-werewolf-turn-kidnap = 绑票：剩 { $n } 狼对 { $of } 好人，投票已放逐不了狼。好人还能走的每一条路都推演过，条条都输。
recap-werewolf-turn-believed = { SEAT($seat) }（{ ROLE($role) }）起跳{ ROLE($claim) }，{ $n } 个好人跟了。
recap-werewolf-turn-disbelieved = 第 { $day } 天：{ SEAT($seat) }（{ ROLE($role) }）说的是真话，却被放逐。
recap-werewolf-turn-narrow = 第 { $day } 天：差一票，{ SEAT($seat) }（{ ROLE($role) }）留了下来。
recap-werewolf-turn-saved-finder = 第 { $day } 夜：{ SEAT($seat) }救下{ SEAT($target) }，后来{ SEAT($target) }查到了{ SEAT($wolf) }。
recap-werewolf-turn-saved = 第 { $day } 夜：{ SEAT($seat) }救下{ SEAT($target) }（{ ROLE($role) }）。
recap-werewolf-turn-met = 第 { $day } 夜：同守同救，{ SEAT($seat) }死亡。
recap-werewolf-turn-poison-own = 第 { $day } 夜：{ SEAT($seat) }毒到了自己人{ SEAT($target) }（{ ROLE($role) }）。
recap-werewolf-turn-poison-wolf = 第 { $day } 夜：{ SEAT($seat) }一瓶毒，毒中{ SEAT($target) }（{ ROLE($role) }）。
recap-werewolf-turn-found = 第 { $day } 夜：{ SEAT($seat) }验出{ SEAT($target) }，大家信了。
recap-werewolf-turn-shot-own = { SEAT($seat) }带走了自己人{ SEAT($target) }（{ ROLE($role) }）。
recap-werewolf-turn-shot = { SEAT($seat) }一枪带走{ SEAT($target) }（{ ROLE($role) }）。
recap-werewolf-turn-own = 第 { $day } 天：好人以 { $votes } 票放逐了自己的{ ROLE($role) }，{ SEAT($seat) }。
recap-werewolf-turn-last-night = 第 { $day } 夜：{ SEAT($seat) }（{ ROLE($role) }）一死，胜负已定。
recap-werewolf-turn-last = 第 { $day } 天：{ $votes } 票放逐{ SEAT($seat) }（{ ROLE($role) }），就此结束。

# 隐士卡的回应告诉了传牌者什么。
clue-shadow_hunters-answered = { $form ->
        [side] 照回应看是{ THING($one, kind: "team") }（{ CARD($card) }）
        [sides] 照回应看是{ THING($one, kind: "team") }或{ THING($two, kind: "team") }（{ CARD($card) }）
        [hp] 照回应看生命值是 { $least } 到 { $most }（{ CARD($card) }）
       *[refused] 不肯亮出角色（{ CARD($card) }）
    }
recap-shadow_hunters-hurt = { SEAT($seat) }共受 { $n } 点伤害{ $part ->
        [all] { $by ->
            [-1] ，都是自己招来的。
           *[other] ，都来自{ SEAT($by) }。
        }
        [most] { $by ->
            [-1] ，一大半是自己招来的。
           *[other] ，一大半来自{ SEAT($by) }。
        }
       *[some] 。
    }
recap-shadow_hunters-marked = 急救箱：{ SEAT($seat) }的伤害变为 { $n }。
recap-shadow_hunters-revealed = { SEAT($seat) }亮出身份：{ ROLE($role) }。
recap-shadow_hunters-took = { SEAT($seat) }从{ SEAT($source) }那里拿走{ CARD($card) }。
recap-shadow_hunters-fell = { SEAT($seat) }（{ ROLE($role) }）{ $by ->
        [-1] { $cause ->
            [none] 死亡，没有人下手。
            [feast] 死于自己的血腥的盛宴。
            [weird_woods] 在不思议森林死于自己之手。
           *[other] 死于自己抽到的{ CARD($cause) }。
        }
       *[other] 死于{ SEAT($by) }之手{ $cause ->
            [none] 。
            [hermit] （隐士卡）。
            [weird_woods] （不思议森林）。
            [franklin] （闪电）。
            [george] （摧毁）。
           *[other] （{ CARD($cause) }）。
        }
    }
recap-shadow_hunters-turn-roll = { SEAT($seat) }要 { $n } 点才杀得了{ SEAT($target) }（{ ROLE($role) }），掷出来了。
recap-shadow_hunters-turn-reveal = { SEAT($seat) }亮出{ ROLE($role) }，接着连挨 { $n } 下。
recap-shadow_hunters-turn-own = { SEAT($by) }杀了自己人{ SEAT($seat) }（{ ROLE($role) }）。
recap-shadow_hunters-turn-first = 最先死的是{ SEAT($seat) }（{ ROLE($role) }）{ $by ->
        [-1] { $cause ->
            [none] 。
            [feast] ，死于自己的血腥的盛宴。
            [weird_woods] ，在不思议森林死于自己之手。
           *[other] ，死于自己抽到的{ CARD($cause) }。
        }
       *[other] ，{ SEAT($by) }下的手{ $cause ->
            [none] 。
            [hermit] （隐士卡）。
            [weird_woods] （不思议森林）。
            [franklin] （闪电）。
            [george] （摧毁）。
           *[other] （{ CARD($cause) }）。
        }
    }
recap-shadow_hunters-turn-last = 最后一击落在{ SEAT($seat) }（{ ROLE($role) }）身上{ $by ->
        [-1] { $cause ->
            [none] 。
            [feast] ，死于自己的血腥的盛宴。
            [weird_woods] ，在不思议森林死于自己之手。
           *[other] ，死于自己抽到的{ CARD($cause) }。
        }
       *[other] ，{ SEAT($by) }下的手{ $cause ->
            [none] 。
            [hermit] （隐士卡）。
            [weird_woods] （不思议森林）。
            [franklin] （闪电）。
            [george] （摧毁）。
           *[other] （{ CARD($cause) }）。
        }
    }
recap-shadow_hunters-turn-healed = { SEAT($seat) }（{ ROLE($role) }）只差 { $n } 点就死，缓过来，还赢了。

recap-clocktower-impaired = { SEAT($seat) }（{ ROLE($role) }）使{ $self ->
        [yes] 自己
       *[no] { SEATS($targets) }
    }{ $what ->
        [poisoned] 中毒
       *[drunk] 醉酒
    }。
recap-clocktower-impaired-not = { SEAT($seat) }（{ ROLE($role) }）本会使{ SEATS($targets) }{ $what ->
        [poisoned] 中毒
       *[drunk] 醉酒
    }，但能力没有生效。
recap-clocktower-impaired-by = { SEATS($targets) }{ $what ->
        [poisoned] 中毒
       *[drunk] 醉酒
    }（{ ROLE($role) }）。
recap-clocktower-impaired-so = { SEATS($targets) }{ $what ->
        [poisoned] 中毒
       *[drunk] 醉酒
    }。
recap-clocktower-took-for = { SEAT($seat) }是{ ROLE($role) }，却以为自己是{ ROLE($believes) }。
recap-clocktower-attacked = { SEAT($seat) }（{ ROLE($role) }）攻击{ $self ->
        [yes] 自己
       *[no] { SEATS($targets) }
    }。
recap-clocktower-told = { SEAT($seat) }（{ ROLE($role) }）得知：{ $form ->
        [yes] { COUNT($chosen) ->
            [0] { "" }
           *[other] { SEATS($chosen) }，
        }{ $role ->
            [flowergirl] 是，有恶魔投了票。
            [fortuneteller] 是，其中有恶魔。
            [seamstress] 是，同一阵营。
            [towncrier] 是，有爪牙提了名。
           *[other] 是。
        }
        [no] { COUNT($chosen) ->
            [0] { "" }
           *[other] { SEATS($chosen) }，
        }{ $role ->
            [flowergirl] 否，没有恶魔投票。
            [fortuneteller] 否，其中没有恶魔。
            [seamstress] 否，不是同一阵营。
            [towncrier] 否，没有爪牙提名。
           *[other] 否。
        }
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
recap-clocktower-told-true = { SEAT($seat) }（{ ROLE($role) }）得到真信息：{ $form ->
        [yes] { COUNT($chosen) ->
            [0] { "" }
           *[other] { SEATS($chosen) }，
        }{ $role ->
            [flowergirl] 是，有恶魔投了票。
            [fortuneteller] 是，其中有恶魔。
            [seamstress] 是，同一阵营。
            [towncrier] 是，有爪牙提了名。
           *[other] 是。
        }
        [no] { COUNT($chosen) ->
            [0] { "" }
           *[other] { SEATS($chosen) }，
        }{ $role ->
            [flowergirl] 否，没有恶魔投票。
            [fortuneteller] 否，其中没有恶魔。
            [seamstress] 否，不是同一阵营。
            [towncrier] 否，没有爪牙提名。
           *[other] 否。
        }
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
        [yes] { COUNT($chosen) ->
            [0] { "" }
           *[other] { SEATS($chosen) }，
        }{ $role ->
            [flowergirl] 是，有恶魔投了票。
            [fortuneteller] 是，其中有恶魔。
            [seamstress] 是，同一阵营。
            [towncrier] 是，有爪牙提了名。
           *[other] 是。
        }
        [no] { COUNT($chosen) ->
            [0] { "" }
           *[other] { SEATS($chosen) }，
        }{ $role ->
            [flowergirl] 否，没有恶魔投票。
            [fortuneteller] 否，其中没有恶魔。
            [seamstress] 否，不是同一阵营。
            [towncrier] 否，没有爪牙提名。
           *[other] 否。
        }
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
# “谁知道了什么”里各人得知的消息：写在格子里，要短。
clue-clocktower-told = { $form ->
        [yes] { SEATS($of) }：是（{ ROLE($role) }）
        [no] { SEATS($of) }：否（{ ROLE($role) }）
        [number] { SEATS($of) }：{ $number }（{ ROLE($role) }）
        [pair] { SEATS($of) }之一是{ ROLE($shown) }
        [demon] { SEATS($of) }之一是恶魔
        [either] { ROLE($shown) }或{ ROLE($other) }
        [side] { THING($shown, kind: "team") }
        [claims] 一真一假：{ CLAIMS($claims) }
        [asked-yes] 是：{ CLAIMS($claims) }
        [asked-no] 否：{ CLAIMS($claims) }
       *[role] { ROLE($shown) }
    }
recap-clocktower-dawn = 死亡：{ SEATS($seats) }。
recap-clocktower-peaceful = 无人死亡。
recap-clocktower-back = 复活：{ SEATS($seats) }。
recap-clocktower-became = { SEAT($seat) }（原为{ ROLE($was) }）成了{ ROLE($role) }。
recap-clocktower-claimed = { SEAT($seat) }以{ ROLE($role) }的名义指向{ SEAT($target) }。
recap-clocktower-fell = { SEAT($seat) }（{ ROLE($role) }）白天死亡。
recap-clocktower-executed = { SEAT($seat) }（{ ROLE($role) }）被处决{ $votes ->
        [0] { "" }
       *[other] ，{ $votes } 票
    }{ $died ->
        [yes] 。
       *[no] ，没有死。
    }
recap-clocktower-executed-nominating = { SEAT($seat) }（{ ROLE($role) }）提名{ SEAT($target) }，当场被处决。
recap-clocktower-exiled = { SEAT($seat) }（{ ROLE($role) }）被流放{ $died ->
        [yes] 。
       *[no] ，没有死。
    }
recap-clocktower-nobody-executed = 无人被处决。
recap-clocktower-lived = { SEAT($seat) }没有死：{ ROLE($role) }。
recap-clocktower-seemed = 其实只是{ SEAT($seat) }（{ ROLE($role) }）被当成了恶魔。
recap-clocktower-tied = 无人被处决：{ SEATS($seats) }各得 { $n } 票，平票。
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
recap-clocktower-turn-disbelieved = { SEAT($seat) }报了{ ROLE($role) }，是真的，第 { $day } 天却被处决。
recap-clocktower-turn-shot = 第 { $day } 天：{ SEAT($seat) }以{ ROLE($claim) }的名义出手，{ SEAT($target) }（{ ROLE($role) }）死亡。
recap-clocktower-turn-own = 第 { $day } 天：镇上处决了自己的{ ROLE($role) }，{ SEAT($seat) }。
recap-clocktower-turn-bluffed = { SEAT($seat) }报了{ ROLE($claim) }，活到了最后。其实是{ ROLE($role) }。
recap-clocktower-turn-heir = 第 { $day } { $phase ->
        [night] 夜
       *[other] 天
    }：{ SEAT($seat) }（原为{ ROLE($was) }）成了{ ROLE($role) }。
recap-clocktower-turn-last = 第 { $day } 天：处决{ SEAT($seat) }（{ ROLE($role) }），胜负已定。
recap-clocktower-turn-last-night = 第 { $day } 夜：{ SEAT($seat) }（{ ROLE($role) }）死亡，胜负已定。

recap-fengsheng-sent = { SEAT($seat) }传出{ THING($colour, kind: "colour") }，先到{ SEAT($to) }。
recap-fengsheng-sent-covered = { SEAT($seat) }传出情报，先到{ SEAT($to) }。
recap-fengsheng-fought = { SEAT($seat) }用了{ CARD($card) }。
recap-fengsheng-placed = { SEAT($seat) }面前另添{ THING($colour, kind: "colour") }。
recap-fengsheng-lost = { SEAT($seat) }又失去{ THING($colour, kind: "colour") }。
recap-fengsheng-received = { SEAT($seat) }收下{ THING($colour, kind: "colour") }，现有{ $red ->
        [0] { "" }
       *[other] {" "}红 { $red }
    }{ $blue ->
        [0] { "" }
       *[other] {" "}蓝 { $blue }
    }{ $black ->
        [0] { "" }
       *[other] {" "}黑 { $black }
    }。
recap-fengsheng-unreceived = 最后谁也没拿到。
recap-fengsheng-saved = { SEAT($seat) }获救。
recap-fengsheng-died = { SEAT($seat) }死亡（{ ROLE($role) }）。
recap-fengsheng-died-covered = { SEAT($seat) }死亡。
recap-fengsheng-out = { SEAT($seat) }判负。
recap-fengsheng-turn-stopped = { SEAT($seat) }一张{ CARD($card) }，没让{ SEAT($target) }拿到第三张{ THING($colour, kind: "colour") }。
recap-fengsheng-turn-spared = { SEAT($seat) }一张{ CARD($card) }，替{ SEAT($target) }躲过了第三张黑。
recap-fengsheng-turn-no-rescue = 自己人手里有 { $n } 张澄清，没人救{ SEAT($seat) }（{ ROLE($role) }）。
recap-fengsheng-turn-saved-enemy = { SEAT($seat) }救了{ SEAT($target) }，两人不是一路。
recap-fengsheng-turn-saved-self = { SEAT($seat) }濒死，用自己的澄清救了自己。
recap-fengsheng-turn-saved = { SEAT($seat) }救了{ SEAT($target) }。
recap-fengsheng-turn-usurped = { SEAT($seat) }抢走了{ SEATS($seats) }的胜利。
recap-fengsheng-turn-mission = { SEAT($seat) }自始至终另有任务：{ ROLE($role) }。
recap-fengsheng-turn-third = { SEAT($seat) }的第三张{ THING($colour, kind: "colour") }，是{ SEAT($sender) }传来的。
recap-fengsheng-turn-third-swapped = { SEAT($by) }调包，给{ SEAT($seat) }换上了第三张{ THING($colour, kind: "colour") }。
recap-fengsheng-turn-third-swapped-self = { SEAT($seat) }用调包给自己换上了第三张{ THING($colour, kind: "colour") }。
recap-fengsheng-turn-third-back = { SEAT($seat) }自己传出的{ THING($colour, kind: "colour") }又回到自己面前，凑满三张。

colour-fengsheng-red = 红
colour-fengsheng-blue = 蓝
colour-fengsheng-black = 黑
