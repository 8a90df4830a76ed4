# 某个座位能相信哪些世界：有人问时才取来。

insight-now = { SEAT($seat) }现在能相信什么
insight-how = 按规则，符合{ SEAT($seat) }到此为止所见的每一张牌。不说哪一种更可能。
insight-looking = 正在找符合的世界……
insight-deals = { $range ->
    [exact] 有 { $low } 种发牌符合。
    [between] 有 { $low } 到 { $high } 种发牌符合。
   *[more] 至少有 { $low } 种发牌符合，没有全部看完。
}
insight-unproven = 牌面符合，但没有及时找到一整局。
insight-unproven-legend = ? 表示牌面符合，但没有及时找到一整局。
insight-unproven-short = 未证实
insight-play = 播放其中一个世界
insight-save = 保存其中一个世界
insight-none-shown = 没有及时找到可以播放的一整局。
insight-world = 这是{ SEAT($seat) }可以相信的一个世界，不是实际发生的事。
insight-back = 回到实际发生的事
error-no-insight = 花的时间太长，这里能知道什么没有找出来。服务器可能正忙，过一会儿再试。
error-no-solver = 这台服务器没有装染的求解器，装上才能回答。
error-no-world = 没有一种发牌符合这里所见：这一桌曾被手动改过。
