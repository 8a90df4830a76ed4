# 页面自身的文字。游戏与裁判的文字在其他文件里。

ui-name = 暮钟
ui-skip = 跳到正文
ui-to-home = 首页
ui-language = 语言
ui-theme =
    { $theme ->
        [light] 配色：浅色。点击换成深色
        [dark] 配色：深色。点击跟随系统
       *[system] 配色：跟随系统。点击换成浅色
    }
ui-dismiss = 知道了
ui-cancel = 取消

# 首页

ui-what = 玩身份推理，从此不缺法官
ui-what-more = 发牌、计时、保密、判规则，全归它。现在就能和机器人来一局，也可以发链接叫朋友。不用注册。
ui-games = 游戏
ui-no-games = 这台服务器上还没有游戏。
ui-loading = 加载中……
ui-your-name = 昵称
ui-guest = 点灯人
ui-seats-range = { $min }–{ $max } 人
ui-players = 人数
ui-fewer = 少一人
ui-more = 多一人
ui-play-now = 和机器人玩
ui-learn = 边玩边学，{ $n } 人
ui-create = 开一桌
ui-options = 选项
ui-moderate = 我当{ REFEREE($game) }
ui-moderate-help = 你看得到一切、掌握节奏，但不下场。
ui-join-code = 用房间号或链接加入
ui-join = 加入

# 等候

ui-moderated-by =
    { $who ->
        [me] 这一桌由你当{ REFEREE() }。
        [program] 这一桌由程序当{ REFEREE() }。
       *[other] 这一桌由 { $name } 当{ REFEREE() }。
    }
ui-moderator = { REFEREE() }
ui-seat = { $n }号
ui-empty-seat = 空位
ui-you = 你
ui-bot = 机器人
ui-away = 离开
ui-copy = 复制链接
ui-copied = 已复制。
ui-share = 分享……
ui-sit-down = 入座

# 连接

ui-connecting = 正在入座……
ui-lost = 连接断开，正在重连……
ui-leaving = 服务器正在重启，稍候，什么都不会丢。
ui-leaving-by = 服务器最迟 { $minutes } 分钟后停机，这一桌先照常。
ui-try-now = 立刻重试
ui-no-room = 没有这一桌
ui-no-room-why = 找不到房间号“{ $room }”：漏了字，或者已经散了。
ui-offline = 连不上服务器。请检查网络后再试。
ui-not-connected = 网络断了，刚才那一步没发出去。
ui-server = 页面没读懂服务器的回应，刷新试试。
ui-page = 页面出了点问题。
ui-older = 页面版本太旧，显示不了这一条。刷新即可，什么都不会丢。
ui-too-late = 晚了一步，已经往下走了。
ui-time-sent = 时间到，你选的已经替你送出。
ui-time-incomplete = 时间到，你还没选够，不算数。
ui-title-asked = ● 轮到你了

# 桌面

ui-seats = 座位
ui-seat-label = 座位 { $n } { $name }
ui-seat-name = { $n }号{ $name }
ui-seat-you = 你
ui-self =
    { $mine ->
       *[no] 自己
    }
ui-comma = 、
ui-and = { $first }和{ $last }
ui-semicolon = ；
ui-someone = 某人
ui-nobody = 无人
ui-hidden-role =
    { $game ->
        [clocktower] 未知角色
        [shadow_hunters] 未知角色
       *[other] 未知身份
    }
ui-dead = 出局
ui-in-question = 当前焦点
ui-is-ready = 已准备
ui-chosen = 已选
ui-won = 获胜
ui-phase-day = 第 { $day } 轮 · { $phase }
ui-living = 存活 { $n } / { $all }
ui-paused = 已暂停。
ui-time-left = 还剩 { $seconds } 秒
ui-choose-some =
    { $least ->
        [0] 最多选 { $most } 个，然后确认。
        [same] 选 { $most } 个，然后确认。
        [none] 选 { $most } 个，或一个都不选，然后确认。
       *[other] 选 { $least } 到 { $most } 个，然后确认。
    }
ui-silence-means = 到时间没选，按“{ $option }”算
ui-you-are-out = 你已出局，可继续观战。{ $speaks ->
        [yes] { "" }
       *[no] 按这局的规则，结束前不再说话。
    }
ui-seat-lost = 座位不再是你的：房主请你离座，或有人凭邀请接手。你可以旁观，有空位时再入座。
ui-take-back = 收回座位
ui-handed-on = 你不在时，房主把你的座位交给了别人。你可以旁观，也可以收回。
ui-watching = 你在旁观，只能看到公开的内容。
ui-moderating = 你是{ REFEREE() }，等玩家选择。
ui-go-on = 继续吗？
ui-your-card = 你的牌
ui-card-how = 轻点或按住看牌
ui-no-card = 还没有发牌
ui-you-know = 你知道：
ui-known = { $who }（{ $what }）
ui-log = 记录
ui-log-empty = 还没有记录。
ui-newest = 看最新
ui-channel = 对谁说
ui-say = 说点什么
ui-say-on = 对{ $channel }说
ui-said = { $who }：{ $what }
ui-said-on = { $who }（{ $channel }）：{ $what }
ui-send = 发送
ui-silent-now = 现在都别说话。

# 裁决

ui-sure = 确定要{ $what }？

# 结局

ui-team-wins = { $teams }获胜
ui-seats-win = { $names }获胜
ui-nobody-wins = 无人获胜
ui-you-won = 你赢了！
ui-you-lost = 这局输了。
