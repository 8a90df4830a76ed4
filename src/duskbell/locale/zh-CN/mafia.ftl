# 普林斯顿杀人游戏。

role-mafia-killer = 杀手
    .ability = 每夜你与其他杀手商定杀一个人，或者谁也不杀。当活着的其他人不多于杀手时，你们获胜。
    .card = ♣ 牌
role-mafia-angel_of_hearts = 红桃天使
    .ability = 每夜你可调查一名玩家，得知是不是杀手。你与村民同胜。
    .card = ♥ 皇后牌
    .short = 红桃天使
role-mafia-angel_of_diamonds = 方片天使
    .ability = 每夜你可调查一名玩家，得知是不是杀手。你与红桃天使互不相识。你与村民同胜。
    .card = ♦ 皇后牌
    .short = 方片天使
role-mafia-villager = 村民
    .ability = 你有眼睛、嘴巴和一票。所有杀手都被处决时，你获胜。
    .card = ♥ 或 ♦ 牌
team-mafia-village = 村民阵营
team-mafia-killers = 杀手阵营

mark-mafia-killer = 法官点头：是杀手
mark-mafia-not-killer = 法官摇头：不是杀手
mark-mafia-muted = 禁言

phase-mafia-deal = 发牌
phase-mafia-night = 夜晚
    .numbered = 第 { $day } 夜
phase-mafia-day = 白天
    .numbered = 第 { $day } 天
stage-mafia-killers = 杀手睁眼
stage-mafia-angel_of_hearts = 红桃天使睁眼
stage-mafia-angel_of_diamonds = 方片天使睁眼
stage-mafia-asleep = 众人闭眼
stage-mafia-discussion = 自由讨论
stage-mafia-accusations = 指控
stage-mafia-reasons = 原告陈述
stage-mafia-second = 附议
stage-mafia-defence = 被告辩护
stage-mafia-comments = 简短评论
stage-mafia-vote = 投票
channel-killers = 杀手

fact-mafia-accused = 被告：{ SEAT($value) }
fact-mafia-accuser = 原告：{ SEAT($value) }
fact-mafia-spared = 今天已被放过：{ SEATS($value) }

option-mafia-killers = 杀手人数
    .help = 填 0 则按推荐人数。
option-mafia-angels = 天使人数
    .help = 零到两位；两位天使互不相识。
option-mafia-must_kill = 杀手必须杀人
    .help = 不允许空过一夜。
option-mafia-angel_aloud = 当众公布调查结果
    .help = 所有人都听到被调查者是不是杀手，但不知道查的是谁。
option-mafia-moderator_deals = 法官指定身份
    .help = 不随机发牌，由法官决定谁扮演什么。
option-mafia-dead_may_look = 死者可睁眼
    .help = 死者夜里不必闭眼，能看到谁醒来。
option-mafia-dead_talk = 死者可交谈
    .help = 只在死者之间，活着的人听不到。
option-mafia-whispers = 允许私聊
    .help = 白天有发言权的人可以悄悄对一名活着的玩家说话。所有人都看到谁对谁说，内容只有两人知道；若死者可睁眼，死者也听得到。
option-mafia-killer_rounds = 杀手指人轮数
    .help = 指了这么多轮还不一致，就算谁也不杀。
option-mafia-quiet_days = 无人死亡天数
    .help = 连续这么多天无人死亡，这一局不分胜负。
option-mafia-night_seconds = 夜间秒数
    .help = 杀手每轮指人、天使每次调查的时间。
option-mafia-discussion_seconds = 讨论秒数
    .help = 天亮后的自由讨论。
option-mafia-accusation_seconds = 指控秒数
    .help = 这么久无人指控，就结束指控。
option-mafia-reasons_seconds = 陈述秒数
    .help = 原告说明理由。
option-mafia-second_seconds = 附议秒数
    .help = 需要另一人赞成指控。
option-mafia-defence_seconds = 辩护秒数
    .help = 被告发言。
