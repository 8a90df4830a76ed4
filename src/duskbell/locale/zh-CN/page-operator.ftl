# 管理页。

operator-title = 管理
operator-token = 管理口令
operator-come = 进入
operator-no = 这个口令在这里不起作用。
operator-go = 退出
operator-again = 重新读取
operator-day = 最近 24 小时
operator-number =
    { $name ->
        [rooms] 新开的牌桌
        [begun] 开始的牌局
        [over] 结束的牌局
        [closed] 被关闭
        [makers] 开桌的地址
        [guests] 新钥匙
        [reports] 举报
        [reports_open] 待处理的举报
        [bans] 被禁止的
        [now-rooms] 所连服务器：内存中的牌桌
        [now-playing] 所连服务器：正在进行
       *[now-connections] 所连服务器：连接
    }
operator-reports = 举报
operator-none = 没有待处理的举报。
operator-sort =
    { $sort ->
        [talk] 发言
        [name] 昵称
        [cheating] 作弊
        [leaving] 中途离开
       *[other] 其他
    }
operator-outcome = 处理结果（记入日志，不告诉举报人）
operator-answer = 处理完毕
operator-room = 查看牌桌
operator-code = 房间号
operator-eyes = 谁的视角
operator-as =
    { $eyes ->
        [moderator] 法官
       *[public] 所有人
    }
operator-look = 查看
operator-logged = 每次查看都会先记入下面的日志。
operator-status =
    { $status ->
        [lobby] 尚未开始
        [over] 已结束
        [closed] 已关闭
       *[playing] 进行中
    }
operator-unlist = 移出公开列表
operator-list = 交还房主决定
operator-close = 永久关闭
operator-close-why = 关闭的原因（只记入日志）
operator-maker = 开桌地址 { $address }
operator-bot = 机器人
operator-pick = 要禁止的话：填到下面的表格里
operator-talk = 只看发言
operator-nothing = 还没有内容。
operator-bans = 禁止使用
operator-who = 地址、网段或钥匙
operator-hours = 多少小时
operator-why = 禁止的原因（只记入日志）
operator-ban = 禁止
operator-until = 到 { $when }
operator-lift = 解除
operator-log = 日志
operator-log-empty = 还没有任何操作或查看。
operator-deed =
    { $deed ->
        [answer] 处理举报
        [look] 查看
        [close] 永久关闭
        [unlist] 移出公开列表
        [list] 交还房主决定
        [ban] 禁止使用
        [lift] 解除禁止
       *[other] { $deed }
    }
