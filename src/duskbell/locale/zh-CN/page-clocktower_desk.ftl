# 染·钟楼谜团的页面：要用时才取的文字——自己的标记，说书人的桌面和只问说书人的问题。

clocktower-own-of = { SEAT($seat) }旁边的标记
clocktower-own-help = 只有你自己看得到，换设备也在。打开自己的牌或笔记时，标记会显示在座位旁。
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
        [bag-minion] 看它什么时候帮邪恶：有的夜夜出手，有的只改抽取，有的等处决或恶魔倒下那一刻。
        [bag-outsider] 每个都让善良付出代价：挑这一桌付得起的。
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

ask-clocktower-bag-demon = 把哪个恶魔放进盲抽袋？
    .short = 选恶魔
    .pick = 放进{ $what }
ask-clocktower-bag-minion = 把哪些爪牙放进盲抽袋？
    .short = 选爪牙
    .pick = 放进{ $what }
ask-clocktower-bag-outsider = 把哪些外来者放进盲抽袋？
    .short = 选外来者
    .pick = 放进{ $what }
ask-clocktower-bag-townsfolk = 把哪些镇民放进盲抽袋？
    .short = 选镇民
    .pick = 放进{ $what }
ask-clocktower-disguise = { ROLE($a0) }以为自己是哪个角色？
    .short = 以为自己是什么
    .pick = 抽到{ $what }
ask-clocktower-red-herring = 谁会被{ ROLE($a1) }当作恶魔？
    .short = 干扰项
    .pick = { $what }当干扰项
ask-clocktower-bluffs = 把哪三个不在场的角色给恶魔看？
    .short = 恶魔伪装
    .pick = 展示{ $what }
ask-clocktower-side = { SEAT($a0) }（{ ROLE($a1) }）杀死了爪牙。邻近的哪名镇民中毒？
    .nobody = 无人
    .short = 谁中毒
    .pick = { $what }中毒
ask-clocktower-twin = { SEAT($a0) }（{ ROLE($a1) }）的对手是谁？
    .short = 双子的对手
    .pick = { $what }是对手
ask-clocktower-seems-evil = 因为{ SEAT($a0) }（{ ROLE($a1) }），谁被当作邪恶？
    .short = 谁被当作邪恶
    .pick = { $what }被当作邪恶
ask-clocktower-drunk = { $a1 ->
    [sweetheart] 若{ SEAT($a0) }（{ ROLE($a1) }）死亡，从此谁醉酒？
   *[other] 因为{ SEAT($a0) }（{ ROLE($a1) }），谁醉酒？
  }
    .nobody = 无人
    .short = 谁醉酒
    .pick = { $what }醉酒
ask-clocktower-drunk-instead = { SEAT($a2) }白天可能离场。若离场，因为{ SEAT($a0) }（{ ROLE($a1) }），改由谁醉酒？
    .short = 有人离场时谁醉酒
    .pick = 改由{ $what }醉酒
ask-clocktower-barber = 由哪个恶魔（或被当作恶魔的人）决定两名玩家交换角色？
    .short = 剪刀归谁
    .pick = 交给{ $what }
ask-clocktower-deaths = { SEAT($a0) }（{ ROLE($a1) }）变出了恶魔。今晚谁死亡？
    .short = 今晚谁死亡
    .pick = { $what }死亡
ask-clocktower-madness = 因疯狂处决：
    .short = 因疯狂处决
    .pick = 处决{ $what }
ask-clocktower-tell = 你告诉{ SEAT($a0) }（{ ROLE($a1) }）什么？
    .short = 告知信息
    .pick = 告诉：{ $what }
    .two = “这两个人里有一个是{ $what }。”
    .pair = 告诉：{ SEAT($one) }、{ SEAT($other) }里有{ $what }
ask-clocktower-outsiders = 因为{ ROLE($a0) }：外来者多一个还是少一个？
    .as-usual = 不变
    .more = 多一个
    .fewer = 少一个
    .short = 外来者数目
ask-clocktower-outsiders-shown = { SEAT($a0) }（{ ROLE($a1) }）醉酒或中毒。给对方看哪些外来者在场？
    .short = 展示的外来者
    .none = 一个也不展示
    .pick = 展示{ $what }
ask-clocktower-seems-outsider = { SEAT($a2) }被{ SEAT($a0) }（{ ROLE($a1) }）当作外来者。展示为哪个外来者？
    .short = 被当作哪个外来者
    .pick = 展示{ $what }
ask-clocktower-spared = 因为{ SEAT($a0) }（{ ROLE($a1) }），明天哪些善良玩家被处决也不死？
    .short = 谁免死
    .none = 无人
    .pick = 免死：{ $what }
ask-clocktower-by-hand = 请手动处理{ SEAT($a0) }（{ ROLE($a1) }）此刻的能力。
    .done = 已处理
    .short = 手动步骤
ask-clocktower-tinker = { SEAT($a0) }（{ ROLE($a1) }）现在死亡吗？
    .short = 修补匠的生死
    .pick = 死亡：{ $what }
ask-clocktower-strike = 让随时可能死亡的人现在死亡：
    .short = 随时的死亡
    .pick = { $what }死亡
ask-clocktower-true = { SEAT($a0) }今天作为{ ROLE($a1) }说的事属实吗？
    .short = 所说的真假
    .pick = 属实：{ $what }
