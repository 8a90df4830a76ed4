# 以前一起玩过的人：用到时才取。

met-head = 一起玩过的人
met-none = 和你玩完过一局的人会出现在这里，轻点一下就能邀请。
met-tables =
    { $n ->
        [1] 同桌 1 局，{ $game }，{ $when }
       *[other] 同桌 { $n } 局，最近一局{ $game }，{ $when }
    }
met-call = 一起玩过的人
met-invite =
    { $done ->
        [yes] 已邀请{ $name }
       *[no] 邀请{ $name }来这一桌
    }
met-called = 对方会在首页看到，不会响铃。
met-all = 显示全部 { $n } 人
met-invites = { $name }邀请你玩一局{ $game }。
met-go = 去这一桌
met-decline = 先不去
met-block = 不再看到{ $name }
met-block-short = 屏蔽
met-blocked = 你已屏蔽{ $name }。
met-unblock = 解除
met-listed = 一起玩过的人可以邀请我
met-listed-help = 关闭后，你不出现在任何人的名单里，你的名单也是空的。别人只看到你最近一局用的名字。
