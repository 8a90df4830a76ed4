# 染·钟楼谜团的页面：要用时才取的文字——自己的标记，说书人的桌面。

clocktower-own-of = { SEAT($seat) }旁边的标记
clocktower-own-help = 只有你自己看得到，换设备也在。打开身份牌或笔记本时，标记会显示在座位旁。
clocktower-own-part =
    { $part ->
        [sides] 阵营
        [reminders] 提示标记
       *[characters] 角色
    }

clocktower-notes =
    { $n ->
        [0] 今晚备忘：没有要决定的
       *[other] 今晚备忘：{ $n } 件要先想好
    }
clocktower-notes-asks = 会被问到，由本人选择
clocktower-notes-decides =
    { $ways ->
        [0] 由你决定：{ $what }
       *[other] 由你决定：{ $what }（{ $ways } 种说法）
    }
clocktower-notes-certain = 目前只有一种说法：{ $what }
clocktower-notes-impaired = 目前能力失效
clocktower-notes-maybe = 可能要决定：{ $what }

clocktower-asked = 私下提问
clocktower-answer-alone = 单独回答
clocktower-answer-all = 公开回答
clocktower-hush =
    { $on ->
        [yes] 已禁止交谈，天亮为止
       *[no] 禁止今晚的交谈
    }
clocktower-hush-why = 夜里可以说话，但不能谈今晚的事；首夜不要谈自己的角色。禁令全场可见，理由记入记录。
clocktower-hush-usual = 谈到了今晚的事
clocktower-reason = 理由（记入记录）
clocktower-fabled-head = 传奇角色
clocktower-sheet = 夜晚顺序表
clocktower-sheet-next = 今晚的准备
clocktower-step-of = { SEATS($seats) }
clocktower-step-for-show = 无人持有，只走过场
clocktower-signs = 唤醒：轻拍肩膀两下。入睡：用手遮住自己的眼睛。选择：对方指谁，你也指一次。
clocktower-show-anything = 出示手势或标记
clocktower-balance =
    { $what ->
        [bag-demon] 恶魔决定夜里怎么走，先选它，其余照它来配。
        [bag-minion] 下毒和偷看每夜都帮邪恶；多加外来者只在抽取时起作用；继承人在恶魔倒下时起作用。
        [bag-outsider] 每个都让善良付出代价：一份假信息、一条假线索、投票里的陷阱、被绑住的手。
        [bag-townsfolk] 混着配才平衡：有的首夜就得知，有的每夜得知，有的动手，有的不怕被杀。得知越多，善良越轻松。
        [disguise] 给会得知信息的角色，才编得出前后一致的假话；只动手的角色自己很难察觉。
        [red-herring] 话多的人当干扰项，线索更热闹；安静的人当，几乎没有影响。
       *[bluffs] 通常两个镇民、一个外来者。每夜都要报的比只报一次的难圆；给一个外来者，可以掩盖对不上的人数。
    }
clocktower-balance-kind =
    { $kind ->
        [first] 首夜得知：{ $n }
        [nightly] 每夜得知：{ $n }
        [deed] 动手：{ $n }
       *[quiet] 等待：{ $n }
    }
clocktower-other = 告诉别的
clocktower-other-why = 不在合规的说法里：这是你的裁定，理由会留在记录里。听到的人看不出来。
clocktower-other-what = 内容
clocktower-other-seat = 涉及
clocktower-other-do = 告诉{ SEAT($seat) }：{ $what }
