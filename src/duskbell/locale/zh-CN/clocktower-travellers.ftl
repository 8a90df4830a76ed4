# 旅行者，来去自由：有旅行者在场时才取来。

role-clocktower-bureaucrat = 官员
    .ability = 每个夜晚，选择另一名玩家：明天那一票算三票。
role-clocktower-thief = 窃贼
    .ability = 每个夜晚，选择另一名玩家：明天那一票算负一票。
role-clocktower-gunslinger = 枪手
    .ability = 每个白天，第一次计票之后，你可以选择一名投了票的玩家：该玩家死亡。
role-clocktower-scapegoat = 替罪羊
    .ability = 与你同阵营的玩家被处决时，可能改为处决你。
role-clocktower-beggar = 乞丐
    .ability = 你要有投票标记才能投票。死亡的玩家可以把自己的给你，你会得知送的人属于哪个阵营。你不会醉酒或中毒。
role-clocktower-apprentice = 学徒
    .ability = 你的第一个夜晚，你得到一个能力：善良得镇民的，邪恶得爪牙的。
role-clocktower-matron = 女舍监
    .ability = 每个白天，你可以让至多三对玩家交换座位。其他人不得离座，私下只能和邻座说话。
role-clocktower-judge = 法官
    .ability = 整局一次，别人提名后，你可以让被提名者立刻被处决，或让这次投票作废。
role-clocktower-bishop = 主教
    .ability = 只有说书人可以提名，且每天至少提名一名与你不同阵营的玩家。
role-clocktower-voudon = 巫毒师
    .ability = 只有你和死亡的玩家可以投票，投票不消耗标记，也不需要过半。
role-clocktower-barista = 咖啡师
    .ability = 每个夜晚，一名玩家直到黄昏清醒且健康、只得到真实信息，或行动两次。该玩家会得知是哪一种。
role-clocktower-harlot = 流莺
    .ability = 除首个夜晚外，每夜选一名存活的玩家：若对方同意，你得知对方的角色，然后你们两人可能都死亡。
role-clocktower-butcher = 屠夫
    .ability = 每个白天，第一次处决之后，你可以再提名一次。
role-clocktower-bonecollector = 集骨者
    .ability = 整局一次，在首个夜晚以外的夜里，选一名死亡的玩家：直到黄昏，该玩家重新拥有能力。
role-clocktower-deviant = 怪咖
    .ability = 如果你今天让人发笑，流放不会让你死亡。

mark-clocktower-three-votes = 一票算三票
    .short = 三票
mark-clocktower-negative-vote = 一票算负一票
    .short = 负票
mark-clocktower-sober-healthy = 清醒健康，只得到真实信息
    .short = 清醒
mark-clocktower-acts-twice = 行动两次
mark-clocktower-used-once = 两次中已用一次
    .short = 用过一次

clocktower-travels = 旅行者
clocktower-empty-chair = 空椅子
clocktower-come-by-day = 你坐在空椅子旁。白天，在两次计票之间，你可以作为旅行者加入。
clocktower-step-dusk = 黄昏：邪恶旅行者得知
clocktower-show-the-demon = 这是恶魔
clocktower-stays = 投票途中不能离席。计票结束后你可以离开。
clocktower-exile-by = { SEAT($seat) }提出流放{ SEAT($other) }
clocktower-exiling = 被提出流放

stage-clocktower-exile = 流放动议
stage-clocktower-exile-count = 流放计票
stage-clocktower-exiled = 流放
stage-clocktower-encore = 再提名一次

ask-clocktower-volunteer = 你愿意当旅行者吗？所有人都知道你的角色，但不知道你的阵营。
    .yes = 愿意
    .no = 不愿意
    .short = 谁当旅行者
ask-clocktower-volunteers = 随机决定谁当旅行者。
ask-clocktower-traveller = 你以哪个旅行者加入？
    .short = 选择旅行者
    .pick = 以{ $what }加入
ask-clocktower-traveller-side = { SEAT($a0) }（{ ROLE($a1) }）属于哪个阵营？只有本人得知。
    .good = 善良
    .evil = 邪恶
    .short = 旅行者的阵营
    .pick = 阵营：{ $what }
ask-clocktower-join = 这把椅子空着。白天可以作为旅行者坐下：
    .short = 一把空椅子
    .pick = 以{ $what }加入
    .offer = 坐下加入
ask-clocktower-leave = 离开游戏：你的椅子空出来。
    .leave = 离开
    .short = 离开
    .offer = 离开游戏
ask-clocktower-call-exile = 提出流放一名旅行者。所有人都可投票，包括死者；达到全体一半即可：
    .short = 提出流放
    .pick = 流放{ $what }
    .offer = 提出流放
ask-clocktower-exile-vote = 举手流放{ SEAT($a0) }吗？不消耗投票标记。
    .up = 举手
    .down = 不举手
    .short = 流放投票
ask-clocktower-give = 把你的投票标记送出去，之后你就没有了：
    .short = 送出一票
    .pick = 给{ $what }
    .offer = 送出这一票
ask-clocktower-gunslinger = 第一次计票结束。在投了票的人中你要射谁？
    .pass = 今天不开枪
    .short = 枪手的一枪
    .others = 没有投票。
    .pick = 射{ $what }
