# 我的牌桌：坐在哪里，坐过哪里，结果如何。

me-title = 我的牌局
me-open = 还没结束
me-over = 已结束
me-none = 还没玩过。你入座的牌局都会记在这里。
me-show-all = 全部 { $n } 局
me-none-of = 没有这个游戏的牌局。
me-game = 游戏
me-all-games = 全部游戏
me-waiting = 等待开局
me-playing = 进行中
me-go-back = 回到牌桌
me-table = 牌桌 { $room }
me-seated = { $name }，{ $seat }号，共 { $players } 人
me-moderated = 由你当{ REFEREE($game) }，共 { $players } 人
me-was =
    你的{ $game ->
        [clocktower] 角色
        [shadow_hunters] 角色
       *[other] 身份
    }：{ $role }。
me-won = 胜
me-lost = 负
me-undecided = 不分胜负
me-ended = 已结束
me-replay = 回放
me-record = 记录

# 数字

me-numbers = 战绩
me-numbers-none = 打完第一桌，这里就会有数字。
me-tables = 已结束 { $n } 桌
me-tally = { $n } 局 { $won } 胜 · { $share }%
me-overall = 总计
me-by-game = 按游戏
me-streak = 连续 { $n } 局坚持到结束
me-interval = 横条是你的胜率十有八九所在的范围；斜纹表示局数还少，说明不了什么。
me-save-json = 保存全部数据
me-save-csv = 保存为表格
me-by-team = 按阵营
me-by-role = 按角色

# 身份

me-identity = 换设备也在
me-identity-why = 牌局只记在这个浏览器里。配一把钥匙，不用名字不用密码，服务器替你记着；凭一个链接，换设备连座位也能带走。
me-identity-make = 配一把钥匙
me-identity-kept = 这个浏览器里有你的钥匙，入座的牌局都记在它名下。
me-link-show = 显示给另一台设备的链接
me-link = 你的专属链接
me-link-qr = 专属链接的二维码
me-link-care = 请像钥匙一样保管：谁打开它，谁就拥有你的牌桌和座位。
me-renew = 换一个新链接，旧的作废
me-renewed = 已换新链接，旧链接不再有效。
me-forget = 丢掉钥匙
me-forget-why = 这个浏览器里的座位仍然归你。
me-forgotten = 钥匙已丢掉。

# 由链接而来

me-arrive = 把你的牌桌带到这里？
me-arrive-why = 这是一个专属链接。如果是你的，这个浏览器今后就保管你的牌桌和座位。
me-arrive-other = 这里已有另一把钥匙，打开会换掉它；没存旧链接，就再也找不回来。
me-arrive-yes = 是我的
me-arrive-no = 不是
me-arrived = 你的牌桌都在这里了。
me-arrive-void = 这个链接已经失效，也许后来换过新的。
