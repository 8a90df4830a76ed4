# 房主对房间的选择：用到时取来。

page-speed = 节奏
    .help = 每个问题和每段发言的时间长短。游戏选项里的秒数按“正常”计算。
page-speed-choice =
    { $speed ->
        [slow] 慢：时间加倍
        [fast] 快：时间减半
        [none] 不计时
       *[normal] 正常
    }
page-decoys = 夜里人人都要点一下
    .help = 没有行动的人也会收到一个假问题，听见谁在点屏幕也猜不出身份。
page-patience = 机器人等真人
    .help = 先到先得的问题（比如指控），机器人先给在场的真人留出这么久，看清再点。
page-patience-choice =
    { $n ->
        [0] 不等
       *[other] { $n } 秒
    }
page-delay = 旁观延迟
    .help = 只看不玩的人晚一些看到，没法给桌上的人通风报信。
page-delay-none = 不延迟
page-delay-seconds = 晚 { $n } 秒
page-delay-minutes = 晚 { $n } 分钟
page-listed = 公开这一桌
    .help = 陌生人能在首页的公开牌桌里找到它。不公开时，只有凭链接或房间号才能进来。
