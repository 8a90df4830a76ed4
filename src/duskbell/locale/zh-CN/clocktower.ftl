# 染·钟楼谜团。

role-clocktower-washerwoman = 洗衣妇
    .ability = 首个夜晚，你得知两名玩家和一个镇民角色：两人之一就是该角色。
role-clocktower-librarian = 图书管理员
    .ability = 首个夜晚，你得知两名玩家和一个外来者角色：两人之一就是该角色；或者得知没有外来者在场。
role-clocktower-investigator = 调查员
    .ability = 首个夜晚，你得知两名玩家和一个爪牙角色：两人之一就是该角色。
role-clocktower-chef = 厨师
    .ability = 首个夜晚，你得知有几对相邻而坐的邪恶玩家。
role-clocktower-empath = 共情者
    .ability = 每个夜晚，你得知左右最近的两名存活邻座里有几人邪恶。
role-clocktower-fortuneteller = 占卜师
    .ability = 每个夜晚选两名玩家：你得知其中有没有恶魔。有一名善良玩家整局都会被你当作恶魔。
role-clocktower-undertaker = 送葬者
    .ability = 除首个夜晚外，每夜你得知当天死于处决的玩家是什么角色。
role-clocktower-monk = 僧侣
    .ability = 除首个夜晚外，每夜选另一名玩家：今晚恶魔伤害不了这名玩家。
role-clocktower-ravenkeeper = 守鸦人
    .ability = 你若在夜里死亡，会被唤醒：选一名玩家，得知是什么角色。
role-clocktower-virgin = 贞洁者
    .ability = 你首次被提名时，提名者若是镇民，立即被处决。
role-clocktower-slayer = 猎手
    .ability = 整局一次，白天当众选一名玩家：若是恶魔，立即死亡。
role-clocktower-soldier = 士兵
    .ability = 恶魔伤害不了你。
role-clocktower-mayor = 镇长
    .ability = 只剩三人存活且当天无人被处决，你的阵营获胜。你若会在夜里死亡，可能由别人代死。
role-clocktower-butler = 管家
    .ability = 每个夜晚选另一名玩家：明天只有这名玩家投票，你才能投票。
role-clocktower-drunk = 酒鬼
    .ability = 你没有能力，自己却不知道：你以为自己是某个镇民。
role-clocktower-recluse = 陌客
    .ability = 你可能被别人的能力当作邪恶、当作爪牙或恶魔，死后也一样。
role-clocktower-saint = 圣徒
    .ability = 你若死于处决，你的阵营落败。
role-clocktower-poisoner = 投毒者
    .ability = 每个夜晚选一名玩家：今晚和明天白天，这名玩家中毒。
role-clocktower-spy = 间谍
    .ability = 每个夜晚你看到魔典。你可能被别人的能力当作善良、当作镇民或外来者，死后也一样。
role-clocktower-scarletwoman = 红唇女郎
    .ability = 五人以上存活时恶魔死亡，你就成为那个恶魔。
role-clocktower-baron = 男爵
    .ability = 场上多两个外来者。
role-clocktower-imp = 小恶魔
    .ability = 除首个夜晚外，每夜选一名玩家：这名玩家死亡。选自己的话，由一名爪牙成为小恶魔。
role-clocktower-philosopher = 哲学家
    .ability = 整局一次，在夜晚选择一个善良角色：你另有该角色的能力。持有该角色的玩家醉酒。
role-clocktower-snakecharmer = 舞蛇人
    .ability = 每个夜晚选一名存活玩家：若是恶魔，你和对方交换角色和阵营，然后对方中毒。
role-clocktower-mathematician = 数学家
    .ability = 每个夜晚得知：从黎明到现在，有几名玩家的能力因别的角色没有正常生效。
role-clocktower-exorcist = 驱魔人
    .ability = 除首个夜晚外，每夜选一名玩家，不能与上一夜相同：若是恶魔，对方得知你是谁，今晚不会醒来行动。
role-clocktower-lycanthrope = 半兽人
    .ability = 除首个夜晚外，每夜选一名存活玩家：若善良，对方死亡，今晚恶魔杀不了人。有一名善良玩家被当作邪恶。
role-clocktower-professor = 教授
    .ability = 整局一次，在首个夜晚以外的夜里选一名死亡玩家：若是镇民，对方复活。
role-clocktower-sailor = 水手
    .ability = 每个夜晚选一名存活玩家：你们两人之一醉酒到黄昏。你不会死亡。
role-clocktower-innkeeper = 旅店老板
    .ability = 除首个夜晚外，每夜选两名玩家：两人今晚不会死亡，其中一人醉酒到黄昏。
role-clocktower-tealady = 茶艺师
    .ability = 只要你两侧最近的存活玩家都善良，这两人就不会死亡。
role-clocktower-barber = 理发师
    .ability = 你死亡后，当晚恶魔可以让两名玩家交换角色，但不能选另一个恶魔。
role-clocktower-mutant = 畸形秀演员
    .ability = 如果你疯狂地证明自己是外来者，你可能被处决。
role-clocktower-eviltwin = 镜像双子
    .ability = 你和一名对立阵营的玩家互相知道对方是谁。善良的那一个被处决，邪恶获胜。两人都存活时，善良不能获胜。
role-clocktower-cerenovus = 洗脑师
    .ability = 每个夜晚选一名玩家和一个善良角色：明天这名玩家必须疯狂地证明自己是该角色，否则可能被处决。
role-clocktower-pithag = 麻脸巫婆
    .ability = 除首个夜晚外，每夜选一名玩家和一个角色：若该角色不在场，这名玩家变成该角色。若变出恶魔，今晚谁死亡由说书人决定。
role-clocktower-nodashii = 诺-达鲺
    .ability = 除首个夜晚外，每夜选一名玩家：这名玩家死亡。你两侧最近的镇民中毒。
