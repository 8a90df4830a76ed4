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
    .help = 没有行动的人也会收到一个假问题，听见谁在点屏幕也猜不出身份。只有你一个真人时不问。
page-patience = 机器人等真人
    .help = 先到先得的问题（比如指控），机器人先给在场的真人留出这么久，看清再点。
page-patience-choice =
    { $n ->
        [0] 不等
        [3600] 等到真人选好
       *[other] { $n } 秒
    }
page-delay = 旁观延迟
    .help = 只看不玩的人晚一些看到，没法给桌上的人通风报信。
page-delay-none = 不延迟
page-delay-seconds = 晚 { $n } 秒
page-delay-minutes = 晚 { $n } 分钟
page-insight-open = 人人可问自己能推出什么
    .help = 对局中，每个人都能在笔记里问：按自己看到的，谁还可能是什么。撒谎会变难，适合学习。独自和机器人玩时，总是可以问。
page-listed = 公开这一桌
    .help = 陌生人能在首页的公开牌桌里找到它。不公开时，只有凭链接或房间号才能进来。

# 隔天慢慢打的桌，怎么叫人回来。前两句是设备上弹出的通知。

push-title = 牌桌在等你
push-body = 有空时打开看看。
push-heading = 轮到你的时候
push-help = 不用一直开着这个页面。牌桌等你时，这台设备可以通知你；通知里只有这一句话。
push-on = 通知我
push-off = 不再通知
push-told = 牌桌等你时，这台设备会通知你。
push-refused = 浏览器不允许本页发通知。可以在浏览器自己的设置里更改。
push-insecure = 用加密连接（HTTPS）打开本页，牌桌等你时就能通知你。没有它也都能玩：隔一阵来看看，座位一直是你的。
push-unable = 这个浏览器收不到通知；苹果手机和平板要先把本页添加到主屏幕。隔一阵来看看，座位一直是你的。
push-nobody = 这台服务器不发通知。隔一阵来看看，座位一直是你的。
error-no-push = 这台服务器不发通知。
error-bad-endpoint = 这里没法给这个浏览器发通知。

page-hours = 一天多少小时
    .help = 隔天慢慢打，不用一直在：一天大约这么久，其他环节按比例分到时间，机器人一刻钟内回应。
page-hours-choice =
    { $n ->
        [0] 一口气打完
       *[other] 一天 { $n } 小时
    }
page-quiet = 静默时段
page-quiet-help = 这段时间谁的时限都不会到，也不会通知谁。按 { $zone } 的时间。
page-quiet-none = 没有
page-quiet-from = 从
page-quiet-to = 到
page-quiet-choice = 每天 { $start }–{ $end }（{ $zone }）
days-left = { $h }时{ $m }分
