# 《染·钟楼谜团》在页面上的桌面。

clocktower-block = 即将被处决，{ $votes } 票
clocktower-nominee = 被提名
clocktower-hand-up = 举着手
clocktower-voted = 已投票
clocktower-vote-left = 还有一票
clocktower-vote-gone = 没有票了
clocktower-no-vote = 你的最后一票已经用掉，这次计票没有你。
clocktower-dead =
    { $vote ->
        [yes] 你已死亡：照样说话，还有一票。
       *[no] 你已死亡，票已用完：照样说话。
    }
clocktower-in-night = 第 { $day } 夜：{ $what }
