# 《风声》。牌、角色和技能另有各自的文件。

role-fengsheng-lurker = 潜伏战线
    .short = 潜伏战线
    .ability = { $players ->
        [4] 你集齐三张红情报，或唯一的特工机关集齐三张蓝，你们一起赢。另外两人是神秘人。
       *[other] 同阵营有一人集齐三张红情报，潜伏战线全体获胜。
    }
role-fengsheng-agent = 特工机关
    .short = 特工机关
    .ability = { $players ->
        [4] 你集齐三张蓝情报，或唯一的潜伏战线集齐三张红，你们一起赢。另外两人是神秘人。
       *[other] 同阵营有一人集齐三张蓝情报，特工机关全体获胜。
    }
role-fengsheng-killer = 镇压者
    .ability = 神秘人。你的回合里，有人死亡且有两张或更多真情报，你获胜；死的是你自己也算。
role-fengsheng-usurper = 篡夺者
    .ability = 神秘人。你的回合里有人宣胜，改为你一人获胜。
role-fengsheng-collector = 双面间谍
    .ability = 神秘人。你集齐三张红情报或三张蓝情报，即获胜。
role-fengsheng-mutator = 诱变者
    .ability = 神秘人。有人集齐三张红或三张蓝却没有因此宣胜，你获胜；那人是你自己也算。
role-fengsheng-pioneer = 先行者
    .ability = 神秘人。你死亡时至少有一张真情报，即获胜。
role-fengsheng-disturber = 搅局者
    .ability = 神秘人。你的回合结束时，其他存活角色每人都有两张或更多真情报，你获胜。
role-fengsheng-sweeper = 清道夫
    .ability = 神秘人。有人死亡，且红情报、蓝情报都不超过一张，你获胜；死的是你自己也算。

team-fengsheng-red = 潜伏战线
team-fengsheng-blue = 特工机关
team-fengsheng-mystery = 神秘人
    .many = 神秘人
team-fengsheng-none = 没有身份

card-fengsheng-probe = 试探
    .text = 出牌阶段，面朝下交给别人。对方按牌上对应自己身份的一项，摸 1 张或弃 1 张手牌。牌面只有你们两人看到，之后移出游戏。
    .brief = 其余的人弃 1 张；牌面只有你们两人看到。
card-fengsheng-balance = 平衡
    .text = 出牌阶段，指定别人。你先弃光手牌，对方再弃光手牌；然后你摸 3 张，对方摸 3 张。
card-fengsheng-coerce = 威逼
    .text = 出牌阶段，对别人说出澄清、截获、调包、误导之一。对方有就交给你一张，没有就让你看全部手牌。
card-fengsheng-entice = 利诱
    .text = 出牌阶段，翻开牌堆顶一张，置入任意一名角色的情报区，自己也行。若会让该角色凑齐三张牌上的颜色，改为归你手里。
card-fengsheng-clarify = 澄清
    .text = 出牌阶段，弃置任意一名角色的一张黑情报；或在有人濒死问到你时，弃置濒死角色的一张黑情报。
card-fengsheng-decipher = 破译
    .text = 传递阶段情报在你面前时，查看情报。若含黑且面朝下，可以翻开它并摸 1 张。之后照样由你选择收不收。
card-fengsheng-swap = 调包
    .text = 争夺阶段，用这张牌面朝下换掉待收情报，换下的面朝上弃置。
card-fengsheng-intercept = 截获
    .text = 争夺阶段，把待收情报移到自己面前。
card-fengsheng-mislead = 误导
    .text = 争夺阶段，把待收情报移到它面前那名角色的左邻或右邻面前。
card-fengsheng-winds = 风云变幻
    .text = 出牌阶段，按存活人数翻开牌堆顶的牌。从你开始逆时针每人拿一张：归手里，或在自己情报区没有同色情报时置入情报区。
card-fengsheng-order = 密令
    .text = 代替传出。面朝下交给一名有手牌的其他角色，说东风、西风或静风，对方必须传出一张对应颜色的牌，并且算传出者。没有这种颜色，你看全部手牌并指定一张。之后移出游戏。
card-fengsheng-lure = 调虎离山
    .text = 出牌阶段，指定任意一名角色，二选一：本回合角色技能无效，或本回合不能使用手牌。
card-fengsheng-feign = 欲擒故纵
    .text = 代替从手里传出。把自己情报区一张真情报面朝上按箭头传出，然后摸 2 张。

