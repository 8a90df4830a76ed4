# 开局之前：座位、准备、邀请、玩法。

lobby-watching = 另有 { $n } 人旁观。
lobby-not-ready = 未准备
lobby-move-to = 坐这里（{ $n }号）
lobby-bot-here = 让机器人坐 { $n }号
lobby-no-device-head = 没带设备的玩家
lobby-no-device-why = 围坐在桌边，选择由你在这台设备上录入，别人都不用设备。
lobby-no-device-here = 没带设备：{ $names }
lobby-no-device-add = 入座
lobby-no-device-fill = 余下 { $n } 个座位都坐无名玩家
lobby-no-device-name = 玩家{ $n }
lobby-late = { $n } 把椅子留给晚到的人。
lobby-late-seat = 晚到
lobby-pick = 挑个座位
lobby-pick-more = 亮着的都空着。
lobby-missing = 还差谁
lobby-kick = 请{ $name }离座
lobby-leave = 离开这一桌
lobby-start-anyway = 仍然开始

# 准备确认

lobby-ready =
    { $mine ->
        [yes] ✓ 已准备
       *[no] 我准备好了
    }
lobby-ready-ask = 问问大家好了没
lobby-ready-waiting = 还没准备好：{ $names }
lobby-ready-all = 所有人都准备好了。

# 邀请

lobby-invite = 邀请
lobby-qr = 通往这一桌的二维码
lobby-qr-large = 全屏显示二维码
lobby-qr-how = 用手机相机扫码，或者在首页输入这个房间号。
lobby-qr-close = 点任意处关闭
lobby-elsewhere = 你用的网址只有本机能打开。上面的链接和二维码已换成别人也能打开的网址。
lobby-alone = 目前只有本机能打开这个链接。启动服务器时加上 { $how }，同一网络里的手机就能进来。
lobby-screen = 大屏幕模式

# 玩法

lobby-setup = 本桌玩法
lobby-change = 更改选项
lobby-all-usual = 全部为默认设置。
lobby-usual = 默认设置（{ $n } 项）
lobby-rules =
    { $game ->
        [mafia] 规则与身份
        [werewolf] 规则与身份
       *[other] 规则与角色
    }
lobby-new-tab = （在新标签页打开）

# 接替座位

lobby-claim = 有个座位留给你
lobby-claim-how = 有人要离开这一桌，把座位交给你：连同身份牌、局势和所知道的一切。链接只能用一次，先到先得。
lobby-claim-go = 坐下接手
lobby-claim-not = 先不接手，只旁观

## 头像：每盏灯上画的是什么

lobby-face = 你的头像
lobby-face-any = 用座位给的
lobby-face-taken = { $animal }：{ $who }已选
face = { $name ->
    [owl] 猫头鹰
    [hare] 野兔
    [cat] 猫
    [bear] 熊
    [frog] 青蛙
    [deer] 鹿
    [mouse] 老鼠
    [hedgehog] 刺猬
    [badger] 獾
    [ram] 公羊
    [pig] 猪
    [duck] 鸭
   *[other] 头像
}

## 开局前的闲聊

lobby-talk = 开局前的闲聊
lobby-talk-say = 对大家说
lobby-muted = 房主把你静音了，解除之前只能看。
lobby-talk-empty = 还没有人说话。开局后，这里说过的话不再保留。
lobby-coming =
    { $what ->
        [sits] { $n }号{ $name }入座。
        [goes] { $n }号{ $name }离座。
        [moves] { $name }换到 { $n }号座位。
        [bot] { $n }号{ $name }是机器人。
       *[ready] { $n }号{ $name }准备好了。
    }

# 大厅里和接手座位时的提示。

error-face-taken = 这个头像同桌已经选了，请另选一个。
error-seats-empty = 还有空位，请先坐满。
error-too-few-seats = 座位不够所有人坐，请多留几个。
error-no-invite = 这个邀请已失效，再要一个吧。
error-not-started = 牌局还没有开始。

ui-fill-bots = 机器人补满空位
ui-add-bot = 加一个机器人
ui-start-why-not = 坐满就能开局。
ui-wait-host = 等{ $host }开局。
ui-seeded = 这一桌的牌由指定的种子发出，定种子的人可能知道牌面。
ui-bot-kind = 机器人水平
ui-lobby-waiting = 还有 { $n } 个空位。
ui-lobby-full = 人已坐齐。
ui-at-table = 在座
ui-host = 房主
ui-bot-plain = 会思考
ui-bot-random = 随机
ui-start = 开始
ui-invite = 用这个链接邀请
ui-code = 房间号：
ui-which-seat = 座位
ui-any-seat = 任意空位
ui-come-late = 这张桌子给晚到的人留着椅子。
ui-no-seat = 坐满了，欢迎旁观。
