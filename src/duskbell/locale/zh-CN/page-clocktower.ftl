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

clocktower-rule-hint = 这一桌由程序当说书人：写出角色的名字，就看到那条规则；打开自己的牌，就看到自己的。
clocktower-rule-all = 全部规则
clocktower-panel = 提名
clocktower-no-nominations = 还没有人被提名。
clocktower-nominations-of = 第 { $day } 天
clocktower-nomination = { SEAT($seat) }提名{ SEAT($other) }
clocktower-votes =
    { $n ->
        [0] 0 票
       *[other] { $n } 票：{ SEATS($seats) }
    }
clocktower-believes = 自认{ ROLE($role) }

# 说书人的台面。

clocktower-sheet = 夜晚顺序表
clocktower-sheet-next = 今晚的准备
clocktower-step-minioninfo = 爪牙信息
clocktower-step-demoninfo = 恶魔信息
clocktower-step-of = { SEATS($seats) }
clocktower-step-for-show = 无人持有，只走过场
clocktower-signs = 唤醒：轻拍肩膀两下。入睡：用手遮住自己的眼睛。选择：对方指谁，你也指一次。
clocktower-show = 给对方看
clocktower-show-this = 给对方看
clocktower-show-anything = 出示手势或标记
clocktower-show-learn = 你得知
clocktower-show-evil = 恶魔在这里。爪牙：{ SEATS($seats) }
clocktower-show-bluffs = 这些角色不在场
clocktower-show-you = 你是
clocktower-show-one-of = 下面有一人是
clocktower-show-token = 这个标记
clocktower-show-none = 没有
clocktower-show-yes = 是
clocktower-show-no = 否
clocktower-show-good = 善良
clocktower-show-evil-side = 邪恶
clocktower-sign =
    { $what ->
        [yes] 手势：点头。
        [no] 手势：摇头。
        [good] 手势：拇指朝上。
       *[evil-side] 手势：拇指朝下。
    }
clocktower-sign-number =
    { $n ->
        [0] 手势：拇指和指尖围成一个圈。
       *[other] 手势：伸 { $n } 根手指。
    }
clocktower-other = 告诉别的
clocktower-other-why = 不在合规的说法里：这是你的裁定，理由会留在记录里。听到的人看不出来。
clocktower-other-what = 内容
clocktower-other-seat = 涉及
clocktower-other-do = 告诉{ SEAT($seat) }：{ $what }

# 给新玩家的规则，可以念出来，也可以递给对方看。

clocktower-newcomers = 给新玩家的规则
clocktower-newcomers-title =
    { $part ->
        [game] 这个游戏
        [night] 夜里
        [day] 白天
        [vote] 提名
       *[end] 怎样算赢
    }
clocktower-newcomers-game =
    你抽了一个标记，上面写着你是谁、属于哪一边、能做什么。可以藏着，可以告诉任何人，也可以说成别的。

    我们大多数是善良的，互不认识。少数是邪恶的，彼此认识，其中有一个是恶魔。
clocktower-newcomers-night =
    夜里都闭眼。我唤醒你，就是你的能力生效的时候：你指一个人，或者我给你看一样东西，然后继续睡。

    有人可能醉酒或中毒。那时能力不起作用，我给出的也可能是错的，而本人不知道。其他人得到的都可以相信。
clocktower-newcomers-day =
    白天随便说，当众说或私下说都行。对一对各自知道的，找出对不上的人。想知道自己的能力怎么用，私下问我。

    死了照样玩：可以说、可以听，和自己的阵营同胜同败。能力没有了，票还剩一张。
clocktower-newcomers-vote =
    提名由我开始。存活的人每天可以提名一人，每人每天只能被提名一次。被提名的人先说话。

    然后我顺时针逐个指过去。指到你的时候手举着，就算一票。存活的人想投几次都行，死亡的人整局只剩一次。

    票数要到存活人数的一半，并且比今天其他人都多。提名结束时站在最前面的人被处决。平票就都不处决。
clocktower-newcomers-end =
    恶魔死了，善良获胜。只剩两人存活，邪恶获胜。有不清楚的随时问。
