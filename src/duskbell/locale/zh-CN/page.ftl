# 页面的框架：首页、设置、菜单、连接。

# 房主对房间的选择

page-speed = 节奏
    .help = 每个问题和每段发言的时间长短。游戏选项里的秒数按“正常”计算。
page-speed-choice =
    { $speed ->
        [slow] 从容：时间加倍
        [fast] 紧凑：时间减半
        [none] 不计时：各人慢慢来
       *[normal] 正常
    }
page-decoys = 夜里人人都有得点
    .help = 没有行动的人也会收到一个做样子的问题，点屏幕的动作不会暴露身份。
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
    .help = 陌生人能在首页的公开房间里找到它。不公开时，只有凭链接或房间号才能进来。

# 框架

page-title =
    { $at ->
        [cups] 杯赛
        [cup] 杯赛
        [rules] 规则
        [me] 我的牌局
        [scripts] 剧本
        [settings] 设置
        [replay] 回放
        [screen] 大屏幕
        [nowhere] 这里什么也没有
        [room] 牌桌
       *[home] 身份推理游戏
    }
page-nowhere-why = 这个网址走不通，也许少了一段。
page-menu = 菜单
page-mute =
    { $on ->
        [yes] 已静音。点击恢复
       *[no] 有声。点击静音
    }
page-footer = 牌、回答和秘密都只留在这台服务器上，页面不从别处取任何东西。
page-licence = 自由软件，以麻省理工许可证发布。
page-loading = 请稍候……
page-broken = 页面的这一部分出了故障
page-broken-more = 服务器和你的牌桌没有问题，那边什么也没丢。
page-reload = 重新载入页面
page-offline = 没有网络。网络恢复后，页面会自己继续。
page-unreachable = 暂时连不上服务器，页面会自己不断重试。
page-newer = 这个页面有了新版本。
page-newer-seat = 页面有新版本，你的座位会保留。
page-newer-go = 换成新版本

# 首页

page-back-to = 回到你的牌桌 · { $game }
page-asked = 等你回答
page-here-more =
    另有 { $n } 桌
page-join-how = 空格和大小写都没关系，贴整条链接也行。
page-table-state =
    { $status ->
        [lobby] 尚未开始
        [over] 已结束
       *[playing] 进行中
    }
page-open = 公开的牌桌
page-taken = 已坐 { $taken } / { $players } 人
page-watch = 旁观
page-game-rules = 规则与身份
page-options-as =
    { $changed ->
        [yes] 有改动
       *[no] 默认
    }
page-options-room = 房间
page-as-usual = 全部恢复默认

# 房间

page-next = 下一桌已经摆好。
page-next-go = 去下一桌
page-call =
    { $cue ->
        [asked] 轮到你了。
        [over] 这一局结束了。
       *[stage] { $what }
    }

# 设置

page-settings-here = 设置只存在这个浏览器里，不影响别人。
page-settings-you = 你和页面
page-settings-theme = 配色
page-settings-theme-choice =
    { $theme ->
        [light] 浅色
        [dark] 深色
       *[system] 跟随系统
    }
page-settings-confirm = 无法撤回的操作，先再问一遍
    .help = 再按一次才算数。
page-settings-moments = 发生大事时弹出卡片
page-settings-unnamed = 分享图里不写我的昵称
    .help = 别人分享这一局时，图上只有你的号码。从下一张入座的牌桌起生效。
page-settings-heard = 声音与震动
page-settings-quiet = 全部默认关闭，由你自己打开。天黑之后，只问你一人的事不会出声：所有人的设备在同一时刻发出同样的提示。
page-settings-mute = 静音
    .help = 声音、震动和朗读一起停；下面选好的仍然保留。
page-settings-sound = 声音
    .help = 天黑、天亮、白天轮到你、时间将尽、游戏结束时敲一下钟。
page-settings-haptics = 震动
    .help = 同样的时刻，用震动提醒。
page-settings-no-haptics = 这台设备或浏览器不支持震动。
page-settings-speech = 朗读法官的话
    .help = 只读人人都能知道的内容。大家围坐一桌时，让一台设备来读就好。
page-settings-no-speech = 这个浏览器不能朗读。
page-settings-chatter = 别人的公开发言也读出来
page-settings-voice = { $language }的嗓音
page-settings-voice-any = 由浏览器决定
page-settings-no-voice = 这台设备没有{ $language }的嗓音。
page-settings-voice-line = 天黑请闭眼。
page-settings-try-voice = 试听朗读
page-settings-volume = 音量
page-settings-try-sound = 试一下
page-settings-device = 这台设备
page-settings-notify = 页面不在眼前时发通知
    .help = 白天轮到你、夜里进入下一步、游戏结束时通知。通知里绝不会提到你的身份。
page-settings-no-notify = 这个浏览器不能为本页发通知。通知需要安全的网址；在有些手机上，还要先把页面添加到主屏幕。
page-settings-notify-refused = 浏览器不允许本页发通知。可以在浏览器自己的设置里更改。
page-settings-install = 把暮钟装到这台设备上
page-settings-install-how = 多数浏览器都能把本页添加到主屏幕或应用列表，请在浏览器菜单里找找。之后没有网络也能打开，并会说明在等什么。
