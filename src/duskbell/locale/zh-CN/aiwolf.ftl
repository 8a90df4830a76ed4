# 人狼智能大赛（AIWolf）的狼人杀。供程序使用：页面不加载这些。

game-aiwolf = 人狼智能大赛
    .referee = 法官
    .about = 按人狼智能大赛的规则进行的狼人杀，供程序对局：六种身份，5、9 或 13 人。
    .minutes = 视程序快慢

role-aiwolf-werewolf = 人狼
    .ability = 你认识其他人狼，可与同伴私语；首夜以外每夜一起袭击一名人类。存活的人类不多于人狼时，你获胜。
role-aiwolf-possessed = 狂人
    .ability = 你是人类，却站在人狼一边。你不认识人狼，人狼也不认识你；占卜你的结果是人类。
role-aiwolf-seer = 占卜师
    .ability = 每夜你得知一名玩家是不是人狼。
role-aiwolf-medium = 灵媒师
    .ability = 你得知被放逐的人是不是人狼。
role-aiwolf-bodyguard = 骑士
    .ability = 首夜以外，每夜你守护另一名玩家，对这名玩家的袭击失败。
role-aiwolf-villager = 村民
    .ability = 你发言和投票。所有人狼都被放逐时，你获胜。
team-aiwolf-village = 村民阵营
team-aiwolf-wolves = 人狼阵营

mark-aiwolf-wolf = 查明：人狼
mark-aiwolf-human = 查明：人类

phase-aiwolf-deal = 发牌
phase-aiwolf-day = 白天
phase-aiwolf-dusk = 黄昏
phase-aiwolf-night = 夜晚
phase-aiwolf-dawn = 黎明
stage-aiwolf-talk = 发言
stage-aiwolf-whisper = 私语
stage-aiwolf-vote = 投票
channel-werewolves = 人狼

option-aiwolf-talk_turns = 发言次数
    .help = 每人每天可以发言几次。
option-aiwolf-whisper_turns = 私语次数
    .help = 每名人狼每次可以私语几次。
option-aiwolf-skips = 跳过次数
    .help = 可以连续跳过几次；再跳一次，本轮交谈中就不再有机会。
option-aiwolf-vote_rounds = 投票轮数
    .help = 无人单独领先时重新投票，最多这么多轮；之后随机决定。
option-aiwolf-attack_rounds = 人狼投票轮数
    .help = 夜里人狼的投票同理。
option-aiwolf-self_vote = 可投自己
    .help = 可以把票投给自己。
option-aiwolf-no_attack = 意见不一则不袭击
    .help = 人狼最后一轮仍无人单独领先时，不袭击任何人；否则随机决定。
option-aiwolf-late_verdict = 天亮才判狼胜
    .help = 放逐之后即使人狼已经取胜也照常入夜，天亮时再判定；2024 年以前的比赛服务器如此。
option-aiwolf-show_votes = 公开选票
    .help = 所有人都看到谁投了谁。
option-aiwolf-last_day = 最后一天
    .help = 这一天之后无人获胜；0 表示没有期限。
option-aiwolf-quiet_days = 无人死亡天数
    .help = 连续这么多天无人死亡，则不分胜负。
option-aiwolf-free_seconds = 自由发言秒数
    .help = 这段时间里人人随时可以发言；0 表示轮流发言。
option-aiwolf-action_seconds = 每次行动的秒数
    .help = 每次发言和每次选择的时间。

ask-aiwolf-talk = 轮到你发言，之后还有 { $a0 } 次。
    .speak = 说完了
    .skip = 这次不说
    .over = 今天不再说了
    .forced = 时间到
    .short = 轮到发言
ask-aiwolf-whisper = 轮到你与人狼私语，之后还有 { $a0 } 次。
    .speak = 说完了
    .skip = 这次不说
    .over = 这次不再说了
    .forced = 时间到
    .short = 轮到私语
ask-aiwolf-free-talk = 随时可以发言，最多 { $a0 } 次。
    .over = 今天不再说了
    .short = 自由发言
ask-aiwolf-free-whisper = 随时可以与人狼私语，最多 { $a0 } 次。
    .over = 这次不再说了
    .short = 自由私语
ask-aiwolf-vote = 你投票放逐谁？第 { $a0 } 轮，共 { $a1 } 轮。
    .pass = 弃票
    .short = 投票
    .others = 只能投给活着的人。
    .pick = 投给{ $what }
ask-aiwolf-divine = 你想知道谁是不是人狼？
    .pass = 不占卜
    .short = 占卜
    .others = 占卜师只能占卜另一名活着的玩家。
    .pick = 占卜{ $what }
ask-aiwolf-guard = 今夜你守护谁？
    .pass = 不守护
    .short = 守护
    .others = 骑士只能守护另一名活着的玩家。
    .pick = 守护{ $what }
ask-aiwolf-attack = 人狼袭击谁？第 { $a0 } 轮，共 { $a1 } 轮。
    .pass = 不袭击
    .short = 袭击
    .others = 人狼只能袭击活着的人类。
    .pick = 袭击{ $what }
ask-aiwolf-decoy = 不用决定什么：随便点一个人做做样子。
    .pass = 谁也不点
    .short = 做做样子
    .others = 点一名活着的玩家。
    .pick = 点{ $what }
ask-aiwolf-deal = 正在发牌。
ask-aiwolf-talk-order = 抽取发言顺序。
ask-aiwolf-whisper-order = 抽取人狼的顺序。
ask-aiwolf-vote-tie = 票数相同，随机决定。
ask-aiwolf-attack-tie = 票数相同，随机决定。