choice-fengsheng-red = 红
choice-fengsheng-blue = 蓝
choice-fengsheng-black = 黑
choice-fengsheng-left = 向左 ←
choice-fengsheng-right = 向右 →
choice-fengsheng-up = 直接 ↑
    .whom = 传给谁？
choice-fengsheng-east = 东风
choice-fengsheng-west = 西风
choice-fengsheng-still = 静风
choice-fengsheng-void = 角色技能无效
choice-fengsheng-barred = 不能使用手牌
choice-fengsheng-hand = 归你手里
choice-fengsheng-area = 置入你的情报区
choice-fengsheng-lock = 锁定
    .whom = 锁定谁？
choice-fengsheng-1 = 一张
choice-fengsheng-2 = 两张
choice-fengsheng-draw = 摸 1 张
choice-fengsheng-discard = 随机弃一张
choice-fengsheng-beside = 第二名角色
choice-fengsheng-turn_up = 并翻开角色

place-fengsheng-deck = 牌堆
place-fengsheng-discard = 弃牌堆
place-fengsheng-gone = 移出游戏
place-fengsheng-way = 待收情报
place-fengsheng-desk = 桌上刚用的牌
place-fengsheng-hand = { SEAT($seat) }的手牌
place-fengsheng-area = { SEAT($seat) }的情报区

phase-fengsheng-setup = 准备
phase-fengsheng-draw = 摸牌阶段
    .numbered = 回合 { $day } · 摸牌
phase-fengsheng-main = 出牌阶段
    .numbered = 回合 { $day } · 出牌
phase-fengsheng-send = 传递阶段开始时
    .numbered = 回合 { $day } · 传递
phase-fengsheng-transit = 传递阶段
    .numbered = 回合 { $day } · 传递
phase-fengsheng-fight = 争夺阶段
    .numbered = 回合 { $day } · 争夺
phase-fengsheng-receive = 接收阶段
    .numbered = 回合 { $day } · 接收
phase-fengsheng-end = 回合结束时
    .numbered = 回合 { $day } · 结束

option-fengsheng-deck = 用哪些牌
    .help = 118 张牌里放哪些进牌堆。
    .auto = 按人数默认
    .advised = 110 张：含两个扩展，试探和澄清减量
    .full = 全部 118 张
    .base = 100 张：只用基础包
    .small = 88 张：人少时用，没有试探
option-fengsheng-choose_from = 几选一
    .help = 每人发几张角色牌，从中选一张。
option-fengsheng-last_faction = 最后一方获胜
    .help = 存活的人都属于同一阵营时，牌局结束，该阵营不经宣胜直接获胜。
option-fengsheng-pairs = 每人两名角色
    .help = 每人两名角色，至少一名面朝上；左边那名决定性别和种类。
option-fengsheng-unreleased = 未发售角色
    .help = 印出来却没有发售的两名角色：孙守謨和王响。
option-fengsheng-gift = 死者交几张牌
    .help = 死亡的人可以交给一名存活者多少手牌。
    .three = 三张，不够就全交
    .up_to_three = 至多三张，张数随意
option-fengsheng-quiet_rounds = 平静的轮数
    .help = 连续这么多轮没有人死亡，牌局中止。
option-fengsheng-turn_seconds = 回合内秒数
    .help = 每次选择的时间。
option-fengsheng-round_seconds = 一轮的秒数
    .help = 人人都能行动的时候：争夺阶段，以及求澄清时。
ask-fengsheng-deal = 身份牌洗匀。
ask-fengsheng-missions = 神秘人任务洗匀。
ask-fengsheng-coin = 随机决定谁是神秘人。
ask-fengsheng-deck = 牌堆洗匀。
ask-fengsheng-characters = 角色牌洗匀。
ask-fengsheng-first = 随机决定谁先开始。
ask-fengsheng-reshuffle = 弃牌堆洗匀。
ask-fengsheng-steal = 随机抽取一张。
ask-fengsheng-character = 选哪个角色？点名字看技能。
    .unanswered = 时间到，已经替你选好。
    .short = 选角色
    .pick = 选{ $what }
ask-fengsheng-main = 出一张，还是去传情报？
    .only = 没有能出的牌，去传情报吧。
    .pass = 去传递
    .short = 出牌
    .pick = { $kind ->
        [skill] 发动{ $what }
       *[other] 打出{ $what }
    }