option-mafia-comments_seconds = 评论秒数
    .help = 投票前的简短评论。
option-mafia-vote_seconds = 投票秒数
    .help = 没选按“放过”算。

# 夜里的三个问题一样长，邻座瞥见版面也看不出问的是什么。
ask-mafia-kill = 第 { $a0 } 轮（共 { $a1 } 轮）：今夜杀谁？所有杀手须指向同一个人。
    .pass = 谁也不杀
    .short = 杀手指人
    .others = 只能杀活着的人。
    .pick = 杀{ $what }
ask-mafia-ask = 今夜你要调查谁？法官点头，这个人就是杀手；摇头，就不是。
    .short = 天使调查
    .others = 只能调查活着的其他玩家。
    .pick = 调查{ $what }
ask-mafia-accuse = 你要指控谁是杀手吗？
    .pass = 不指控
    .short = 指控
    .others = 今天不能再指控：已被放过，或你提过、没人附议。
    .pick = 指控{ $what }
ask-mafia-second = { SEAT($a1) }指控{ SEAT($a0) }。你附议吗？
    .second = 附议
    .pass = 不附议
    .short = 附议
ask-mafia-vote = 处决{ SEAT($a0) }吗？
    .guilty = 处决
    .innocent = 放过
    .short = 投票
ask-mafia-close = 说得差不多了，就结束指控。
    .close = 结束指控
    .short = 结束指控
ask-mafia-deal-to = 给{ SEAT($a0) }哪张牌？
    .killer = 杀手
    .angel_of_hearts = 红桃天使
    .angel_of_diamonds = 方片天使
    .villager = 村民
    .short = 发牌
    .pick = 发{ $what }
ask-mafia-pace-discussion = 讨论中：时候到了就开放指控。
    .go-on = 开放指控
    .short = 结束讨论
ask-mafia-pace-reasons = 原告正在陈述指控{ SEAT($a0) }的理由。
    .go-on = 询问附议
    .short = 结束陈述
ask-mafia-pace-defence = { SEAT($a0) }正在辩护。
    .go-on = 请他人评论
    .short = 结束辩护
ask-mafia-pace-comments = 其他人正在评论对{ SEAT($a0) }的指控。
    .go-on = 开始投票
    .short = 结束评论
ask-mafia-decoy = 现在没有你的行动，随便点一个人，别人就看不出谁在行动。
    .pass = 谁也不点
    .short = 做做样子
    .others = 请点一个活着的人。
    .pick = 点{ $what }
ask-mafia-deal = 洗牌。
ask-mafia-tie = 在被指最多的人当中随机决定。

pace-mafia-pace-discussion = 自由讨论，大家准备好就开始指控。
pace-mafia-pace-reasons = 原告陈述指控{ $mine ->
        [yes] 你
       *[no] { SEAT($a0) }
    }的理由，准备好就询问附议。
pace-mafia-pace-defence = { $mine ->
        [yes] 轮到你辩护
       *[no] { SEAT($a0) }正在辩护
    }，准备好就开始评论。
pace-mafia-pace-comments = 简短评论，准备好就对{ $mine ->
        [yes] 你
       *[no] { SEAT($a0) }
    }投票。

event-mafia-phase-began = { $phase ->
        [deal] 发牌。
        [night] 第 { $day } 夜，天黑请闭眼。
        [day] 第 { $day } 天，天亮了，请睁眼。
       *[other] 第 { $day } 轮：{ PHASE($phase) }。
    }
event-mafia-stage-began = { $stage ->
        [killers] 杀手请睁眼，选定一人，或者今夜不杀。
        [asleep] 请闭眼。
        [angel_of_hearts] { ROLE("angel_of_hearts") }请睁眼：你要调查谁？
        [angel_of_diamonds] { ROLE("angel_of_diamonds") }请睁眼：你要调查谁？
        [discussion] 自由讨论，活着的人都可以发言。
        [accusations] 现在可以提出指控。
        [second] 有人附议这项指控吗？
        [comments] 其他人可以简短评论。
        [vote] 赞成处决的请举手。
       *[other] 现在：{ STAGE($stage) }。
    }
