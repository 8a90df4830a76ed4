# 几个人共用一部手机。

phone-add-head = 几个人，一部手机
phone-add-why = 没带手机的人也能玩：手机轮流传，谁也看不到别人的牌。
phone-name = 下一位玩家的名字
phone-add = 在这里入座
phone-remove = { $name }离座
phone-clock-why = 传手机要花时间，不计时的牌桌最合适。
phone-clock-off = 改为不计时
phone-no-decoys = 这一桌夜里没有假问题。手机每一步还是会传遍所有人，可是只看一眼的人，总比做决定的人少点几下。
phone-decoys-on = 打开假问题

# 传手机

phone-pass = 请把手机传给
phone-alone = { $name }，确认只有你看得到屏幕。
phone-open = 我是{ $name }：按住打开
phone-holding = 继续按住
phone-hold-how =
    { $holding ->
        [yes] 现在松手就不会打开。
       *[no] 按住一秒；提早松手就不会打开。
    }
phone-skip = 先给别人
phone-lay = 放回桌上
phone-others = 应该给别人
phone-rest = 你们都轮过了
phone-rest-more = 把手机放下，轮到谁，它会说。
phone-held = 手机在{ $name }手里
phone-done = 盖上

# 放在桌上

phone-asked = 要选的：{ $names }
phone-round-asked =
    { $n ->
        [one] 传过去选
       *[other] 传一圈选
    }
phone-round-look = 传一圈，每人看一次
phone-decline = 我们都选“{ $option }”
phone-ready =
    { $n ->
        [0] 我们都准备好了
       *[other] 我们都准备好了（{ $n }）
    }
phone-choose = 有人要看手机
phone-speak = 有人要发言
phone-speaker = 谁在发言
phone-text = 对所有人说