role-clocktower-vortox = 涡流
    .ability = 除首个夜晚外，每夜选一名玩家：这名玩家死亡。镇民得知的信息全是假的。某个白天无人被处决，邪恶获胜。
role-clocktower-fanggu = 方古
    .ability = 除首个夜晚外，每夜选一名玩家：这名玩家死亡。第一个会因此死亡的外来者变成邪恶的方古，改为你死亡。多一名外来者在场。
role-clocktower-vigormortis = 亡骨魔
    .ability = 除首个夜晚外，每夜选一名玩家：这名玩家死亡。你杀死的爪牙保留能力，那名爪牙身边的一名镇民中毒。少一名外来者在场。
role-clocktower-pukka = 普卡
    .ability = 每个夜晚选一名玩家：这名玩家中毒。之前因你中毒的玩家死亡，不再中毒。
role-clocktower-po = 珀
    .ability = 除首个夜晚外，每夜可以选一名玩家：这名玩家死亡。若上一次谁也没选，这一次选三名。
role-clocktower-zombuul = 僵怖
    .ability = 除首个夜晚外，当天若无人死亡，夜里选一名玩家：这名玩家死亡。你首次死亡时继续存活，只是看似死亡。
role-clocktower-clockmaker = 钟表匠
    .ability = 首个夜晚，你得知恶魔与离它最近的爪牙之间相隔几步。
role-clocktower-dreamer = 筑梦师
    .ability = 每个夜晚选另一名玩家（旅行者除外）：你得知一个善良角色和一个邪恶角色，其中一个就是对方的角色。
role-clocktower-flowergirl = 卖花女孩
    .ability = 除首个夜晚外，每夜得知当天有没有恶魔投过票。
role-clocktower-towncrier = 城镇公告员
    .ability = 除首个夜晚外，每夜得知当天有没有爪牙提名过。
role-clocktower-oracle = 神谕者
    .ability = 除首个夜晚外，每夜得知死亡玩家中有几人邪恶。
role-clocktower-savant = 博学者
    .ability = 每天可以拜访说书人：你听到两件事，一真一假。
role-clocktower-seamstress = 女裁缝
    .ability = 整局一次，在夜里选另外两名玩家：你得知两人是不是同一阵营。
role-clocktower-artist = 艺术家
    .ability = 整局一次，在白天私下问说书人一件事是不是真的。
role-clocktower-juggler = 杂耍艺人
    .ability = 在你的首个白天，当众猜测至多五名玩家的角色。当晚得知猜中几个。
role-clocktower-sage = 贤者
    .ability = 如果恶魔杀死了你，你得知两名玩家：其中之一就是那个恶魔。
role-clocktower-sweetheart = 心上人
    .ability = 你死亡时，有一名玩家从此醉酒。
role-clocktower-klutz = 呆瓜
    .ability = 得知自己死亡时，当众选一名存活玩家：若邪恶，你的阵营落败。
role-clocktower-witch = 女巫
    .ability = 每个夜晚选一名玩家：明天这名玩家若提名，立即死亡。只剩三人存活时，你失去这一能力。
role-clocktower-grandmother = 祖母
    .ability = 首个夜晚，你得知一名善良玩家是什么角色。恶魔若杀死这名玩家，你也死亡。
role-clocktower-chambermaid = 侍女
    .ability = 每个夜晚选另外两名存活玩家：你得知其中有几人今晚在你之前因自己的能力醒来。
role-clocktower-gambler = 赌徒
    .ability = 除首个夜晚外，每夜选一名玩家，猜是什么角色：猜错，你死亡。
role-clocktower-gossip = 造谣者
    .ability = 每天可以当众说一件事。若属实，当晚有人死亡。
role-clocktower-courtier = 侍臣
    .ability = 整局一次，在夜晚选择一个角色：持有该角色的玩家醉酒三个昼夜。
role-clocktower-minstrel = 吟游诗人
    .ability = 有爪牙死于处决时，除旅行者外，其他所有人醉酒到次日黄昏。
role-clocktower-pacifist = 和平主义者
    .ability = 善良玩家被处决时可能存活。
role-clocktower-fool = 弄臣
    .ability = 你第一次要死亡时，不会死亡。
role-clocktower-goon = 莽夫
    .ability = 每个夜晚，第一个用能力选你的玩家醉酒到黄昏，你转到那名玩家的阵营。
role-clocktower-lunatic = 疯子
    .ability = 你以为自己是恶魔，其实没有能力。恶魔知道你是谁，也知道你选了谁。
role-clocktower-tinker = 修补匠
    .ability = 你随时可能死亡。
role-clocktower-moonchild = 月之子
    .ability = 得知自己死亡时，当众选一名存活玩家：若善良，今晚死亡。
role-clocktower-godfather = 教父
    .ability = 你得知哪些外来者在场；外来者比平时多一个或少一个。白天若有外来者死亡，当晚选一名玩家：这名玩家死亡。
role-clocktower-devilsadvocate = 魔鬼代言人
    .ability = 每个夜晚选一名存活玩家，不能与上一夜相同：明天这名玩家若被处决，不会死亡。
role-clocktower-assassin = 刺客
    .ability = 整局一次，在首个夜晚以外的夜里选一名玩家：这名玩家死亡，任何保护都无效。
role-clocktower-mastermind = 主谋
    .ability = 恶魔若死于处决，再多玩一天。这天谁被处决，谁的阵营落败。
role-clocktower-shabaloth = 沙巴洛斯
    .ability = 除首个夜晚外，每夜选两名玩家：两人死亡。你上一夜选过的人里，可能有一人复活。
team-clocktower-good = 善良阵营
team-clocktower-evil = 邪恶阵营

mark-clocktower-no-ability = 能力已用完
    .short = 已用
mark-clocktower-drunk = 醉酒
mark-clocktower-muted = 禁言
mark-clocktower-poisoned = 中毒
mark-clocktower-safe = 今晚受保护
    .short = 保护