ask-clocktower-scapegoat = { SEAT($a2) }被处决。改为处决{ SEAT($a0) }（{ ROLE($a1) }）吗？
    .short = 处决谁
    .pick = 改为：{ $what }
ask-clocktower-apprentice = { SEAT($a0) }（{ ROLE($a1) }）得到哪个能力？
    .short = 学徒学到什么
    .pick = 得到：{ $what }
ask-clocktower-matron = 让玩家交换座位：第一位与第二位，第三位与第四位，依此类推。
    .short = 谁换座位
    .pick = 换座：{ $what }
    .offer = 调换座位
ask-clocktower-judge = 裁决这次提名：
    .condemn = 立刻处决
    .spare = 投票作废
    .short = 法官的裁决
    .offer = 作出裁决
ask-clocktower-presides = 你提名谁？因为{ SEAT($a0) }，只有你可以提名，且每天要有一名另一阵营的玩家。
    .pass = 今天够了
    .short = 说书人的提名
    .pick = 提名{ $what }
ask-clocktower-barista = { SEAT($a0) }（{ ROLE($a1) }）今晚招待谁，上什么？
    .short = 招待谁
    .pick = { $what }
ask-clocktower-harlot = { SEAT($a0) }想看你的角色。如果你同意，你们两人都可能死亡。
    .yes = 同意
    .no = 不同意
    .covered = 夜晚有一个问题要问你。
    .short = 夜晚的选择
ask-clocktower-harlot-dies = { SEAT($a2) }同意了{ SEAT($a0) }（{ ROLE($a1) }）。两人死亡吗？
    .nobody = 没有人死亡
    .both = 两人都死亡
    .short = 两人的生死
ask-clocktower-deviant = { SEAT($a0) }（{ ROLE($a1) }）今天让人发笑了吗？如果是，流放不致死。
    .short = 好不好笑
    .pick = 发笑：{ $what }

choice-clocktower-16 = 数字 16
choice-clocktower-17 = 数字 17
choice-clocktower-18 = 数字 18
choice-clocktower-19 = 数字 19
choice-clocktower-20 = 数字 20
choice-clocktower-sober-healthy = 清醒健康
choice-clocktower-acts-twice = 行动两次
choice-clocktower-condemn = 立刻处决
choice-clocktower-spare = 投票作废
claim-clocktower-condemn = 被提名者立刻被处决
claim-clocktower-spare = 这次投票作废

event-clocktower-volunteered = 当旅行者的是：{ SEATS($seats) }。
event-clocktower-came = { $mine ->
        [yes] 你以旅行者加入：{ ROLE($role) }。
       *[no] { SEAT($seat) }以旅行者加入：{ ROLE($role) }。
    }
event-clocktower-aligned = { $mine ->
        [yes] 你属于{ THING($team, kind: "team") }。别人不会得知。
       *[no] { SEAT($seat) }属于{ THING($team, kind: "team") }。
    }
event-clocktower-demon-pointed = { $mine ->
        [yes] { COUNT($demons) ->
            [0] 没有存活的恶魔。
           *[other] 恶魔是{ SEATS($demons) }。
        }
       *[no] { SEAT($seat) }得知{ COUNT($demons) ->
            [0] 没有存活的恶魔
           *[other] 恶魔是{ SEATS($demons) }
        }。
    }
event-clocktower-left = { SEAT($seat) }离开游戏，椅子空了。
event-clocktower-exile-called = { SEAT($by) }提出流放{ SEAT($seat) }。
event-clocktower-exile-pointed = { $up ->
        [true] { SEAT($seat) }：举手。
       *[other] { SEAT($seat) }：没举手。
    }
event-clocktower-exile-counted = 流放{ SEAT($seat) }得 { $votes } 票：{ $enough ->
        [true] 够了。
       *[other] 不够。
    }
event-clocktower-exile-settled = { $died ->
        [true] { SEAT($seat) }被流放。
       *[other] { SEAT($seat) }被流放，但活着。
    }
event-clocktower-token-given = { SEAT($by) }把投票标记给了{ SEAT($to) }。
event-clocktower-seats-swapped = { SEATS($seats) }交换座位。
event-clocktower-served = { $mine ->
        [yes] 直到黄昏：{ $effect ->
            [keeps-ability] 你的能力恢复
           *[other] { THING($effect, kind: "mark") }
        }。
       *[no] { SEAT($seat) }得知：{ $effect ->
            [keeps-ability] 能力恢复，直到黄昏
           *[other] { THING($effect, kind: "mark") }
        }。
    }
event-clocktower-agreed = { $agrees ->
        [true] { SEAT($by) }同意让{ SEAT($seat) }看角色。
       *[other] { SEAT($by) }没有让{ SEAT($seat) }看角色。
    }
event-clocktower-restored = { SEAT($seat) }的能力视为没有用过。
event-clocktower-held-back = { SEAT($seat) }放过了这个机会。
event-clocktower-put-forward = 说书人提名{ SEAT($seat) }。
event-clocktower-overruled = 对{ SEAT($seat) }的投票作废。
event-clocktower-encore-began = { SEAT($seat) }今天可以再提名一次。
