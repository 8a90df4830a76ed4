# 服务器的提示。

error-bad-message = 这条消息无法识别。
error-forbidden = 这一步不归你。
error-internal = 服务器出错了，什么都没有改变。
error-no-guest = 这把钥匙认不出来，也许已换过。没有钥匙也能玩。
error-no-room = 没有这个房间号。
error-no-seat = 没有这个座位。
error-not-away = 人不在时，机器人才能代打。
error-too-soon = 离开的时间还不够长：15 秒后机器人才能代打，90 秒后才能换人。
error-handed-on = 你不在时，房主把你的座位交给了别人。你可以收回座位。
error-yours-already = 这个座位就是你的，不用收回。
error-not-found = 这里什么也没有。
error-not-over = 要等牌局结束。
error-seat-empty = 那个座位上没有人。
error-seat-taken = 这个座位有人了，请另选一个。
error-started = 牌局已经开始了。
error-moving = 这一桌正在换到另一台服务器，请稍后再试。
error-store-failed = 服务器没能保存，这一步没有生效，请稍后再试。
error-other-rules = 这一桌按另一版规则进行，现已无法打开。
error-ending = 服务器即将停止，不再开新桌；已有的牌局可以继续。
error-damaged = 服务器保存的这一桌已无法读取。
error-set-aside = 这一桌暂时封存，原因请问服务器的管理者。
error-closed = 这一桌已被服务器的管理者关闭。
error-said-enough = 说得够多了：本桌的记录已满。
error-too-fast = 太快了，请稍等。
error-too-large = 内容太长了。
error-unauthorized = 无法确认你的座位，请用给你的链接打开。