ask-fengsheng-to = 给谁？
    .short = 给谁
    .others = 现在不能选这个人。
    .pick = 选{ $what }
ask-fengsheng-fight = 情报在{ $mine ->
        [yes] 你
       *[no] { SEAT($a0) }
    }面前，出一张，还是过？
    .only = 情报在{ $mine ->
        [yes] 你
       *[no] { SEAT($a0) }
    }面前。你没有能出的牌。
    .pass = 过
    .short = 争夺
    .pick = { $kind ->
        [skill] 发动{ $what }
       *[other] 打出{ $what }
    }
ask-fengsheng-save = { $mine ->
        [yes] 你濒死，自救吗？
       *[no] { SEAT($a0) }濒死，救不救？
    }
    .only = { $mine ->
        [yes] 你濒死，没有牌能自救。
       *[no] { SEAT($a0) }濒死，你没有牌能救。
    }
    .pass = 不救
    .short = 求澄清
    .pick = { $kind ->
        [skill] 发动{ $what }
       *[other] 打出{ $what }
    }
ask-fengsheng-trigger = { $mine ->
        [yes] { $a0 ->
            [arrived] 情报到了你面前。
            [accepted] 你选择接收。
            [sent] 你传出了情报。
            [received] 你接收了{ SEAT($a2) }的情报。
            [placed] 技能把情报置入了你的情报区。
            [hand-moved] 你的手牌到了{ SEAT($a2) }手里。
            [discarded] 你弃了牌。
            [card-used] 你使用{ CARD($a2) }。
            [card-settled] 你的{ CARD($a2) }结算完毕。
            [died] 你死亡。
            [send-began] 你的传递阶段开始。
           *[turn-ended] 你的回合结束。
        }
       *[no] { $a0 ->
            [arrived] 情报到了{ SEAT($a1) }面前。
            [accepted] { SEAT($a1) }选择接收。
            [sent] { SEAT($a1) }传出了情报。
            [received] { SEAT($a1) }接收了{ SEAT($a2) }的情报。
            [placed] 技能把情报置入了{ SEATS($a1) }的情报区。
            [hand-moved] { SEAT($a1) }的手牌到了{ SEAT($a2) }手里。
            [discarded] { SEAT($a1) }弃了牌。
            [card-used] { SEAT($a1) }使用{ CARD($a2) }。
            [card-settled] { SEAT($a1) }的{ CARD($a2) }结算完毕。
            [died] { SEAT($a1) }死亡。
            [send-began] { SEAT($a1) }的传递阶段开始。
           *[turn-ended] { SEAT($a1) }的回合结束。
        }
    }发动技能吗？
    .only = 这里人人都问，免得看出谁有技能。你没有能用的。
    .covered = 发动技能吗？
    .pass = 先不用
    .short = 发动技能
    .pick = 发动{ $what }
ask-fengsheng-heir = 你已死亡。把三张手牌交给谁？
    .pass = 不交
    .short = 死者交牌
    .others = 只能交给存活的人。
    .pick = 交给{ $what }
ask-fengsheng-discard = 弃哪一张？
    .short = 弃牌
    .pick = 弃{ $what }
ask-fengsheng-give = 交出哪一张，给谁？
    .pass = 都留着
    .short = 交牌
    .pick = 交出{ $what }
ask-fengsheng-look = 查看谁的手牌？
    .short = 查看手牌
    .others = 没有手牌可看。
    .pick = 查看{ $what }
ask-fengsheng-burn = 弃置哪张情报？
    .short = 弃置情报
    .pick = 弃置{ $what }
ask-fengsheng-lay = { $about ->
        [0] 把哪张手牌置入情报区？
       *[other] 把哪张手牌置入{ SEAT($a0) }的情报区？
    }
    .short = 置入情报
    .pick = 置入{ $what }
ask-fengsheng-colour = 宣言一种颜色。
    .short = 颜色
    .pick = 宣言{ $what }
