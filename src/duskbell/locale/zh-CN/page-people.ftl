# 对同桌的人能做什么：打开时才取来。

people-head = 同桌的人
people-muted = 房主已静音
people-mute =
    { $on ->
        [yes] 让{ $name }恢复说话
       *[no] 让{ $name }静音（对所有人）
    }
people-mute-help = 自己写的话不再发到桌上，快捷短语照常。人人都看得见静音。
people-host = 让{ $name }当房主
people-away = 请走{ $name }，由机器人接着玩
people-report = 举报{ $name }……
people-report-table = 举报这一桌……
people-report-why = 由架设这台服务器的人处理，同桌的人不会知道。
people-report-what = 因为什么
people-report-sort =
    { $sort ->
        [talk] 辱骂或歧视
        [name] 昵称不当
        [cheating] 作弊
        [leaving] 故意离场
       *[other] 其他
    }
people-report-words = 说说经过（可以不填）
people-report-send = 提交举报
people-reported = 举报已收到。