mark-clocktower-master = 管家的主人
    .short = 主人
mark-clocktower-exorcised = 今晚不能行动
    .short = 驱魔
mark-clocktower-seems-evil = 被当作邪恶
mark-clocktower-seems-otherwise = 被当作别的角色
    .short = 被当作别的
mark-clocktower-kept-alive = 今晚不会死亡
    .short = 不死
mark-clocktower-haircuts-tonight = 今晚理发
mark-clocktower-twin = 镜像双子的对手
    .short = 双子
mark-clocktower-mad = 必须疯狂
    .short = 疯狂
mark-clocktower-cursed = 明天提名即死亡
    .short = 诅咒
mark-clocktower-grandchild = 祖母的孙辈
    .short = 孙辈
mark-clocktower-moon = 月之子选中
    .short = 月之子
mark-clocktower-survives-execution = 处决时不死
    .short = 免死
mark-clocktower-last-day = 再多一天
mark-clocktower-arbitrary-deaths = 今晚谁死亡由说书人决定
    .short = 今晚有人死
mark-clocktower-hunted = 今晚恶魔杀不了人
    .short = 狩猎
mark-clocktower-stays-evil = 保持邪恶
mark-clocktower-keeps-ability = 死后保留能力
    .short = 保留能力
mark-clocktower-red-herring = 被占卜师当作恶魔
    .short = 干扰项
mark-clocktower-washerwoman-right = 镇民（洗衣妇）
    .short = 镇民
mark-clocktower-washerwoman-wrong = 错误（洗衣妇）
    .short = 错误
mark-clocktower-librarian-right = 外来者（图书管理员）
    .short = 外来者
mark-clocktower-librarian-wrong = 错误（图书管理员）
    .short = 错误
mark-clocktower-investigator-right = 爪牙（调查员）
    .short = 爪牙
mark-clocktower-investigator-wrong = 错误（调查员）
    .short = 错误

dead-clocktower = 死亡

hand-clocktower-role = 角色标记
hand-clocktower-mark = 放提示标记
hand-clocktower-unmark = 取走提示标记

phase-clocktower-setup = 入场
phase-clocktower-night = 夜晚
phase-clocktower-day = 白天
phase-clocktower-dusk = 黄昏
stage-clocktower-talk = 自由交谈
stage-clocktower-nominations = 提名环节
stage-clocktower-nominated = 已提名
stage-clocktower-defence = 辩护
stage-clocktower-count = 计票
stage-clocktower-last-call = 最后一次提名
channel-storyteller = 说书人

choice-clocktower-none = 没有
choice-clocktower-swap = 对调
choice-clocktower-evil = 邪恶
choice-clocktower-demon = 两人之一是恶魔
choice-clocktower-alike = 同一阵营
choice-clocktower-is = 是某个角色
choice-clocktower-in-play = 在场
choice-clocktower-beside = 恶魔与爪牙相邻
choice-clocktower-outsiders = 在场的外来者
choice-clocktower-own-words = 用自己的话

claim-clocktower-evil = { SEAT($a0) }邪恶
claim-clocktower-demon = { SEAT($a0) }和{ SEAT($a1) }之一是恶魔
claim-clocktower-alike = { SEAT($a0) }和{ SEAT($a1) }属于同一阵营
claim-clocktower-is = { SEAT($a1) }是{ ROLE($a0) }
claim-clocktower-in-play = { ROLE($a0) }在场
claim-clocktower-beside = 有恶魔与爪牙相邻
claim-clocktower-outsiders = 有 { $a0 } 名外来者在场
claim-clocktower-own-words = 用自己的话说的那件事

choice-clocktower-0 = 数字 0
choice-clocktower-1 = 数字 1
choice-clocktower-2 = 数字 2
choice-clocktower-3 = 数字 3
choice-clocktower-4 = 数字 4
choice-clocktower-5 = 数字 5
choice-clocktower-6 = 数字 6
choice-clocktower-7 = 数字 7
choice-clocktower-8 = 数字 8
choice-clocktower-9 = 数字 9
choice-clocktower-10 = 数字 10
choice-clocktower-11 = 数字 11
choice-clocktower-12 = 数字 12
choice-clocktower-13 = 数字 13
choice-clocktower-14 = 数字 14
choice-clocktower-15 = 数字 15

note-clocktower-true = 这样说属实
note-clocktower-registers = 有人被当作别的
note-clocktower-free = 这样说不实：醉酒或中毒
note-clocktower-false = 这样说不实：两件事里有一件是假的
note-clocktower-must-lie = 这样说不实：必须不实
ask-clocktower-deal = 每人抽一枚角色标记。
ask-clocktower-player = { ROLE($a0) }：你选谁？
    .unanswered = 时间到，没选的替你定了。
    .short = 夜晚的选择
    .others = 按你角色的能力，现在不能选。
    .pick = 选{ $what }
ask-clocktower-players = { $a0 ->
        [seamstress] { ROLE($a0) }：你比较哪两名玩家？一个都不选：今晚不用。
        [ravenkeeper] { ROLE($a0) }：你选谁？
        [dreamer] { ROLE($a0) }：你选谁？
        [assassin] { ROLE($a0) }：你选谁？不选：今晚不用。
        [professor] { ROLE($a0) }：你选谁？不选：今晚不用。
        [bonecollector] { ROLE($a0) }：你选谁？不选：今晚不用。
        [po] { ROLE($a0) }：你选谁？不选：今晚不用。
       *[other] { ROLE($a0) }：你选哪两名玩家？
    }
    .unanswered = 时间到，没选的替你定了。
    .short = 夜晚的选择
    .others = 按你角色的能力，现在不能选。
    .pick = 选{ $what }
ask-clocktower-haircut = { ROLE($a0) }：哪两名玩家交换角色？一个都不选：无人交换。
    .unanswered = 时间到，没选的替你定了。
    .short = 夜晚的选择
    .others = 按你角色的能力，现在不能选。
    .pick = 选{ $what }