event-mafia-dealt = { $mine ->
        [yes] 你的牌是{ ROLE($role) }。活着的时候别让人看见。
       *[no] { SEAT($seat) }拿到一张牌：{ ROLE($role) }。
    }
event-mafia-awoke = 睁眼的是：{ SEATS($seats) }（{ ROLE($role) }）。
event-mafia-pointed = 第 { $round } 轮，杀手指向：{ AIMS($seats, $targets) }。
event-mafia-settled = { $target ->
        [-1] { $agreed ->
            [true] 杀手一致决定今夜不杀人。
           *[false] 杀手意见不一，今夜无人被杀。
        }
       *[other] 杀手的目标是{ SEAT($target) }。
    }
event-mafia-idled = 第 { $round } 轮：杀手已经达成一致，这一轮照常走完。
event-mafia-learned = { $mine ->
        [yes] 你调查{ SEAT($target) }。
       *[no] { SEAT($seat) }调查{ SEAT($target) }。
    }法官{ $killer ->
        [true] 点头：是杀手。
       *[false] 摇头：不是杀手。
    }
event-mafia-fell-asleep = { $mine ->
        [yes] 你闭上眼睛。
       *[no] { SEAT($seat) }闭上眼睛。
    }
event-mafia-spoken-aloud = 法官当众回答{ ROLE($role) }：{ $killer ->
        [true] “是杀手。”
       *[false] “不是杀手。”
    }
event-mafia-died = { $mine ->
        [yes] 你
       *[no] { SEAT($seat) }
    }{ $cause ->
        [killers] 昨夜被杀。
        [vote] 被处决。
       *[other] 被法官罚出局。
    }翻牌：{ ROLE($role) }。
event-mafia-revived = 法官让{ $mine ->
        [yes] 你
       *[no] { SEAT($seat) }
    }回到游戏中。
event-mafia-quiet-night = 昨夜是平安夜，无人被杀。
event-mafia-accused = { SEAT($seat) }指控{ SEAT($accused) }是杀手。
event-mafia-seconded = { SEAT($seat) }附议。请{ SEAT($accused) }辩护。
event-mafia-lapsed = 对{ SEAT($accused) }的指控无人附议，作废。
event-mafia-voted = { SEAT($accused) }：处决 { COUNT($guilty) } 票（{ SEATS($guilty) }），放过 { COUNT($innocent) } 票（{ SEATS($innocent) }）。
event-mafia-acquitted = { SEAT($seat) }被放过，今天不会再被指控。
event-mafia-day-closed = 指控结束，今天无人被处决。
event-mafia-night-fell = 现在任何人都不得发言。

reason-mafia-no-killers = 杀手已全部死亡。
reason-mafia-no-majority = 活着的其他人不再多于杀手，票再也不够处决杀手，杀手获胜。
reason-mafia-quiet = 太多天无人死亡，不分胜负。

say-mafia-found-killer = 我是天使，我查了{ SEAT($a0) }：是杀手。
say-mafia-found-innocent = 我查过{ SEAT($a0) }：不是杀手。
say-mafia-suspect = 我信不过{ SEAT($a0) }。
say-mafia-evidence = 看看{ SEAT($a0) }是怎么投票、怎么指控的。
say-mafia-hunch = 只是直觉：{ SEAT($a0) }。
say-mafia-hunch-eyes = { SEAT($a0) }，我总觉得哪里不对。
say-mafia-hunch-first = 总得有人开头，我先点{ SEAT($a0) }。
say-mafia-i-am-angel = 我是天使，处决我，村里就没眼睛了。
say-mafia-i-am-villager = 我只是村民，处决我就是替杀手办事。
