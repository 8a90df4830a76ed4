# 笔记：第一次打开时取来。

table-trust-of = 我怎么看{ SEAT($seat) }
table-claim =
    { $game ->
        [clocktower] 报的角色
       *[other] 起跳身份
    }
table-claim-of =
    { $game ->
        [clocktower] { SEAT($seat) }报的角色
       *[other] { SEAT($seat) }起跳的身份
    }
table-note = 备注
table-note-of = 关于{ SEAT($seat) }的备注
table-notes-free = 其他笔记
table-notes-state =
    { $state ->
        [kept] 只有你能看到。随座位保存，换设备也在。
        [writing] 正在保存……
        [full] 笔记写满了，最后几笔没存上，删掉一些吧。
        [unkept] 最后几笔还没存上，正在重试。
       *[unread] 正在读取笔记……
    }