ask-clocktower-attacks = { ROLE($a0) }：你攻击谁？按你选择的先后依次攻击。
    .unanswered = 时间到，没选的替你定了。
    .short = 夜晚的选择
    .others = 按你角色的能力，现在不能选。
    .pick = 攻击{ $what }
ask-clocktower-character =
    { $about ->
        [2] { ROLE($a0) }：给{ SEAT($a1) }选哪个角色？
       *[other] { ROLE($a0) }：你选择哪个角色？
    }
    .unanswered = 时间到，没选的替你定了。
    .pass = 暂不选择
    .short = 夜晚的选择
    .pick = 选{ $what }
ask-clocktower-decoy = 没有要你决定的：随便点一个人，别人就看不出谁在行动。
    .unanswered = 时间到，没选的替你定了。
    .short = 做样子点一下
    .pick = 点{ $what }
ask-clocktower-asleep = 随机替睡着的人选一名玩家。
ask-clocktower-dawn = 稍等几秒，再让所有人睁眼。
    .go-on = 黎明
    .short = 夜晚结束
ask-clocktower-open-nominations = 大家自由交谈。都回到座位后，开始提名。
    .go-on = 开始提名
    .short = 交谈结束
ask-clocktower-nominate =
    { $about ->
        [0] 你要提名谁吗？
       *[other] 最后一次机会：还要提名谁吗？
    }
    .pass = 不提名
    .short = 提名
    .others = 今天已被提名过。
    .pick = 提名{ $what }
ask-clocktower-close = 觉得差不多了，就结束提名。没有人想提名时，提名自动结束。
    .close = 结束提名
    .short = 结束提名
ask-clocktower-slayer = 报猎手，你射谁？活着的人都可以报，只有真猎手杀得了人。
    .short = 猎手的一击
    .pick = 击杀{ $what }
    .offer = 报猎手，出手
ask-clocktower-juggler = 像杂耍艺人那样，当众猜某人的角色；谁都可以报杂耍艺人：
    .short = 杂耍艺人的猜测
    .pick = 猜：{ $what }
    .offer = 报杂耍艺人，猜
ask-clocktower-savant = 拜访说书人，听两件事。
    .visit = 拜访
    .short = 拜访
    .offer = 拜访说书人
ask-clocktower-artist = 整局一次，问说书人一件事是不是真的：
    .short = 艺术家的提问
    .pick = 问：{ $what }
    .offer = 向说书人提问
ask-clocktower-klutz = 你死了。谁死了都会被问到：你作为呆瓜当众选谁？
    .pass = 不选：我不是呆瓜
    .short = 呆瓜的遗言
    .others = 已经死亡。
    .pick = 选{ $what }
ask-clocktower-gossip = 像造谣者那样当众说一件事；谁都可以报造谣者。用自己的话说的，只有真人说书人能判断：
    .short = 造谣者的话
    .pick = 说：{ $what }
    .offer = 报造谣者，说
ask-clocktower-moonchild = 你死了。你作为月之子当众选谁？
    .pass = 不选：我不是月之子
    .short = 月之子的遗言
    .others = 已经死亡。
    .pick = 选{ $what }
ask-clocktower-own-up = 不该疯狂却疯狂了，或该疯狂却没有：承认后你可能被处决。
    .own-up = 承认
    .short = 承认疯狂
ask-clocktower-defence = { SEAT($a0) }为自己辩护。
    .go-on = 开始计票
    .short = 辩护结束
ask-clocktower-vote = { $silence ->
        [up] { $mine ->
            [yes] 你正举手处决自己，还举着吗？
           *[no] 你正举手处决{ SEAT($a0) }，还举着吗？
        }
       *[other] { $mine ->
            [yes] 要举手处决自己吗？
           *[no] 举手处决{ SEAT($a0) }吗？
        }
    }
    .up = 举手
    .down = 不举手
    .short = 投票
ask-clocktower-hand = 还没指到你时，你的手：
    .up = 举手
    .down = 把手放下
    .short = 举手
ask-clocktower-dusk = 准备夜晚的时候，大家可以交谈。
    .go-on = 入夜
    .short = 黄昏结束

event-clocktower-phase-began = { $phase ->
        [setup] 正在准备盲抽袋。
        [night] { $day ->
            [1] 首个夜晚。所有玩家，闭眼。
           *[other] 第 { $day } 夜。所有玩家，闭眼。
        }
        [day] 第 { $day } 天。所有玩家，睁眼。
        [dusk] 白天结束。
       *[other] { PHASE($phase) }，{ $day }。
    }
event-clocktower-stage-began = { $stage ->
        [talk] 大家自由交谈。
        [nominations] 现在进入提名环节。
        [defence] 被提名的人为自己说几句。
        [count] 开始计票，支持的举手。
        [last-call] 最后一次机会：三、二、一……
       *[other] 现在：{ STAGE($stage) }。
    }
event-clocktower-script-chosen = 可能在场的角色：{ THING($script, kind: "role") }。
event-clocktower-bag-filled = { COUNT($tokens) ->
        [0] 盲抽袋里不放{ $kind ->
            [townsfolk] 镇民
            [outsider] 外来者
            [minion] 爪牙
           *[other] 恶魔
        }。
       *[other] 放进盲抽袋：{ THING($tokens, kind: "role") }。
    }
event-clocktower-disguised = 以{ ROLE($token) }的标记代替{ ROLE($role) }放进盲抽袋。
event-clocktower-drew = { $mine ->
        [yes] 你抽到：{ ROLE($role) }。
       *[no] { SEAT($seat) }抽到：{ ROLE($role) }。
    }
