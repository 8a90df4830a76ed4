# 页面的框架：首页、设置、菜单、连接。

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
        [nowhere] 找不到这个页面
        [room] 牌桌
       *[home] 身份推理游戏
    }
page-nowhere-why = 这个网址打不开，可能复制时漏了一截。
page-menu = 菜单
page-mute =
    { $on ->
        [yes] 静音中，点一下打开
       *[no] 声音已开，点一下静音
    }
page-footer = 牌、选择和秘密都只留在这台服务器上，页面不从别处取任何东西。
page-licence = 自由软件，以麻省理工许可证发布。
page-loading = 请稍候……
page-broken = 页面的这一块坏了
page-broken-more = 牌桌没事，刷新就能接着玩。
page-reload = 刷新
page-offline = 没有网络，一恢复就自动连上。
page-unreachable = 连不上服务器，正在重试。
page-newer = 有新版本了。
page-newer-seat = 有新版本了，座位给你留着。
page-newer-go = 更新

# 首页

page-back-to = 回到你的牌桌 · { $game }
page-asked = 等你选择
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
page-game-rules =
    { $game ->
        [mafia] 规则与身份
        [werewolf] 规则与身份
       *[other] 规则与角色
    }
page-options-more = 细则（{ $n } 项）
page-again = 再来一桌：{ $game } { $n } 人{ $named ->
        [yes] ，{ $board }
       *[no] { "" }
    }{ $bots ->
        [yes] ，和机器人玩
       *[no] { "" }
    }
page-options-as =
    { $changed ->
        [yes] 有改动
       *[no] 默认
    }
page-options-room = 牌桌
page-as-usual = 全部恢复默认

# 房间

page-next = 新的一桌开好了。
page-next-go = 过去坐下
page-call =
    { $cue ->
        [asked] 轮到你了。
        [over] 这一局结束了。
       *[stage] { $what }
    }

# 设置

page-settings-mute = 静音
    .help = 声音、震动和朗读一起停；下面选好的仍然保留。