ask-clocktower-gossip-kills = { SEAT($a0) }（{ ROLE($a1) }）所说属实。谁死亡？
    .short = 谁因谣言死亡
    .pick = { $what }死亡
ask-clocktower-comes-up = { SEAT($a0) }（{ ROLE($a1) }）上一晚选过的人里，有谁复活吗？
    .nobody = 无人
    .short = 谁复活
    .pick = 复活：{ $what }
ask-clocktower-fooled-minions = { SEAT($a0) }以为自己是恶魔。让谁看起来是爪牙？
    .short = 假爪牙
    .pick = 展示{ $what }
ask-clocktower-fooled-bluffs = { SEAT($a0) }以为自己是恶魔。给对方看哪些角色不在场？
    .short = 假伪装
    .pick = 展示{ $what }
ask-clocktower-claim = 明天{ SEAT($a0) }作为{ ROLE($a1) }来访时听到什么？旁注说明真假。
    .short = 来访时说什么
    .pick = 告诉：{ $what }
ask-clocktower-answers = 明天{ SEAT($a0) }若作为{ ROLE($a1) }来提问，由谁回答，怎样回答？
    .truly = 由程序如实回答
    .falsely = 由程序作假回答
    .myself = 由自己稍后回答
    .short = 谁来回答
    .pick = 回答：{ $what }
ask-clocktower-answer = { SEAT($a0) }（{ ROLE($a1) }）问这是不是真的：{ CLAIMS($a2) }。
    .yes = 是
    .no = 否
    .unknown = 我不知道
    .short = 回答提问
ask-clocktower-registers = { SEAT($a2) }这一次（或接下来的白天）会被{ ROLE($a1) }当作要找的那种人吗？
    .short = 被当作什么
    .pick = 当作：{ $what }
ask-clocktower-charmed = { SEAT($a2) }可能被{ SEAT($a0) }（{ ROLE($a1) }）当作恶魔。两人交换标记吗？
    .short = 交换标记
    .pick = 交换：{ $what }
ask-clocktower-grimoire = { SEAT($a0) }（{ ROLE($a1) }）看到怎样的魔典？
    .as-it-is = 原样
    .short = 展示魔典
    .pick = 展示：{ $what }
ask-clocktower-reminder = { SEAT($a0) }（{ ROLE($a1) }）不能看出自己中毒或醉酒：给对方看的这个提示标记，放在谁旁边？
    .short = 提示标记放在哪里
    .pick = 放在{ $what }旁边
ask-clocktower-bounce = { SEAT($a0) }（{ ROLE($a1) }）受到攻击，谁死？
    .short = 谁代镇长死
    .pick = { $what }死亡
ask-clocktower-heir = { SEAT($a0) }之后，谁成为{ ROLE($a1) }？
    .short = 下一个恶魔
    .pick = { $what }成为恶魔

clocktower-show = 给对方看
clocktower-show-this = 给对方看
clocktower-show-which = 给对方看：{ $what }
clocktower-show-learn = 你得知
clocktower-show-evil = 恶魔在这里。爪牙：{ SEATS($seats) }
clocktower-show-minions = 这些玩家是你的爪牙
clocktower-show-bluffs = 这些角色不在场
clocktower-show-you = 你是
clocktower-show-one-of = 下面有一人是
clocktower-show-token = 这个标记
clocktower-show-unknown = 无法回答
clocktower-show-demon = 恶魔是其中之一
clocktower-show-either = 这名玩家是其中之一
clocktower-show-none = 没有
clocktower-show-grimoire = 魔典
clocktower-show-exorcist = 驱魔人今晚不让你醒来行动
clocktower-show-mad = 你要疯狂地证明自己是
clocktower-show-twins = 双子
clocktower-show-side = 你的阵营
clocktower-cover = 盖上魔典
clocktower-covered = 魔典已盖上
clocktower-covered-why = 只有说书人可以再打开。
clocktower-uncover = 打开魔典
clocktower-deal-why = 角色标记已抽好。入夜前让平板传一圈，各人单独看自己的。
clocktower-deal-begin = 开始传看
clocktower-deal-round = 你的角色标记
clocktower-deal-alone = 拿好平板，别让别人看到。
clocktower-deal-look = 我是{ SEAT($seat) }，看我的标记
clocktower-deal-seen = 看过了，盖上往下传
clocktower-deal-of = 第 { $n } 个，共 { $all } 个
clocktower-signal =
    { $kind ->
        [wake] 唤醒{ SEATS($seats) }。
        [sleep] 让{ SEATS($seats) }入睡。
       *[show] 给{ SEATS($seats) }看。
    }
clocktower-sign-hand =
    { $kind ->
        [wake] 手势：在肩膀或膝盖上轻拍两下。
        [sleep] 手势：用手遮住自己的眼睛。
        [point] 手势：出示标记，再依次指向这些玩家。
        [grimoire] 手势：把屏幕转过去。
        [choose] 对方指人，你也指同一个人，确认没看错；选角色就让对方指角色表。
       *[token] 手势：出示标记。
    }
clocktower-signal-done = 做完了
clocktower-signal-skip = { $n } 步都做完了
clocktower-hands = 提前举手
clocktower-count-on = 接着计票：按手现在的样子
clocktower-deeds = 白天的行动
clocktower-deed-do = 当众行动
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