event-clocktower-collected = { SEAT($seat) }是{ ROLE($role) }。
event-clocktower-misled = { SEAT($seat) }以为自己是{ ROLE($role) }。
event-clocktower-became = { SEAT($seat) }成为{ ROLE($role) }（{ THING($team, kind: "team") }）。
event-clocktower-learned = { $mine ->
        [yes] 你现在是{ ROLE($role) }，属于{ THING($team, kind: "team") }。
       *[no] { SEAT($seat) }得知自己是{ ROLE($role) }，属于{ THING($team, kind: "team") }。
    }
event-clocktower-sided = { SEAT($seat) }现在属于{ THING($team, kind: "team") }。
event-clocktower-swayed = { SEAT($seat) }改属{ THING($team, kind: "team") }，夜里告知本人。
event-clocktower-gained = { SEAT($seat) }另有{ ROLE($role) }的能力。
event-clocktower-lent-in-vain = { SEAT($seat) }：所得的{ ROLE($role) }能力因醉酒或中毒而落空，永不生效。
event-clocktower-marked = { SEAT($seat) }：{ $name ->
        [muted] 禁言到天黑
        [drunk] 醉酒
        [poisoned] 中毒
        [safe] 今晚受保护
        [master] 管家的主人
        [exorcised] 今晚不能行动
        [seems-evil] 被当作邪恶
        [seems-otherwise] 被当作别的角色
        [kept-alive] 今晚不会死亡
        [haircuts-tonight] 今晚理发
        [twin] 镜像双子的对手
        [mad] 必须疯狂
        [cursed] 明天提名即死亡
        [grandchild] 祖母的孙辈
        [moon] 月之子选中
        [survives-execution] 处决时不死
        [last-day] 再多一天
        [arbitrary-deaths] 今晚谁死亡由说书人决定
        [hunted] 今晚恶魔杀不了人
        [keeps-ability] { $of ->
            [bonecollector] 死亡状态下拥有能力，到黄昏为止
           *[other] 死后保留能力
        }
        [red-herring] 被占卜师当作恶魔
        [three-votes] 一票算三票
        [negative-vote] 一票算负一票
        [sober-healthy] 清醒健康
        [acts-twice] 行动两次
        [used-once] 两次中已用一次
        [no-ability] { $of ->
            [fanggu] 再没有外来者会成为方古
           *[other] 能力已用完
        }
       *[other] “{ THING($name, kind: "mark") }”
    }。
event-clocktower-undone = 说书人撤回了{ $count ->
        [other] 最近 { $count } 次选择
       *[hidden] 一些选择，回到此处
    }。{ $sealed ->
        [true] 这退回到一次计票之中：计票从头开始，其间举的手都不算。
       *[false] {""}
    }{ $reason }
event-clocktower-unmarked = { SEAT($seat) }的标记“{ THING($name, kind: "mark") }”取消了。
event-clocktower-prevented = { $whom ->
        [-1] 因{ SEAT($by) }（{ ROLE($of) }）的能力，一次死亡没有发生。
       *[other] { SEAT($whom) }本该死亡，因{ SEAT($by) }（{ ROLE($of) }）的能力活了下来。
    }
event-clocktower-dusk-fell = 所有人都闭上了眼。
event-clocktower-step-done = 夜晚的一步结束。
event-clocktower-idled = 走个过场问了一次。
event-clocktower-by-hand = { REFEREE() }手动更改：{ $change ->
        [role] { SEAT($seat) }换成{ ROLE($to) }
        [side] { SEAT($seat) }改属{ THING($to, kind: "team") }
        [life] { SEAT($seat) }{ $to ->
            [dead] 死亡
           *[other] 存活
        }
        [mark] { SEAT($seat) }旁放上提示标记：{ THING($to, kind: "mark") }
        [unmark] 从{ SEAT($seat) }旁取走提示标记：{ THING($to, kind: "mark") }
        [tell] 告诉{ SEAT($seat) }一条不在合法范围内的信息
        [hush] 天亮前禁止交谈
        [win] { THING($to, kind: "team") }获胜
        [fabled] 传奇角色{ THING($to, kind: "role") }入场，所有人都看到
        [fabled-leaves] 传奇角色{ THING($to, kind: "role") }离场，所有人都看到
        [fabled-seen-to] 已照{ THING($to, kind: "role") }处理
        [leave] { SEAT($seat) }离开游戏
        [join] { SEAT($seat) }以旅行者加入：{ ROLE($to) }
       *[other] { SEAT($seat) }：{ THING($change, kind: "hand") }
    }。{ $reason }
event-clocktower-hushed = 说书人要求到黎明前保持安静。
event-clocktower-woke = { $mine ->
        [yes] 你被唤醒。
       *[no] { SEAT($seat) }作为{ ROLE($role) }被唤醒。
    }
event-clocktower-slept = { $mine ->
        [yes] 你重新闭眼。
       *[no] { SEAT($seat) }重新入睡。
    }
event-clocktower-chose = { $mine ->
        [yes] 你选择{ ONTO($seat, $targets) }。
       *[no] { SEAT($seat) }（{ ROLE($role) }）选择{ ONTO($seat, $targets) }。
    }
event-clocktower-named = { $declined ->
        [true] { $mine ->
            [yes] 你没有选择角色。
           *[no] { SEAT($seat) }（{ ROLE($role) }）没有选择角色。
        }
       *[other] { $mine ->
            [yes] 你选择{ ROLE($named) }。
           *[no] { SEAT($seat) }（{ ROLE($role) }）选择{ ROLE($named) }。
        }
    }
event-clocktower-twins-met = { SEATS($seats) }（{ THING($roles, kind: "role") }）互相认出是一对双子。
event-clocktower-cast-shown = { $mine ->
        [yes] 在场的外来者：{ COUNT($roles) ->
            [0] 没有
           *[other] { THING($roles, kind: "role") }
        }。
       *[no] 向{ SEAT($seat) }出示在场的外来者：{ COUNT($roles) ->
            [0] 没有
           *[other] { THING($roles, kind: "role") }
        }。
    }
