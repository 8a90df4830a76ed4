# 狼人杀页面的牌桌。

werewolf-sheriff = 警长
werewolf-runs = 在警上
werewolf-withdrew = 已退选
werewolf-no-vote-withdrew = 你已退选，不参与警长投票。
werewolf-no-vote-runs = 你在竞选警长，不参与投票。
werewolf-tied = 平票
werewolf-named = 警长归票
werewolf-speaks = { $mine ->
    [yes] 轮到发言了
   *[no] 正在发言
}
werewolf-died =
    { $night ->
        [yes] 第 { $day } 夜出局
       *[no] 第 { $day } 天出局
    }

# 中央

werewolf-spent = 已发言 { $seconds } 秒
werewolf-then = 接下来
werewolf-running = 仍在警上
werewolf-gone = 已退选
werewolf-duel = 平票
werewolf-names = 警长归票
werewolf-last-night = 昨夜死亡
werewolf-peaceful = 平安夜
werewolf-dead = 昨夜死亡：{ SEATS($seats) }
werewolf-badge-paused = 竞选明天继续。
werewolf-badge-gone = 没有警长

# 投票

werewolf-ballot =
    { $kind ->
        [sheriff]
            { $duel ->
                [yes] 第 { $day } 天 · 警长对决
               *[no] 第 { $day } 天 · 警长投票
            }
       *[exile]
            { $duel ->
                [yes] 第 { $day } 天 · 放逐对决
               *[no] 第 { $day } 天 · 放逐投票
            }
    }
werewolf-verdict =
    { $result ->
        [elected] { SEATS($seats) }当选警长
        [exiled] { SEATS($seats) }被放逐
        [tied] 平票：{ SEATS($seats) }
       *[nobody] 无人
    }
werewolf-votes = { $votes } 票
werewolf-tally = { SEAT($seat) } { $votes } 票（{ $voters }）
werewolf-tally-none = 弃票（{ $voters }）
werewolf-result =
    { $kind ->
        [sheriff] 警长投票：{ $lines }。
       *[exile] 放逐投票：{ $lines }。
    }
werewolf-voted-for = 投给{ SEAT($seat) }
werewolf-abstained = 弃票
werewolf-abstain = 弃票
werewolf-from = { SEATS($seats) }投
werewolf-curse = 含乌鸦诅咒
werewolf-voter = 投票人
werewolf-target = 投给
werewolf-weight = 票数
werewolf-show = 在桌上看
werewolf-no-votes = 还没有投过票。

# 面板

werewolf-panel = 票型与牌组
werewolf-page =
    { $name ->
        [votes] 票型
       *[cards] 牌组
    }
werewolf-deaths = 出局时间
werewolf-night-order = 夜间行动顺序
werewolf-step-pack = 狼队
werewolf-step-seer_one = 一号预言家
werewolf-step-seer_two = 二号预言家
werewolf-step-lucky = 幸运儿
werewolf-no-cards = 还没有公布牌组。
werewolf-in-night = 第 { $day } 夜：{ $what }

# 上帝

werewolf-who = 身份一览
werewolf-kidnap = 绑票推演
