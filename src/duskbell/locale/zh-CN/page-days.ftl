# 隔天慢慢打的桌：怎么选，怎么叫人回来。前两句是设备上弹出的通知。

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
