# 对同桌的人能做什么：打开时才取来。

people-head = 同桌的人
people-muted = 被房主静音
people-mute =
    { $on ->
        [yes] 让{ $name }恢复说话
       *[no] 让{ $name }静音（对所有人）
    }
people-mute-help = 自己写的话不再发到桌上，快捷发言照常。人人都看得见静音。
people-hide = 对所有人隐藏这句话
people-hide-help = 大家看得见房主隐藏了谁的一句话。隐藏后不能恢复。
people-line = { SEAT($seat) }的这句话
people-line-report = 举报这句话
people-host = 让{ $name }当房主
people-away = 请{ $name }离座，由机器人代打
people-gallery =
    { $closed ->
        [yes] 重新开放旁观席聊天
       *[no] 关闭旁观席聊天
    }
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

# 自己的座位

table-confirm-switch = 送出前再确认一次
table-confirm-help = 第一下选中，第二下才发出。
table-keys = 键盘：数字选座位或选项，0 选不指人的那项，回车送出，退出键返回。
table-leave = 离开这一桌
table-leave-help = 你回来之前，由机器人代打。
table-hand = 把座位交给别人
table-hand-help = 换人接着玩。对方一打开链接，座位就归对方。
table-hand-done = 谁先打开这个链接，谁就接替{ SEAT($seat) }。
table-hand-link = 座位链接

# 法官台上的一个座位

table-foul = 犯规与处罚
table-foul-reason =
    { $what ->
        [signals] 场外信息
        [oaths] 发誓
        [overtime] 超时
       *[abuse] 人身攻击
    }
table-foul-do = ：{ $what }，{ SEAT($seat) }
table-all-hear = 所有人会听到
table-penalties = 已有 { $n } 次处罚：
table-eyes-of = { SEAT($seat) }的视角