event-clocktower-deluded = { SEAT($seat) }以为自己是{ ROLE($role) }，其实是疯子。
event-clocktower-deluded-chose = 疯子{ SEAT($seat) }选择{ ONTO($seat, $targets) }。
event-clocktower-exorcised = { $mine ->
        [yes] 你今晚不能行动：{ SEAT($by) }是驱魔人。
       *[no] { SEAT($seat) }今晚不能行动，得知{ SEAT($by) }是驱魔人。
    }
event-clocktower-maddened = { $mine ->
        [yes] 到黄昏为止，你必须疯狂地证明自己是{ ROLE($role) }，否则可能被处决。
       *[no] 到黄昏为止，{ SEAT($seat) }必须疯狂地证明自己是{ ROLE($role) }。
    }
event-clocktower-meant = { $mine ->
        [yes] 你
       *[no] { SEAT($seat) }（{ ROLE($role) }）
    }打算选择{ COUNT($targets) ->
        [0] { $answer ->
            [silence] { ONTO($seat, $targets) }
           *[other] { ROLE($answer) }
        }
       *[other] { ONTO($seat, $targets) }
    }。
event-clocktower-all-chose = 入夜时能选的都已选好。
event-clocktower-decided = 说书人{ $seat ->
        [-1] {""}
       *[other] 为{ SEAT($seat) }
    }（{ ROLE($role) }）作了决定{ $kind ->
        [registers] ：{ SEAT($whom) }{ $answer ->
            [yes] 被当作这样的人。
           *[no] 不被当作这样的人。
        }
        [charmed] ：{ SEAT($whom) }在这里{ $answer ->
            [yes] 算作恶魔。
           *[no] 不算作恶魔。
        }
        [red-herring] ：干扰项是{ SEATS($named) }。
        [seems-evil] ：{ SEATS($named) }被当作邪恶。
        [bounce] ：死亡落在{ SEATS($named) }身上。
        [heir] ：继承者是{ SEATS($named) }。
        [seems-outsider] ：{ SEAT($whom) }被当作{ ROLE($answer) }。
        [drunk] ：{ $answer ->
            [nobody] 无人醉酒。
           *[other] { SEATS($named) }醉酒。
        }
        [side] ：{ $answer ->
            [nobody] 无人中毒。
           *[other] { SEATS($named) }中毒。
        }
        [twin] ：对手是{ SEATS($named) }。
        [deaths] ：{ $answer ->
            [nobody] 今晚无人死亡。
           *[other] 今晚死亡的是{ SEATS($named) }。
        }
        [barber] ：剪刀交给{ SEATS($named) }。
        [outsiders] ：外来者{ $answer ->
            [more] 多一个。
            [fewer] 少一个。
           *[as-usual] 不变。
        }
        [spared] ：{ $answer ->
            [nobody] 明天处决谁都照常。
           *[other] 明天被处决也不死的是{ SEATS($named) }。
        }
        [comes-up] ：{ $answer ->
            [nobody] 无人复活。
           *[other] { SEATS($named) }复活。
        }
        [tinker] ：{ $answer ->
            [yes] 死亡。
           *[no] 不死亡。
        }
        [scapegoat] ：{ $answer ->
            [yes] 代替{ SEAT($whom) }被处决。
           *[no] 不代替{ SEAT($whom) }被处决。
        }
        [deviant] ：{ $answer ->
            [yes] 表现有趣。
           *[no] 表现不够有趣。
        }
        [harlot-dies] ：{ $answer ->
            [both] 两人都死亡。
           *[nobody] 无人死亡。
        }
        [gossip-kills] ：{ SEATS($named) }死亡。
        [true] ：{ $answer ->
            [yes] 所说属实。
           *[no] 所说不属实。
        }
        [apprentice] ：得到{ ROLE($answer) }的能力。
        [bluffs] ：出示不在场的{ THING($answer, kind: "role") }。
        [fooled-bluffs] ：出示{ THING($answer, kind: "role") }，称不在场。
        [fooled-minions] ：看起来的爪牙是{ SEATS($named) }。
        [outsiders-shown] ：出示的外来者{ COUNT($answer) ->
            [0] 没有。
           *[other] 是{ THING($answer, kind: "role") }。
        }
        [drunk-instead] ：若{ SEAT($whom) }离场，{ SEATS($named) }醉酒。
        [claim] ：将听到“{ CLAIMS($answer) }”。
        [answers] ：来提问时{ $answer ->
            [myself] 由自己稍后回答。
            [truly] 由程序如实回答。
           *[falsely] 由程序作假回答。
        }
        [reminder] ：那枚标记显示在{ SEATS($named) }旁边。
       *[other] 。
    }
event-clocktower-told = { $mine ->
        [yes] 你得知：
       *[no] { SEAT($seat) }（{ ROLE($role) }）得知：
    }{ $form ->
        [yes] { COUNT($chosen) ->
            [0] { "" }
           *[other] { SEATS($chosen) }，
        }{ $role ->
            [flowergirl] 是，有恶魔投了票。
            [fortuneteller] 是，其中有恶魔。
            [seamstress] 是，同一阵营。
            [towncrier] 是，有爪牙提了名。
           *[other] 是。
        }
        [no] { COUNT($chosen) ->
            [0] { "" }
           *[other] { SEATS($chosen) }，
        }{ $role ->
            [flowergirl] 否，没有恶魔投票。
            [fortuneteller] 否，其中没有恶魔。
            [seamstress] 否，不是同一阵营。
            [towncrier] 否，没有爪牙提名。
           *[other] 否。
        }
        [none] 没有外来者在场。
        [number] { $number }。
        [unknown] 无法回答。
        [who] { SEATS($about) }是{ ROLE($shown) }。
        [pair] { ROLE($shown) }，是{ SEATS($about) }之一。
        [either] { SEATS($chosen) }是{ ROLE($shown) }或{ ROLE($other) }。
        [demon] 恶魔是{ SEATS($about) }之一。
        [claims] 一真一假。{ CLAIMS($claims) }。
        [side] { SEATS($chosen) }属于{ THING($shown, kind: "team") }。
       *[role] { ROLE($shown) }。
    }
