# 刚刚发生的事：桌子中央的一张卡片。

moment = { $kind ->
    [dealt] 发到你一张牌
    [vote] 计票结果
    [missed] 你离开的时候
   *[other] 刚刚发生的事
}
moment-look = 看牌
moment-cover = 看好了，盖上
moment-close = 知道了

# 各人图的是什么：自己牌上的话。
moment-done = { SEATS($seats) }，{ ROLE($role) }：“{ $aim }”
moment-aim = { ROLE($role) }：“{ $aim }”
moment-aim-all = “{ $aim }”