ask-fengsheng-send = { $about ->
        [0] 传出哪张，怎么传？
       *[other] { SEAT($a0) }密令你传出{ $a1 ->
            [red] 红牌，传哪张，
            [blue] 蓝牌，传哪张，
            [black] 黑牌，传哪张，
           *[none] 这张牌，
        }怎么传？
    }
    .pass = 给对方看手牌，由对方挑
    .covered = { $about ->
        [0] 传出哪张，怎么传？
       *[other] { SEAT($a0) }密令你传出情报，传哪张，怎么传？
    }
    .short = 传出情报
    .either = 点由谁替你传，或自己传出。
    .left = 向左传出 ←
    .right = 向右传出 →
    .up = 直接传出 ↑
    .pick = { $way ->
        [sent] { $to ->
            [left] 向左传出
            [right] 向右传出
           *[up] 直接传给{ SEAT($whom) }：
        }{ $card }{ $lock ->
            [-1] {""}
           *[other] ，锁定{ SEAT($lock) }
        }
       *[used] { $kind ->
            [skill] 发动{ $what }
           *[other] 不传，改用{ $what }
        }
    }
ask-fengsheng-accept = 情报在你面前，收不收？收下才翻开，颜色算你的。
    .must = 这次不能不收。
    .accept = 我收
    .pass = 不收，继续传
    .covered = 情报到了你面前，收不收？
    .short = 选择接收
    .pick = { $kind ->
        [skill] 发动{ $what }
       *[other] 打出{ $what }
    }
ask-fengsheng-decipher = 情报是{ CARD($a0) }。{ $a1 ->
        [black] 翻开并摸 1 张吗？
       *[none] 不含黑，不能翻开。
    }
    .covered = 你看过了情报。翻开并摸 1 张吗？
    .pass = 不翻开
    .short = 破译
    .pick = 破译
ask-fengsheng-bequeath = 把哪些手牌交给{ SEAT($a0) }？
    .short = 死者交牌
    .pick = 交出{ $what }
ask-fengsheng-clarify = 弃置{ $mine ->
        [yes] 你
       *[no] { SEAT($a0) }
    }的哪张黑情报？
    .short = 澄清
    .pick = 弃置{ $what }
ask-fengsheng-hand-over = { SEAT($a0) }威逼你，交出哪一张？
    .short = 交牌
    .pick = 交出{ $what }
ask-fengsheng-winds = 风云变幻：拿哪张，放到哪里？
    .short = 风云变幻
    .pick = 拿{ $what }
ask-fengsheng-order = { SEAT($a0) }没有{ $a1 ->
        [red] 红
        [blue] 蓝
       *[black] 黑
    }牌，指定传哪一张？
    .covered = { SEAT($a0) }没有这种颜色，指定传哪一张？
    .short = 密令
    .pick = 指定{ $what }
ask-fengsheng-take = 把哪张情报拿到手里？
    .pass = 不拿了
    .short = 拿情报
    .pick = 拿{ $what }
ask-fengsheng-lay-before = { CARD($a0) } 放到谁的情报区？
    .covered = 这张牌放到谁的情报区？
    .pass = 自己留着
    .short = 放到谁那里
    .others = 不能放到这里。
    .pick = 放到{ $what }面前
ask-fengsheng-before = 情报放到谁面前？
    .short = 情报的去处
    .others = 不能放到这里。
    .pick = 放到{ $what }面前
ask-fengsheng-discard-of = 弃置{ $mine ->
        [yes] 你
       *[no] { SEAT($a0) }
    }的哪一张？
    .short = 弃牌
    .pick = 弃置{ $what }
ask-fengsheng-give-back = 还给{ SEAT($a0) }哪些牌？
    .short = 还牌
    .pick = 还{ $what }
    .none = 不还
ask-fengsheng-master-hand = 用{ $mine ->
        [yes] 你
       *[no] { SEAT($a0) }
    }的哪张当情报，放到谁面前？
    .short = 妙手
    .pick = 用{ $what }
ask-fengsheng-plot-first = 先处理谁抽到的牌？
    .short = 毒计
    .pick = 先处理{ $what }
ask-fengsheng-plot-lay = { CARD($a0) }：不拿走，让{ SEAT($a1) }置入情报区吗？
    .pass = 自己拿走
    .short = 毒计
ask-fengsheng-hand-on = 转交哪张情报？
    .short = 转交
    .pick = 转交{ $what }
ask-fengsheng-heir-swap = { SEAT($a0) }的身份是{ ROLE($a1) }，变成你的吗？
    .covered = 你看过了{ SEAT($a0) }的身份，变成你的吗？
    .pass = 保留自己的
    .short = 承志
ask-fengsheng-bond = 把哪些手牌交给{ SEAT($a0) }？
    .short = 羁绊
    .pick = 交出{ $what }