event-clocktower-shown = { $mine ->
        [yes] 你得知：
       *[no] 向{ SEAT($seat) }（{ ROLE($role) }）出示：
    }{ $form ->
        [yes] { COUNT($chosen) ->
            [0] { "" }
           *[other] { SEATS($chosen) }，
        }{ $role ->
            [flowergirl] 是，有恶魔投了票。
            [fortuneteller] 是，其中有恶魔。
            [seamstress] 是，同一阵营。
            [towncrier] 是，有爪牙提了名。
           *[other] 是。
        }
        [no] { COUNT($chosen) ->
            [0] { "" }
           *[other] { SEATS($chosen) }，
        }{ $role ->
            [flowergirl] 否，没有恶魔投票。
            [fortuneteller] 否，其中没有恶魔。
            [seamstress] 否，不是同一阵营。
            [towncrier] 否，没有爪牙提名。
           *[other] 否。
        }
        [none] 没有外来者在场。
        [number] { $number }。
        [unknown] 无法回答。
        [who] { SEATS($about) }是{ ROLE($shown) }。
        [pair] { ROLE($shown) }，是{ SEATS($about) }之一。
        [either] { SEATS($chosen) }是{ ROLE($shown) }或{ ROLE($other) }。
        [demon] 恶魔是{ SEATS($about) }之一。
        [claims] 一真一假。{ CLAIMS($claims) }。
        [side] { SEATS($chosen) }属于{ THING($shown, kind: "team") }。
       *[role] { ROLE($shown) }。
    }
event-clocktower-reminded = 提示标记放好了：{ SEAT($right) }旁是“正确”，{ SEAT($wrong) }旁是“错误”。
event-clocktower-explained = { $why ->
        [true] 按这项能力的意思，这是真的。
        [ruled] 这是真是假，由说书人本人裁定。
        [registers] 这不是真的：有人被当作别的。
        [free] 这不是真的：能力没有生效。
       *[other] 这不是真的，也必须如此。
    }
event-clocktower-imagined = { $world ->
        [-1] 没有找到{ SEAT($seat) }能相信而且其中这句话为真的世界。
       *[other] { $holds ->
            [true] { SEAT($seat) }可以相信它，{ $before ->
                [first] 在一个
                [same] 仍在同一个
               *[other] 换到另一个
            }世界里它是真的：{ FACES($evil) }。
           *[other] 若邪恶方是{ FACES($evil) }，它就是真的，但{ SEAT($seat) }以前听到的并不都成立。
        }
    }
event-clocktower-is = { SEAT($seat) }是{ ROLE($role) }。
event-clocktower-abnormal = { SEAT($seat) }（{ ROLE($role) }）的能力未正常生效。
event-clocktower-faltered = { SEAT($seat) }自以为是{ ROLE($role) }，这个能力没有正常生效：数学家可能得知。
event-clocktower-missed = { SEAT($seat) }（{ ROLE($role) }）的标记本该放在{ SEAT($target) }身上。
event-clocktower-poison-moved = { SEAT($beside) }身旁的毒移到{ SEAT($seat) }身上。
event-clocktower-outlived = { SEAT($seat) }（{ ROLE($role) }）没能让{ ONTO($seat, $target) }死亡。
event-clocktower-evil-known = 恶魔：{ SEATS($demons) }。爪牙：{ SEATS($minions) }。
event-clocktower-bluffed = 不在场：{ THING($roles, kind: "role") }。
event-clocktower-grimoire-shown = { $mine ->
        [yes] 你看到魔典：{ FACES($roles) }。
       *[no] { SEAT($seat) }看了魔典。
    }
event-clocktower-died = { $mine ->
        [yes] 你
       *[no] { SEAT($seat) }
    }死亡（{ $cause ->
        [demon] 恶魔攻击
        [execution] 处决
        [exile] 流放
        [referee] 说书人更正
       *[other] 能力
    }）。{ $feigned ->
        [true] 只是看起来死了，恶魔还活着。
       *[other] {""}
    }
event-clocktower-revived = { $mine ->
        [yes] 你
       *[no] { SEAT($seat) }
    }复活。
event-clocktower-dawned = { COUNT($died) ->
        [0] 昨夜是平安夜，无人死亡。
       *[other] { SEATS($died) }昨夜死亡。
    }
event-clocktower-returned = { SEATS($seats) }复活。
event-clocktower-life-turned = { $alive ->
        [true] { SEAT($seat) }复活。
       *[other] { SEAT($seat) }死亡。
    }
event-clocktower-nominated = { $self ->
        [yes] { $mine ->
            [yes] 你提名自己。
           *[no] { SEAT($by) }提名自己。
        }
       *[no] { SEAT($by) }提名{ SEAT($seat) }。
    }
event-clocktower-hand-moved = { $up ->
        [true] { SEAT($seat) }举起手。
       *[other] { SEAT($seat) }放下手。
    }
event-clocktower-pointed = { $up ->
        [true] 数到{ SEAT($seat) }：举着手。
       *[other] 数到{ SEAT($seat) }：没举手。
    }
event-clocktower-counted = { SEAT($seat) }得 { $votes } 票。{ $tied ->
        [-1] { $block ->
            [-1] 票数不够，没有人即将被处决。
           *[other] 票数最多、即将被处决的是{ SEAT($block) }。
        }
       *[other] 与{ SEAT($tied) }平票，没有人即将被处决。
    }
event-clocktower-nominations-closed = 提名结束。
event-clocktower-executed = { $mine ->
        [yes] 你
       *[no] { SEAT($seat) }
    }被处决。
