# 染·钟楼谜团的页面：要用时才取的文字——自己的标记，说书人的桌面。

clocktower-own-of = { SEAT($seat) }旁边的标记
clocktower-own-help = 只有你自己看得到，换设备也在。打开身份牌或笔记本时，标记会显示在座位旁。
clocktower-own-part =
    { $part ->
        [sides] 阵营
        [reminders] 提示标记
       *[characters] 角色
    }

clocktower-notes =
    { $n ->
        [0] 今晚备忘：没有要决定的
       *[other] 今晚备忘：{ $n } 件要先想好
    }
clocktower-notes-asks = 会被问到，由本人选择
clocktower-notes-decides =
    { $ways ->
        [0] 由你决定：{ $what }
       *[other] 由你决定：{ $what }（{ $ways } 种说法）
    }
clocktower-notes-certain = 目前只有一种说法：{ $what }
clocktower-notes-impaired = 目前能力失效
clocktower-notes-maybe = 可能要决定：{ $what }

clocktower-asked = 私下提问
clocktower-answer-alone = 单独回答
clocktower-answer-all = 公开回答
clocktower-hush =
    { $on ->
        [yes] 已禁止交谈，天亮为止
       *[no] 禁止今晚的交谈
    }
clocktower-hush-why = 夜里可以说话，但不能谈今晚的事；首夜不要谈自己的角色。禁令全场可见，理由记入记录。
clocktower-hush-usual = 谈到了今晚的事
clocktower-reason = 理由（记入记录）
clocktower-fabled-head = 传奇角色
