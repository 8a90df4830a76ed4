# 牌局结束之后：经过、各人所知、公平证明、再战一局；以及回放。

end-with-bots = 和机器人再来一局
end-replay = 看回放
end-to-cup = 回到杯赛

end-rematch = 原班人马再战一局
end-rematch-alone = 同一桌再来：先换座位或选项
end-rematch-how = 这一桌的所有人（包括机器人）都会坐进新桌的等候室，原来的链接照样有效。
end-rematch-go = 开新桌：{ $game }，{ $n } 人
end-rematch-rotate = 每人往后挪一个座位
    .help = 换人先手，大家坐到邻座的位置。
end-rematch-other = 换游戏、人数或选项
end-rematch-game = 游戏
end-rematch-small = 这个游戏最多 { $n } 人，坐不下在座的所有人。
end-rematch-wait = 等房主开新桌，按钮会出现在最上面。

end-story = 逐条记录
end-story-talk = 包括所有发言
end-knowledge = 谁知道了什么
end-knowledge-how = 一行是一个人临结束时对每人所知，不论真假；下面写从何时知道。粗体：比别人早，或独自知道。斜体：自己的牌。横线：不知道。可以左右滑。
end-knowledge-corner = 所知……
end-knowledge-not = 不知道
end-knowledge-since = { $phase }起
end-knew-after = { $phase }之后
end-knew-here = { SEAT($seat) }此时所知
end-knew-nothing = 对别人一无所知。
end-knew-in-truth = 其实是{ $what }
end-knew-all = 所有人的所知
end-knew-worlds = { SEAT($seat) }本来能知道什么
end-knew-open = 此时所知
end-knew-how = 横排的人对竖列的人所知
end-knew-told = 得知过某些消息
end-knew-wrong = 信以为真，其实不是

end-proof = 发牌公平吗？
end-proof-verdict =
    { $says ->
        [holds] 公平：记录揭晓的内容，与发牌时封存的一致。
        [broken] 不一致：记录揭晓的内容，不是发牌时封存的那一份。
       *[unknown] 页面未经加密连接打开，浏览器无法计算封存值。可以用下面的命令核对，或者在服务器本机的浏览器里打开。
    }
end-proof-how = 发第一张牌之前，所有人都看到一串指纹（哈希值），它来自决定一切随机结果的种子。结束时种子和盐公开：指纹对得上，就说明没有人动过牌。
end-proof-shown = 发牌时公布
end-proof-opened = 结束时揭晓：种子和盐
end-proof-found = 你的浏览器据此算出的指纹
end-proof-command = 要逐一核对每次抽取，请下载记录并运行：

end-keep = 保存与分享
end-replay-link = 回放链接
end-replay-all = 拿到链接的人能看到这一桌的所有身份和全部发言。

# 回放

end-replay-of = 回放：{ $game }
end-replay-table = 回到牌桌
end-replay-as = 谁的视角
end-replay-public = 公开
end-replay-moderator = 全部
end-replay-start = 开局前。
end-replay-where = { $phase } · 第 { $n } 步，共 { $all } 步
end-replay-controls = 回放控制
end-replay-scrub = 时刻
end-replay-speed = 速度：{ $speed } 倍
end-replay-times = { $speed }×
end-replay-play =
    { $playing ->
        [yes] 暂停
       *[no] 播放
    }
end-replay-event-back = 后退一步
end-replay-event-next = 前进一步
end-replay-phase-back = 上一阶段
end-replay-phase-next = 下一阶段
end-replay-not-yet = 这一局还没结束
end-replay-not-yet-why = 回放会公开所有身份，要等牌局结束才能看。在那之前，你可以旁观公开的内容。
end-replay-none = 没有可看的回放

# 终局的几句话：阵营、复盘、分享图

end-camp = { $won ->
        [yes] { $team } · 获胜
       *[no] { $team }
    }
end-you = 你是{ ROLE($role) }{ $alive ->
        [yes] ，活到了最后。
       *[no] ，已{ $dead }。
    }
end-recap = 发生了什么
end-recap-night = 第 { $n } 夜
end-recap-day = 第 { $n } 天
end-recap-round = { $to ->
    [0] 第 { $n } 回合
   *[other] 第 { $n }–{ $to } 回合
}
end-recap-turn = 第 { $n } 回合
end-recap-space = { "" }
end-turns = 转折
end-then = 只看我当时知道的
end-then-nothing = 这些你当时一件也没看到。
end-share = 分享
end-share-title = 这一局的分享图
end-share-wide = 横图
end-share-tall = 竖图
end-share-circle = 魔典
end-share-names = 带上昵称
end-share-names-why = 不愿署名的人只写号码。
end-share-alt = 结果：{ $headline }。{ $line }
end-share-send = 分享这张图
end-share-save = 保存这张图
end-share-failed = 这个浏览器画不出图，截屏也行。
end-share-seats = { $game } · { $n } 人
end-share-where = 来玩：{ $host }
end-share-nights = { $nights ->
        [0] { $days } 回合。
       *[other] { $nights } 夜 { $days } 天。
    }
ui-lost-game = 落败
ui-play-again = 马上再来一局
ui-record = 下载记录
