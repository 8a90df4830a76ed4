# 撤回：第一次用到时取来。

table-undo-to = 回到这个选择之前
table-moment-own = 你
table-moment = { $who } · { $what }：{ $option }
table-moment-hand = 你 · 手动更改 · { $what }
table-undo-hand = 手动更改和它前面的那个选择一起撤回。
table-undo-which = 撤回到哪一刻？
table-undo-heard = 已经听到的收不回来。
table-undo-none = 还没有人选过。
table-undo-leave = 不撤回
table-undo-sure = 撤回 { $n } 个选择
table-undo-changes = 会改变什么
table-undo-same = 表面上没有变化。
table-undo-asks = 会重新问：{ $what }
table-hour = 时刻
table-now = 现在
table-then = 撤回后

# 法官台本身

table-steps = 流程
table-ruled = 已有裁决
table-ruled-none = 还没有。
table-eyes = 视角
table-eyes-all = { REFEREE() }视角
table-eyes-public = 公开视角
table-away = 谁不在
table-nobody-away = 大家都在。
table-away-cup = 杯赛一局中途不换人：谁不在，回来之前就不作声。
table-let-bot = 让机器人代打
table-substitute = 换人……
ui-rule-correct = 更正刚才的宣布
ui-rule-break-off = 中止本局
ui-rule-retake = 判重赛
ui-rule-end = 结束本局
ui-rule-ends = 这三种都不分胜负。中止和判重赛要写上面的理由，大家都看得到。要判一方获胜，请手动更改。
ui-hand-what = 更改什么
ui-hand-to = 改成什么
ui-hand-reason = 理由（记入记录）
ui-hand-why = 手动更改必须写明理由。理由留在记录里，对局期间玩家看不到。
ui-hand-nothing = 现在没有可以手动更改的东西。
table-step-is =
    { $when ->
        [now] 进行中
       *[past] 已完成
    }
table-waits-for = 还没选：
table-waits-show = 另有 { $n } 人在答假问题。
table-floor = 发言
table-time = 时间
table-time-over =
    { $clock ->
        [yes] 时间到
       *[no] 不再等
    }
table-time-more = + { $seconds } 秒
table-proxies = 替玩家录入 · { $what }
table-proxy-own = 我自己的问题
table-proxy-for = 你替{ SEAT($seat) }录入。
ui-reason = 理由（大家都看得到）
ui-rule-pause = 暂停
ui-rule-resume = 继续
ui-rule-when = 何时生效
ui-rule-now = 立即
ui-rule-after = 这个问题之后
ui-rule-whom = 处罚谁
ui-hand = 手动更改
ui-hand-all = { $what }：{ $to }
ui-hand-do = { $what }：{ $who }，{ $to }