ask-fengsheng-right-cure = 展示哪两张手牌？
    .pass = 不展示
    .short = 对症下药
    .pick = 展示{ $what }
ask-fengsheng-extra-edition = 哪张牌置入谁的情报区？
    .pass = 不放了
    .short = 广发报
    .pick = 置入{ $what }
ask-fengsheng-caution = 用哪张手牌换下它？
    .short = 谨慎
    .pick = 用{ $what }换
ask-fengsheng-last-letter = 把哪张手牌置入别人的情报区？
    .short = 遗信
    .pick = 置入{ $what }
ask-fengsheng-raid = 展示并拿走哪些含黑的牌？
    .short = 搜缉
    .pick = 展示并拿走{ $what }
    .none = 不展示
ask-fengsheng-rose = 置入哪张手牌？
    .short = 暮蔷薇
    .pick = 置入{ $what }
ask-fengsheng-golden-words = 摸牌，还是与待收情报互换？
    .draw = 摸 1 张
    .exchange = 互换
    .short = 金口一开
ask-fengsheng-ransom = { SEAT($a0) }禁闭你，交出哪两张手牌脱身？
    .pass = 接受禁闭
    .short = 禁闭
    .pick = 交出{ $what }
ask-fengsheng-last-return = 把哪张情报移给当前回合的人？
    .short = 如归
    .pick = 移出{ $what }
ask-fengsheng-decree = 本回合谁都不能用哪些牌？至多两种。
    .short = 强令
    .pick = 禁用{ $what }
ask-fengsheng-composure = 抽取对方一张，还是各摸一张？
    .steal = 抽取对方
    .draw = 各摸一张
    .short = 从容应对
ask-fengsheng-strategist = 拿哪三张？
    .short = 运筹帷幄
    .pick = 拿{ $what }
ask-fengsheng-uppermost = 哪张放最上面？
    .short = 运筹帷幄
    .pick = { $what } 放最上面
ask-fengsheng-truth = 把哪张纯黑牌置入{ SEAT($a0) }的情报区？
    .pass = 不放
    .short = 探求真理
    .pick = 置入{ $what }
ask-fengsheng-cover = 把{ SEAT($a0) }的角色翻到面朝下吗？
    .pass = 不翻
    .short = 藏身教堂
ask-fengsheng-where-to = 归手里，还是移到自己的情报区？
    .short = 藏身教堂
ask-fengsheng-two-birds = 与谁一同获胜？
    .pass = 不一同获胜
    .short = 比翼双飞
    .others = 只能选宣胜的男性角色。
    .pick = 与{ $what }一同获胜
ask-fengsheng-arm-length = { SEAT($a0) }的手牌怎么办？
    .discard = 弃置
    .pass = 算了
    .short = 如臂指使
ask-fengsheng-pure-heart = 摸 2 张，还是把哪张置入自己的情报区？
    .draw = 摸 2 张
    .short = 赤子之心
    .pick = 置入{ $what }
ask-fengsheng-change = 本回合哪一种牌只能当作哪一种使用？
    .pass = 不宣言
    .short = 变则通
    .pick = 宣言{ $what }
ask-fengsheng-discard-several = 弃哪几张？
    .short = 弃牌
    .pick = 弃{ $what }
ask-fengsheng-hidden-blade = 抽取{ SEAT($a0) }一张手牌，还是把自己的哪张情报移给对方？
    .steal = 抽取一张
    .short = 暗藏杀机
    .pick = 移出{ $what }
ask-fengsheng-high-hopes = 各摸一张，还是把哪张黑情报收入手牌？
    .draw = 各摸 1 张
    .short = 壮志满怀
    .pick = 收入{ $what }
ask-fengsheng-pigeon = 谁不能选择接收这张情报？
    .short = 信鸽联络
    .pick = 不让{ $what }接收
ask-fengsheng-replace = 用哪张黑牌替换{ SEAT($a0) }刚接收的情报？
    .pass = 不替换
    .short = 歼敌风行
    .pick = 用{ $what }替换
ask-fengsheng-declare = { $about ->
        [0] 有几人集齐三张却没有宣胜。你宣胜，与其中一人一同获胜？
       *[other] { SEAT($a0) }集齐三张却没有宣胜。你宣胜，两人一同获胜？
    }
    .yes = 宣胜
    .pass = 先不宣胜
    .pick = 与{ $what }宣胜
    .short = 宣胜