event-aiwolf-phase-began = { $phase ->
        [deal] 发牌。
        [day] 第 { $day } 天。
        [dusk] 发言结束。
        [night] 第 { $day } 天的夜晚。
        [dawn] 第 { $day } 天的黎明。
       *[other] { PHASE($phase) }，第 { $day } 天。
    }
event-aiwolf-stage-began = { $stage ->
        [talk] 全村开始交谈。
        [whisper] 人狼私语。
        [vote] 所有人投票。
       *[other] 现在：{ STAGE($stage) }。
    }
event-aiwolf-dealt = { $mine ->
        [yes] 你是{ ROLE($role) }。
       *[no] { SEAT($seat) }是{ ROLE($role) }。
    }
event-aiwolf-met = 人狼：{ SEATS($seats) }。
event-aiwolf-floor = { $seat ->
        [-3] 所有人都可以发言（{ $channel ->
            [whisper] 人狼之间
           *[other] 对所有人
        }），每人最多 { $left } 次。
       *[other] { $mine ->
            [yes] 轮到你（{ $channel ->
                [whisper] 人狼之间
               *[other] 对所有人
            }），之后还有 { $left } 次。
           *[no] 轮到{ SEAT($seat) }{ $channel ->
                [whisper] （人狼之间）
               *[other] {""}
            }。
        }
    }
event-aiwolf-took-turn = { $seat ->
        [-1] 这次交谈到此为止。
       *[other] { $how ->
            [speak] { SEAT($seat) }说完了。
            [skip] { SEAT($seat) }跳过这一次。
           *[over] { SEAT($seat) }没有要说的了。
        }
    }
event-aiwolf-voted = { $kind ->
        [attack] 人狼投票：{ SEATS($seats) }依次投给{ SEATS($targets) }。
       *[vote] 投票：{ SEATS($seats) }依次投给{ SEATS($targets) }。
    }{ $last ->
        [true] {""}
       *[false] 无人单独领先，重新投票。
    }
event-aiwolf-exiled = { $seat ->
        [-1] 无人被放逐。
       *[other] { SEAT($seat) }被放逐。
    }
event-aiwolf-divined = { $mine ->
        [yes] 你占卜了{ SEAT($target) }：
       *[no] { SEAT($seat) }占卜了{ SEAT($target) }：
    }{ $wolf ->
        [true] 是人狼。
       *[false] 是人类。
    }
event-aiwolf-sensed = { $mine ->
        [yes] 你感知到{ SEAT($target) }生前：
       *[no] { SEAT($seat) }感知到{ SEAT($target) }生前：
    }{ $wolf ->
        [true] 是人狼。
       *[false] 是人类。
    }
event-aiwolf-guarded = { $mine ->
        [yes] 你守护{ SEAT($target) }。
       *[no] { SEAT($seat) }守护{ SEAT($target) }。
    }
event-aiwolf-chosen = { $target ->
        [-1] 人狼不袭击任何人。
       *[other] 人狼袭击{ SEAT($target) }。
    }
event-aiwolf-attacked = { $seat ->
        [-1] 昨夜无人死亡。
       *[other] { SEAT($seat) }在夜里遇害。
    }

reason-aiwolf-no-wolves = 人狼已全部出局。
reason-aiwolf-no-majority = 存活的人类不多于人狼。
reason-aiwolf-quiet = 太多天无人死亡，不分胜负。
reason-aiwolf-last-day = 最后一天已过，无人获胜。

say-aiwolf-seer-wolf = 我是占卜师。{ SEAT($a0) }是人狼。
say-aiwolf-seer-human = 我是占卜师。{ SEAT($a0) }是人类。
say-aiwolf-medium-wolf = 我是灵媒师。{ SEAT($a0) }生前是人狼。
say-aiwolf-medium-human = 我是灵媒师。{ SEAT($a0) }生前是人类。
say-aiwolf-villager = 我是村民。
say-aiwolf-suspect = 我觉得{ SEAT($a0) }可疑。
say-aiwolf-vote = 我会投{ SEAT($a0) }。
say-aiwolf-attack = 我们袭击{ SEAT($a0) }吧。

recap-aiwolf-chose = 人狼袭击了{ SEAT($seat) }（{ ROLE($role) }）。
recap-aiwolf-chose-nobody = 人狼没有袭击任何人。
recap-aiwolf-looked = { SEAT($seat) }占卜了{ SEAT($target) }：{ $wolf ->
        [yes] 狼人
       *[no] 人类
    }。
recap-aiwolf-watched = { SEAT($seat) }守护了{ SEAT($target) }。
recap-aiwolf-found-dead = { SEAT($seat) }死亡（{ ROLE($role) }）。
recap-aiwolf-peaceful = 无人死亡。
recap-aiwolf-voted-out = { SEAT($seat) }被放逐（{ ROLE($role) }），{ $all } 票中得 { $votes } 票。
recap-aiwolf-nobody-out = 无人被放逐。
recap-aiwolf-turn-met = 第 { $day } 夜：{ SEAT($seat) }守护了{ SEAT($target) }，袭击落空。
recap-aiwolf-turn-believed = { SEAT($seat) }（{ ROLE($role) }）说{ SEAT($target) }是人狼，{ $n } 名村民阵营的玩家信了。
recap-aiwolf-turn-narrow = 第 { $day } 天：再多一票，{ SEAT($seat) }就和{ SEAT($target) }平票。
recap-aiwolf-turn-found = 第 { $day } 夜：{ SEAT($seat) }查出{ SEAT($target) }是人狼，{ SEAT($target) }后来被放逐。
recap-aiwolf-turn-last = 第 { $day } 天：{ $all } 票中 { $votes } 票投给{ SEAT($seat) }（{ ROLE($role) }），游戏就此结束。
