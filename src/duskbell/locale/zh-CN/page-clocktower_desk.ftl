# 染·钟楼谜团的页面：要用时才取的文字——自己的标记，说书人的桌面。

clocktower-own-of = { SEAT($seat) }旁边的标记
clocktower-own-help = 只有你自己看得到，换设备也在。打开身份牌或笔记本时，标记会显示在座位旁。
clocktower-own-part =
    { $part ->
        [sides] 阵营
        [reminders] 提示标记
       *[characters] 角色
    }