ask-fengsheng-first-strike = 弃置哪张情报，谁的技能本回合无效？
    .short = 先发制人
    .pick = 弃置{ $what }
ask-fengsheng-thought = 谁会收下这张情报？
    .short = 详尽思索
    .others = 只能选存活的角色。
    .pick = { $what }会收下
ask-fengsheng-workers = 谁不能选择接收这张情报？至多与你的黑情报张数相同。
    .short = 咱们工人有知识
    .others = 只能选其他存活的角色。
    .pick = 不让{ $what }接收
event-fengsheng-phase-began = 第 { $day } 回合，{ PHASE($phase) }。
event-fengsheng-deck-laid = 牌堆洗匀，共 { $count } 张。
event-fengsheng-reshuffled = 弃牌堆 { $count } 张洗匀，垫到牌堆底下。
event-fengsheng-moved = 从{ PLACE($source) }移到{ PLACE($to) }：{ CARD($card) }。
event-fengsheng-looked = { $mine ->
        [yes] 你
       *[no] { SEAT($by) }
    }看了{ PLACE($place) }（{ THING($cards, kind: "card") }）。
event-fengsheng-shown = { $mine ->
        [yes] 你
       *[no] { SEAT($by) }
    }展示{ THING($cards, kind: "card") }（{ PLACE($place) }）。
event-fengsheng-arranged = 牌堆顶 { $count } 张排好了顺序。
event-fengsheng-discarded = { $mine ->
        [yes] 你弃了 { $count } 张手牌。
       *[no] { SEAT($seat) }弃了 { $count } 张手牌。
    }
event-fengsheng-hand-moved = { SEAT($source) }的手牌到了{ SEAT($to) }手里。
event-fengsheng-placed = 技能把情报置入{ SEATS($seats) }的情报区。
event-fengsheng-card-used = { $mine ->
        [yes] 你
       *[no] { SEAT($by) }
    }{ $name ->
        [decipher] { "" }
        [swap] { "" }
        [intercept] { "" }
        [winds] { "" }
        [feign] { "" }
       *[other] 对{ $self ->
            [yes] 自己
           *[no] { SEAT($to) }
        }
    }使用{ CARD($name) }{ $choice ->
        [clarify] ，说的是澄清。
        [intercept] ，说的是截获。
        [swap] ，说的是调包。
        [mislead] ，说的是误导。
        [east] ：东风。
        [west] ：西风。
        [still] ：静风。
        [void] ：角色技能无效。
        [barred] ：不能使用手牌。
       *[other] 。
    }
event-fengsheng-nullified = 这张牌无效。
event-fengsheng-claimed = 桌上刚用的牌，结算后归对象手里。
event-fengsheng-card-settled = { SEAT($by) }的{ CARD($name) }结算完毕。
event-fengsheng-announced = { $mine ->
        [yes] 你
       *[no] { SEAT($seat) }
    }宣言{ $colour ->
        [red] 红色。
        [blue] 蓝色。
       *[black] 黑色。
    }
event-fengsheng-probed = { $mine ->
        [yes] 你
       *[no] { SEAT($seat) }
    }{ $draws ->
        [true] 要摸牌。
       *[false] 要弃牌。
    }
event-fengsheng-skill-used = { $mine ->
        [yes] 你
       *[no] { SEAT($seat) }
    }{ COUNT($aimed) ->
        [0] { "" }
       *[other] 对{ ONTO($seat, $aimed) }
    }发动{ THING($skill, kind: "skill") }。
event-fengsheng-held = 本回合{ $what ->
        [void] { $about ->
            [first] { SEAT($seat) }第一名角色的技能无效。
            [beside] { SEAT($seat) }第二名角色的技能无效。
           *[other] { SEAT($seat) }角色技能无效。
        }
        [barred] { SEAT($seat) }不能使用手牌。
        [ban] 谁都不能使用{ CARD($about) }。
        [must] { SEAT($seat) }必须选择接收。
        [cannot] { SEAT($seat) }不能选择接收。
        [careful_thought_paid] { SEAT($seat) }说会收下情报的是{ SEAT($about) }。
        [declined] { SEAT($seat) }不用技能宣胜。
        [turns] { THING($about, kind: "card") }：前一种手牌只能当作后一种使用。
        [over] 争夺到此为止。
       *[other] { SEAT($seat) }还有后招。
    }
