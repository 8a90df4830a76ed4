# 牌桌进行中的文字。

table-close = 关闭
table-panel =
    { $panel ->
        [notes] 笔记
        [referee] { REFEREE() }台
       *[menu] 我的座位
    }

# 座位

table-alive = 存活
table-here = 在场
table-stand-in = 离开，机器人代打
table-no-device = 没有设备，由你代为录入
table-instead = 代替 { $name }
table-taken-over = { $new } 接手了 { $name } 的座位。
table-given-back = { $name } 回到了自己的座位。
table-claims =
    { $game ->
        [clocktower] 报：{ $role }
       *[other] 起跳：{ $role }
    }
table-hush =
    { $on ->
        [yes] 已屏蔽发言
       *[no] 屏蔽发言
    }
table-hush-help = 只在这台设备上生效，没人知道。
table-not-dead = { SEAT($seat) }已经出局。
table-not-you = 这里不能选自己。
table-not-target = 这里不能选{ SEAT($seat) }。

# 提问

table-place = 第 { $n } 位
table-choose-ordered =
    { $least ->
        [same] 按顺序选 { $most } 个，然后确认。
        [0] 按顺序最多选 { $most } 个，然后确认。
       *[other] 按顺序选 { $least } 到 { $most } 个，然后确认。
    }
table-confirm-none =
    { $most ->
        [1] 先选一个
       *[other] { $least ->
            [same] 先选 { $most } 个
           *[other] 先选 { $least } 到 { $most } 个
        }
    }
table-send = 确认：{ $pick }
table-tap-again = 再点一次才算。
table-letting = 这就替你过，稍等。
table-option-of = { $what }（{ $who }）
table-unread = 先看看自己的牌。
table-unread-open = 看牌
table-asked = 有一个问题只问你。
table-behind = 你还有一问：{ $what }先返回再答。
table-veiled-all = 打开才看得到。
table-veiled-open = 打开
table-veiled-more = 还有只给你的
table-veiled-never = 以后都直接打开
table-uncovered = 以后只问你的问题都直接打开，可在设置里改回。
table-once-more = 刚才那一下已收到，大家都再点一次。
table-bots-wait = 机器人等你 { $n } 秒；你点了一个选项，就再多等 { $n } 秒。
table-veiled = 也许还有别的选择。
table-overtaken = 晚了一步，{ $what }没算上。
table-sent = 已送出 ✓ 等其他人。
table-sent-waits = 已送出 ✓ 等其他人。
table-over = 对局结束
table-chose = 你选了{ $what } ✓ 等其他人。
table-waits = 等其他人 · { $what }
table-tap-does = 点头像：{ $does }
table-tap-two =
    { $n ->
        [1] 点桌上 2 个头像，先后不限
       *[2] 再点另一个头像
    }
table-choose-one = 选 1 个，点下就算数。
table-tap-face =
    { $most ->
        [1] 点桌上的头像
       *[other] { $least ->
            [0] 点桌上的头像，最多 { $most } 个
            [same] 点桌上的头像，共 { $most } 个
           *[other] 点桌上的头像，{ $least } 到 { $most } 个
        }
    }
table-pick-more = { $pick }，还差 { $n } 个
table-card-news = 有话只对你说
table-card-first = 还没看过，轻点
table-card-morning = 昨夜的消息
table-card-gave = 答复都在牌上
table-card-nothing = 昨夜没有消息。每天早上，人人的牌上都写“昨夜的消息”，这样谁真有消息看不出来。
table-card-log = 记录
table-card-cover = 轻点盖上
table-pick-counts = 时间一到，按你选的算。
table-offers-label = 随时可做的事
table-offer-back = 返回

# 发言与经过

table-whisper = 私聊
table-whispering = 悄悄说…
table-whisper-read = 翻开牌看内容
table-speaks-now = 现在{ SEAT($seat) }发言
table-muted = 房主把你静音了，只能用快捷发言
table-whisper-to = 私聊{ SEAT($seat) }
table-say-whisper = 私聊{ SEAT($seat) }
table-phrases = 快捷发言
table-hidden = 这句话已被房主隐藏。
table-people =
    { $host ->
        [yes] 静音、举报……
       *[no] 举报……
    }
table-gist = { $text }（{ $gist }）
table-log-filter =
    { $name ->
        [happened] 只看事件
        [talk] 只看发言
        [mine] 只看我的
       *[all] 全部
    }
table-log-filters = 正在看：{ $now }。更换
table-log-show = 显示内容
table-log-jump = 跳到……

# 自己的牌与笔记

table-role-rules =
    { $game ->
        [clocktower] 查看角色规则
        [shadow_hunters] 查看角色规则
       *[other] 查看身份规则
    }
table-trust =
    { $trust ->
        [t0] 认定对面
        [t1] 偏对面
        [t3] 偏自己人
        [t4] 认定自己人
       *[t2] 看不清
    }
table-my-suspicion = 我的判断：{ $what }

# 我的座位

table-rules =
    { $game ->
        [mafia] 规则与身份
        [werewolf] 规则与身份
       *[other] 规则与角色
    }

# 法官台

table-desk =
    { $tab ->
        [log] 记录
        [steps] 流程
        [back] 撤回
       *[rulings] 裁决
    }

table-looking =
    { $seat ->
        [-1] 公开视角，只能看。
       *[other] { SEAT($seat) }的视角，只能看。
    }
table-looking-back = 回到我的视角