event-clocktower-execution-settled = { $died ->
        [true] { SEAT($seat) }死亡。
       *[other] { SEAT($seat) }被处决，无人因此死亡。
    }
event-clocktower-claimed = { $target ->
        [-1] { SEAT($seat) }报{ ROLE($role) }，说：{ CLAIMS($said) }。
       *[other] { $mine ->
            [yes] 你报{ ROLE($role) }，选择{ ONTO($seat, $target) }。
           *[no] { SEAT($seat) }报{ ROLE($role) }，选择{ ONTO($seat, $target) }。
        }
    }
event-clocktower-visited = { $mine ->
        [yes] 你拜访说书人。
       *[no] { SEAT($seat) }（{ ROLE($role) }）拜访说书人。
    }
event-clocktower-petitioned = { SEAT($seat) }（{ ROLE($role) }）等你回答：{ CLAIMS($said) }？
event-clocktower-answered = 已回答{ SEAT($seat) }（{ ROLE($role) }）。
event-clocktower-last-words = { $target ->
        [-1] { SEAT($seat) }作为{ ROLE($role) }没有选任何人。
       *[other] { SEAT($seat) }作为{ ROLE($role) }选择{ SEAT($target) }。
    }
event-clocktower-last-words-settled = { SEAT($seat) }的遗言已记下。
event-clocktower-condemned = { SEAT($seat) }将因疯狂被处决。
event-clocktower-owned-up = { $mine ->
        [yes] 你承认了疯狂。
       *[no] { SEAT($seat) }承认了疯狂。
    }
event-clocktower-claim-settled = { $shows ->
        [true] {""}
       *[other] 没有别的事发生。
    }
event-clocktower-day-over = { $quiet ->
        [true] 今天没有人被处决。
       *[other] 这一天过去了。
    }

hand-hush = 安静到黎明
hand-win = 判一方获胜并结束牌局
    .good = 善良阵营
    .evil = 邪恶阵营
hand-fabled = 一名传奇角色入场
hand-fabled-leaves = 一名传奇角色离场
hand-fabled-seen-to = 已照传奇角色处理
hand-leave = 离开
hand-join = 加入为
hand-side = 阵营
hand-tell = 告知一条信息

reason-clocktower-demons-dead = 恶魔死亡。
reason-clocktower-two-left = 只剩两名玩家存活。
reason-clocktower-saint = 圣徒被处决：圣徒的阵营因此落败。
reason-clocktower-mayor = 三人存活而无人被处决：镇长的阵营因此获胜。
reason-clocktower-vortox = 涡流在场，而白天无人被处决：邪恶阵营因此获胜。
reason-clocktower-twin = 镜像双子的善良对手被处决：邪恶阵营因此获胜。
reason-clocktower-klutz = 呆瓜死后选了邪恶玩家：呆瓜的阵营因此落败。
reason-clocktower-mastermind = 主谋的那一天有人被处决，那人的阵营落败。
reason-clocktower-ruled = 说书人裁定了胜方。
reason-clocktower-quiet = 太多昼夜无人死亡：镇子没有找到恶魔。

say-clocktower-claim = 我是{ ROLE($a0) }。
say-clocktower-told-number = 我报{ ROLE($a0) }，第 { $a1 } 夜的数字是 { $a2 }。
say-clocktower-told-woke = 我报{ ROLE($a0) }，第 { $a1 } 夜选了{ SEAT($a3) }和{ SEAT($a4) }，醒了 { $a2 } 个。
say-clocktower-told-chose = 我报{ ROLE($a0) }，第 { $a1 } 夜选了{ SEAT($a2) }，我没变。
say-clocktower-told-good = 我报{ ROLE($a0) }，第 { $a1 } 天{ SEAT($a2) }给了我一票：善良。
say-clocktower-told-evil = 我报{ ROLE($a0) }，第 { $a1 } 天{ SEAT($a2) }给了我一票：邪恶。
say-clocktower-told-yes = 我报{ ROLE($a0) }，第 { $a1 } 夜选了{ SEAT($a2) }和{ SEAT($a3) }，是。
say-clocktower-told-no = 我报{ ROLE($a0) }，第 { $a1 } 夜选了{ SEAT($a2) }和{ SEAT($a3) }，否。
say-clocktower-told-heard-yes = 我报{ ROLE($a0) }，第 { $a1 } 夜得知：是。
say-clocktower-told-heard-no = 我报{ ROLE($a0) }，第 { $a1 } 夜得知：否。
say-clocktower-told-either = 我报{ ROLE($a0) }，第 { $a1 } 夜得知{ SEAT($a4) }是{ ROLE($a2) }或{ ROLE($a3) }。
say-clocktower-told-demon = 我报{ ROLE($a0) }，第 { $a1 } 夜被杀，得知恶魔是{ SEAT($a2) }或{ SEAT($a3) }。
say-clocktower-told-claims = 我报{ ROLE($a0) }，第 { $a1 } 天听到一真一假：{ CLAIMS($a2) }；{ CLAIMS($a3) }。
say-clocktower-told-answer-yes = 我报{ ROLE($a0) }，第 { $a1 } 天问“{ CLAIMS($a2) }？”，答：是。
say-clocktower-told-answer-no = 我报{ ROLE($a0) }，第 { $a1 } 天问“{ CLAIMS($a2) }？”，答：否。
say-clocktower-told-who = 我报{ ROLE($a0) }，第 { $a1 } 夜得知{ SEAT($a3) }善良，是{ ROLE($a2) }。
say-clocktower-told-none = 我报{ ROLE($a0) }，第 { $a1 } 夜得知没有外来者在场。
say-clocktower-told-pair = 我报{ ROLE($a0) }，第 { $a1 } 夜得知{ SEAT($a3) }和{ SEAT($a4) }里有一个是{ ROLE($a2) }。
say-clocktower-told-role = 我报{ ROLE($a0) }，第 { $a1 } 夜得知{ SEAT($a3) }是{ ROLE($a2) }。