event-fengsheng-dealt = { $mine ->
        [yes] 你的身份（{ ROLE($role) }）。不要给任何人看。
       *[no] { SEAT($seat) }拿到身份：{ ROLE($role) }。
    }
event-fengsheng-missions-named = 神秘人可能的任务：{ THING($missions, kind: "role") }。
event-fengsheng-identity-seen = { SEAT($by) }查看{ SEAT($seat) }的身份：{ ROLE($role) }。
event-fengsheng-identity-taken = { $mine ->
        [yes] 你换上了{ SEAT($source) }的身份：{ ROLE($role) }。
       *[no] { SEAT($seat) }换上了{ SEAT($source) }的身份，{ SEAT($source) }从此没有身份。
    }
event-fengsheng-characters-offered = { $mine ->
        [yes] 发给你 { $count } 张角色牌：{ THING($characters, kind: "character") }。
       *[no] 发给{ SEAT($seat) } { $count } 张角色牌：{ THING($characters, kind: "character") }。
    }
event-fengsheng-characters-laid = 放回 { $count } 张角色牌：{ THING($characters, kind: "character") }。
event-fengsheng-character-taken = { $up ->
        [true] { SEAT($seat) }的角色是{ THING($character, kind: "character") }。
       *[false] { SEAT($seat) }选了一张隐藏角色（{ THING($character, kind: "character") }）。
    }
event-fengsheng-paired = { $leads ->
        [true] { SEAT($seat) }还有角色{ THING($character, kind: "character") }，在左边。
       *[false] { SEAT($seat) }还有角色{ THING($character, kind: "character") }。
    }
event-fengsheng-flipped = { $up ->
        [true] { SEAT($seat) }翻到面朝上：{ THING($character, kind: "character") }。
       *[false] { SEAT($seat) }翻到面朝下：{ THING($character, kind: "character") }。
    }
event-fengsheng-first-chosen = { $mine ->
        [yes] 由你先开始。
       *[no] 由{ SEAT($seat) }先开始。
    }
event-fengsheng-turn-began = { $mine ->
        [yes] 你的回合。
       *[no] { SEAT($seat) }的回合。
    }
event-fengsheng-send-began = { $mine ->
        [yes] 轮到你传出情报。
       *[no] { SEAT($seat) }准备传出情报。
    }
event-fengsheng-routed = 去向已定：{ SEAT($sender) }{ $arrow ->
        [left] 向左
        [right] 向右
       *[up] 直接
    }，先到{ SEAT($to) }，{ $lock ->
        [-1] 没有锁定。
       *[other] 锁定{ SEAT($lock) }。
    }
event-fengsheng-sent = { $mine ->
        [yes] 你
       *[no] { SEAT($sender) }
    }传出情报，{ $arrow ->
        [left] 向左
        [right] 向右
       *[up] 直接
    }，先到{ SEAT($to) }{ $lock ->
        [-1] 。
        [there] ，并且锁定。
       *[other] ，锁定{ SEAT($lock) }。
    }
event-fengsheng-arrived = { $mine ->
        [yes] 情报传到你面前。
       *[no] 情报传到{ SEAT($seat) }面前。
    }
event-fengsheng-turned-up = 情报翻开了：{ CARD($card) }。
event-fengsheng-covered = 情报现在面朝下。
event-fengsheng-accepted = { $mine ->
        [yes] 你接收，进入争夺。
       *[no] { SEAT($seat) }接收，进入争夺。
    }
event-fengsheng-diverted = { $mine ->
        [yes] 情报到了你面前。
       *[no] 情报到了{ SEAT($seat) }面前。
    }
event-fengsheng-received = { $mine ->
        [yes] 你
       *[no] { SEAT($seat) }
    }接收{ CARD($card) }，{ $self ->
        [yes] 自己
       *[no] { SEAT($sender) }
    }传出。
event-fengsheng-replaced = 接收的情报改为{ CARD($card) }。
event-fengsheng-turn-ended = { $mine ->
        [yes] 你的回合结束。
       *[no] { SEAT($seat) }的回合结束。
    }
event-fengsheng-dying-began = 三张黑情报：{ SEATS($seats) }濒死。
event-fengsheng-help-asked = { $mine ->
        [yes] 你濒死，求澄清。
       *[no] { SEAT($seat) }濒死，求澄清。
    }
event-fengsheng-saved = { $mine ->
        [yes] 你被救回。
       *[no] { SEAT($seat) }被救回。
    }
event-fengsheng-doomed = { $mine ->
        [yes] 没有人救你，你确定将要死亡。
       *[no] 没有人救，{ SEAT($seat) }确定将要死亡。
    }
event-fengsheng-died = { $mine ->
        [yes] 你死亡，身份不公开。
       *[no] { SEAT($seat) }死亡，身份不公开。
    }
event-fengsheng-declared = 宣胜：{ SEATS($seats) }。
event-fengsheng-usurped = { $mine ->
        [yes] 你是篡夺者，夺走胜利。
       *[no] { SEAT($seat) }是篡夺者，夺走胜利。
    }
event-fengsheng-dying-over = 濒死与死亡结算完毕，接着进行。
event-fengsheng-deaths-over = 没有人再因此死亡。
event-fengsheng-went-out = { $expelled ->
        [true] { $mine ->
            [yes] 你判负离场。
           *[no] { SEAT($seat) }判负离场。
        }
       *[false] { $mine ->
            [yes] 你没有牌可传，判负。
           *[no] { SEAT($seat) }没有牌可传，判负。
        }
    }
event-fengsheng-referee-changed = 法官手动改动{ SEAT($seat) }的{ $change ->
        [identity] 身份
        [character] 角色
        [card] 手牌：加入一张牌
        [intel] 情报区：放入一张情报
       *[other] 牌：弃置一张
    }。
event-fengsheng-change-waits = 正在结算，对{ SEAT($seat) }的改动到下一个节点生效。
event-fengsheng-change-lapsed = 法官对{ SEAT($seat) }的改动已不合适，作罢。
event-fengsheng-changes-due = 裁定生效。
event-fengsheng-identity-given = { $mine ->
        [yes] 你的身份现在是{ ROLE($role) }。
       *[no] { SEAT($seat) }换了身份。
    }
event-fengsheng-character-replaced = { $up ->
        [true] { SEAT($seat) }的角色现在是{ THING($character, kind: "character") }。
       *[false] { SEAT($seat) }换了一张隐藏角色（{ THING($character, kind: "character") }）。
    }
event-fengsheng-expelled = { $mine ->
        [yes] 你被罚出局，到下一个节点离场。
       *[no] { SEAT($seat) }被罚出局，到下一个节点离场。
    }
event-fengsheng-checked = 到此为止的触发类技能都检查过了。
event-fengsheng-unmasked = 身份全部公开：{ FACES($roles) }。
event-fengsheng-characters-shown = 角色全部公开：{ THING($characters, kind: "character") }。
reason-fengsheng-collected = 情报集齐，宣胜。{ $four ->
        [yes] 四个人时，潜伏战线和特工机关一起赢。
       *[no] { "" }
    }
reason-fengsheng-usurped = 篡夺者在自己的回合夺走了胜利。
reason-fengsheng-mission = 神秘人完成任务，宣胜。
reason-fengsheng-last-side = 存活的人都属于同一阵营。
reason-fengsheng-nobody = 全部死亡，无人获胜。
reason-fengsheng-quiet = 太多回合无人死亡，无人获胜。
fact-fengsheng-turn = 当前回合：{ SEAT($value) }
fact-fengsheng-dying = 濒死：{ SEATS($value) }
fact-fengsheng-doomed = 确定将要死亡：{ SEATS($value) }
fact-fengsheng-out = 已判负：{ SEATS($value) }
fact-fengsheng-void = 本回合技能失效：{ SEATS($value) }
fact-fengsheng-barred = 本回合不能使用手牌：{ SEATS($value) }
fact-fengsheng-areas = { "" }
fact-fengsheng-beside = { "" }
fact-fengsheng-characters = { "" }
fact-fengsheng-deck = { "" }
fact-fengsheng-desk = { "" }
fact-fengsheng-discard = { "" }
fact-fengsheng-hands = { "" }
fact-fengsheng-intel = { "" }
fact-fengsheng-lasting = { "" }
fact-fengsheng-left = { $value ->
    [0] 再没人死，这个回合后无人获胜
   *[other] 再没人死，{ $value } 个回合后无人获胜
}
fact-fengsheng-missions = { "" }
fact-fengsheng-up = { "" }
mark-fengsheng-muted = 禁言

hand-identity = 互换身份，对方是
hand-character = 角色
hand-intel = 放入情报区
hand-discard = 弃掉对方的牌
dead-fengsheng = 死亡
