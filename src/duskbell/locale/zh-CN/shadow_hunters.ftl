# 暗影猎人。

role-shadow_hunters-allie = 艾莉
    .card = ♥ 8
    .ability = 母爱：全局一次，任何时候都可以回复自己的全部伤害。
    .win = 游戏结束时你仍活着，即获胜。
role-shadow_hunters-bob = 鲍勃
    .card = ♥ 10
    .ability = 盗取：你要对别人造成 2 点或更多伤害时，可以改拿对方一张装备卡。
    .win = 你面前有 5 张或更多装备卡，即获胜。
role-shadow_hunters-charles = 查尔斯
    .card = ♥ 11
    .ability = 血腥的盛宴：你攻击之后，可以自己承受 2 点伤害，再攻击同一人一次，次数不限。
    .win = 你亲手杀死一人，且这是全场第三个或更后的死者，即获胜。
role-shadow_hunters-daniel = 丹尼尔
    .card = ♥ 13
    .ability = 呼啸：别人死亡时你必须亮出身份。除此之外你都不能亮出身份。
    .win = 你是第一个死者，或最后一个影子死亡时你仍活着，即获胜。
role-shadow_hunters-emi = 艾米
    .card = ♥ 10
    .ability = 传送：移动时你可以不掷骰，直接前往邻近地区。用了就亮出身份。
    .win = 影子全部死亡时获胜，你自己是死是活都算。
role-shadow_hunters-franklin = 法兰克林
    .card = ♥ 12
    .ability = 闪电：全局一次，在你的回合开始时选一人，掷六面骰，造成等量伤害。
    .win = 影子全部死亡时获胜，你自己是死是活都算。
role-shadow_hunters-george = 佐治
    .card = ♥ 14
    .ability = 摧毁：全局一次，在你的回合开始时选一人，掷四面骰，造成等量伤害。
    .win = 影子全部死亡时获胜，你自己是死是活都算。
role-shadow_hunters-unknown = 无名
    .card = ♥ 11
    .ability = 欺诈：别人给你隐士卡时，你可以说谎，也不必亮出身份。
    .win = 猎人全部死亡时获胜，你自己是死是活都算。
role-shadow_hunters-vampire = 吸血鬼
    .card = ♥ 13
    .ability = 吸血：亮出身份之后，你每次对别人造成伤害，自己回复 2 点。
    .win = 猎人全部死亡时获胜，你自己是死是活都算。
role-shadow_hunters-werewolf = 狼人
    .card = ♥ 14
    .ability = 反击：有人攻击你之后，无论命中与否，你都可以立即攻击对方；也可以在这时才亮出身份。
    .win = 猎人全部死亡时获胜，你自己是死是活都算。

dead-shadow_hunters = 死亡

team-shadow_hunters-shadow = 影子
team-shadow_hunters-hunter = 猎人
team-shadow_hunters-neutral = 平民

area-shadow_hunters-hermits_cabin = 隐士小屋
    .dice = 2、3
    .text = 抽一张隐士卡，看过后面朝下交给另一人。
area-shadow_hunters-underworld_gate = 地狱之门
    .dice = 4、5
    .text = 三叠牌任选一叠，抽一张。
area-shadow_hunters-church = 教堂
    .dice = 6
    .text = 抽一张白卡。
area-shadow_hunters-cemetery = 墓地
    .dice = 8
    .text = 抽一张黑卡。
area-shadow_hunters-weird_woods = 不思议森林
    .dice = 9
    .text = 选一人受 2 点伤害，或选一人（可以是自己）回复 1 点。
area-shadow_hunters-erstwhile_altar = 祭坛
    .dice = 10
    .text = 拿走另一人的一张装备卡。谁都没有装备则没有事情发生。

deck-shadow_hunters-hermit = 隐士卡
    .back = 一张隐士卡
deck-shadow_hunters-white = 白卡
    .back = 一张白卡
deck-shadow_hunters-black = 黑卡
    .back = 一张黑卡

card-shadow_hunters-hermit_prediction = 隐士之预言
    .text = 收牌者只给传牌者一人看自己的角色，不得回避。
card-shadow_hunters-hermit_blackmail = 隐士之勒索
    .text = 平民或猎人：给传牌者一张装备卡，或受 1 点伤害。
card-shadow_hunters-hermit_greed = 隐士之贪婪
    .text = 平民或影子：给传牌者一张装备卡，或受 1 点伤害。
card-shadow_hunters-hermit_anger = 隐士之怒火
    .text = 猎人或影子：给传牌者一张装备卡，或受 1 点伤害。
card-shadow_hunters-hermit_nurturance = 隐士之教养
    .text = 平民：回复 1 点；若没有受伤，则受 1 点伤害。
card-shadow_hunters-hermit_huddle = 隐士之召集
    .text = 影子：回复 1 点；若没有受伤，则受 1 点伤害。
card-shadow_hunters-hermit_aid = 隐士之治疗
    .text = 猎人：回复 1 点；若没有受伤，则受 1 点伤害。
card-shadow_hunters-hermit_spell = 隐士之咒语
    .text = 影子：受 1 点伤害。
card-shadow_hunters-hermit_exorcism = 隐士之驱魔
    .text = 影子：受 2 点伤害。
card-shadow_hunters-hermit_slap = 隐士之镇压
    .text = 猎人：受 1 点伤害。
card-shadow_hunters-hermit_bully = 隐士之恐吓
    .text = 生命值 11 或以下（艾莉、鲍勃、查尔斯、艾米、无名）：受 1 点伤害。
card-shadow_hunters-hermit_tough_lesson = 隐士之教训
    .text = 生命值 12 或以上（丹尼尔、法兰克林、佐治、吸血鬼、狼人）：受 2 点伤害。

card-shadow_hunters-holy_water = 圣水
    .text = 你回复 2 点。
card-shadow_hunters-concealed_knowledge = 封印的智慧
    .text = 本回合结束后，下一个回合仍是你的。
card-shadow_hunters-chocolate = 巧克力
    .text = 艾莉、艾米、无名：可以亮出身份并全部回复；早已亮出则直接全部回复。
card-shadow_hunters-advent = 现身
    .text = 猎人：可以亮出身份并全部回复；早已亮出则直接全部回复。
card-shadow_hunters-disenchant_mirror = 照妖镜
    .text = 吸血鬼、狼人：必须亮出身份。
card-shadow_hunters-blessing = 上帝的祝福
    .text = 选另一人，掷六面骰，对方回复这么多。
card-shadow_hunters-guardian_angel = 守护的天使
    .text = 到你的下一回合开始为止，别人的攻击对你无效。
card-shadow_hunters-flare_of_judgement = 闪电的裁决
    .text = 除你以外，人人受 2 点伤害。
card-shadow_hunters-first_aid = 急救箱
    .text = 选一人（可以是自己），伤害一律变为 7。

card-shadow_hunters-spear_of_longinus = 圣光枪
    .text = 猎人：攻击命中时可以亮出身份；已亮出者，该次攻击多 2 点伤害。
card-shadow_hunters-holy_robe = 圣袍
    .text = 你的攻击与别人对你的攻击都少 1 点伤害。
card-shadow_hunters-silver_rosary = 银色十字架
    .text = 被你攻击杀死的人，全部装备归你。
card-shadow_hunters-fortune_brooch = 幸运胸针
    .text = 不思议森林不能伤害你，仍可让你回复。
card-shadow_hunters-talisman = 泰利斯神像
    .text = 噬血蜘蛛、吸血蝙蝠、炸药都伤不到你。
card-shadow_hunters-mystic_compass = 神秘的罗盘
    .text = 移动时你可以掷两次，任选一个结果。

card-shadow_hunters-bloodthirsty_spider = 噬血蜘蛛
    .text = 你选的一人与你自己同时受 2 点伤害。
card-shadow_hunters-vampire_bat = 吸血蝙蝠
    .text = 你选的一人受 2 点伤害，你回复 1 点。
card-shadow_hunters-dynamite = 炸药
    .text = 掷两颗骰子，所指地区上的人都受 3 点伤害；掷出 7 则没有事情发生。
card-shadow_hunters-moody_goblin = 玛迪歌布琳
    .text = 偷走另一人的一张装备卡。
card-shadow_hunters-spiritual_doll = 恐怖娃娃
    .text = 选一人，掷六面骰：1 至 4，对方受 3 点伤害；5 或 6，你受 3 点伤害。
card-shadow_hunters-diabolic_ritual = 亡灵祭奠
    .text = 影子：此时可以亮出身份并全部回复。
card-shadow_hunters-banana_peel = 香蕉皮
    .text = 把你的一张装备卡给另一人；你没有装备，则受 1 点伤害。

card-shadow_hunters-rusted_broad_axe = 锈斧
    .text = 你的攻击命中时多 1 点伤害。
card-shadow_hunters-butcher_knife = 屠刀
    .text = 你的攻击命中时多 1 点伤害。
card-shadow_hunters-chainsaw = 链锯
    .text = 你的攻击命中时多 1 点伤害。
card-shadow_hunters-masamune = 妖刀
    .text = 你的回合里，攻击范围内有人就必须攻击；只掷四面骰，点数就是伤害，一定命中。
card-shadow_hunters-machine_gun = 机枪
    .text = 你的攻击只掷一次骰子，同时打攻击范围内的所有人。
card-shadow_hunters-handgun = 手枪
    .text = 你的攻击范围变为自己这对地区之外的所有地区，且仅限那里。

phase-shadow_hunters-setup = 准备
phase-shadow_hunters-turn = 回合
    .numbered = 第 { $day } 回合
stage-shadow_hunters-move = 移动
    .waits = 掷骰移动
stage-shadow_hunters-area = 地区
    .waits = 使用地区的效果
stage-shadow_hunters-attack = 攻击
    .waits = 攻击或不攻击

mark-shadow_hunters-muted = 禁言
hand-damage = 伤害
fact-shadow_hunters-turn = 轮到：{ SEAT($value) }

option-shadow_hunters-neutral_deaths = 三名平民死亡
    .help = 三名平民死亡时影子也获胜，同实体版。
option-shadow_hunters-robbery = 盗取
    .help = 鲍勃造成的哪些伤害可以改为盗取。
    .any = 任何伤害
    .attack = 攻击的伤害
option-shadow_hunters-suck_blood = 吸血
    .help = 吸血鬼造成哪些伤害时自己回复。
    .any = 任何伤害
    .attack = 攻击的伤害
option-shadow_hunters-suck_each = 逐人吸血
    .help = 同时伤害几人，吸血鬼每人回复一次，而不是总共一次。
option-shadow_hunters-teleport = 传送
    .help = 艾米不掷骰时能去哪里。
    .pair = 同一对的另一个地区
    .ring = 左右两个地区
option-shadow_hunters-feast_deaths = 查尔斯要杀到第几个
    .help = 按全场死者计数；更后的也算。
option-shadow_hunters-unknown_prediction = 无名可躲过预言
    .help = 无名对隐士之预言也可以不亮角色。
option-shadow_hunters-woods_self = 森林可伤自己
    .help = 在不思议森林，2 点伤害可以加给自己。
option-shadow_hunters-dead_talk = 死者交谈
    .help = 死者之间可以交谈，活着的人听不到。
option-shadow_hunters-quiet_rounds = 无人死亡轮数
    .help = 连续这么多轮无人死亡，则中止游戏。
option-shadow_hunters-expansion = 扩展
    .help = 把所选扩展的角色和卡牌混入游戏。
    .none = 不用
option-shadow_hunters-turn_seconds = 回合内秒数
    .help = 每个决定的时间。
option-shadow_hunters-reply_seconds = 回应秒数
    .help = 回应隐士卡，或有事发生时使用技能。

ask-shadow_hunters-areas = 摆放地区。
ask-shadow_hunters-aside = 抽出不用的角色。
ask-shadow_hunters-deal = 发角色。
ask-shadow_hunters-first = 抽签决定谁先走。
ask-shadow_hunters-dice = 掷骰子。
ask-shadow_hunters-d4 = 掷四面骰。
ask-shadow_hunters-d6 = 掷六面骰。
ask-shadow_hunters-hermit = 抽隐士卡。
ask-shadow_hunters-white = 抽白卡。
ask-shadow_hunters-black = 抽黑卡。
ask-shadow_hunters-move = 轮到你了，怎么开始？
    .must = 轮到你了：掷骰子。
    .roll = 掷骰子
    .power = 先用技能
    .thing = 传送：{ $what }
    .pick = 传送：{ $what }
    .short = 移动
ask-shadow_hunters-where = 你去哪里？
    .short = 去处
    .pick = 前往{ $what }
ask-shadow_hunters-power = 技能对谁使用？你会因此亮出身份。
    .pass = 暂不使用
    .short = 技能
    .others = 只能选活着的其他人。
    .pick = 对{ $what }使用
ask-shadow_hunters-area = { $a0 ->
        [hermits_cabin] { area-shadow_hunters-hermits_cabin }：{ area-shadow_hunters-hermits_cabin.text }
        [underworld_gate] { area-shadow_hunters-underworld_gate }：{ area-shadow_hunters-underworld_gate.text }
        [church] { area-shadow_hunters-church }：{ area-shadow_hunters-church.text }
        [cemetery] { area-shadow_hunters-cemetery }：{ area-shadow_hunters-cemetery.text }
        [weird_woods] { area-shadow_hunters-weird_woods }：{ area-shadow_hunters-weird_woods.text }
       *[erstwhile_altar] { area-shadow_hunters-erstwhile_altar }：{ area-shadow_hunters-erstwhile_altar.text }
    }
    .yes = 使用
    .no = 不使用
    .short = 地区
ask-shadow_hunters-gate = 从哪叠抽？隐士探身份，白卡有益，黑卡伤人。
    .short = 选牌堆
    .pick = 抽{ $what }
ask-shadow_hunters-woods = 不思议森林：伤人还是回复？
    .hurt = 造成 2 点伤害
    .heal = 回复 1 点
    .short = 不思议森林
ask-shadow_hunters-woods-target = { $a0 ->
        [hurt] 谁受 2 点伤害？
       *[heal] 谁回复 1 点？
    }
    .short = 不思议森林
    .others = 森林的效果用不到这个人身上。
    .pick = { $a0 ->
        [hurt] { $what }受 2 点伤害
       *[heal] { $what }回复 1 点
    }
ask-shadow_hunters-altar = 你拿走哪张卡？
    .short = 祭坛
    .pick = 拿走{ $what }
ask-shadow_hunters-goblin = 玛迪歌布琳：偷哪张卡？
    .short = 偷窃
    .pick = 偷{ $what }
ask-shadow_hunters-hermit-give = 隐士卡交给谁？
    .short = 隐士卡
    .others = 只能交给活着的其他人。
    .pick = 交给{ $what }
ask-shadow_hunters-hermit-answer = { SEAT($a1) }给你一张隐士卡，怎么回应？
    .covered = { SEAT($a1) }给了你一张隐士卡，看过再回应。
    .do = 照做
    .nothing = 没有事情发生
    .thing = 交出{ $what }
    .short = 隐士卡
ask-shadow_hunters-blessing = 上帝的祝福：谁按点数回复？
    .short = 上帝的祝福
    .others = 只能选活着的其他人。
    .pick = 祝福{ $what }
ask-shadow_hunters-spider = 噬血蜘蛛：谁与你一起受 2 点伤害？
    .short = 噬血蜘蛛
    .others = 只能选活着的其他人。
    .pick = { $what }受 2 点伤害
ask-shadow_hunters-bat = 吸血蝙蝠：谁受 2 点伤害？你回复 1 点。
    .short = 吸血蝙蝠
    .others = 只能选活着的其他人。
    .pick = { $what }受 2 点伤害
ask-shadow_hunters-doll = 恐怖娃娃：3 点伤害给谁？掷出 5、6 就由你受。
    .short = 恐怖娃娃
    .others = 只能选活着的其他人。
    .pick = 为{ $what }掷骰
ask-shadow_hunters-first-aid = 急救箱：谁的伤害变为 7？
    .short = 急救箱
    .others = 只能选活着的人。
    .pick = { $what }的伤害变为 7
ask-shadow_hunters-banana-card = 香蕉皮：给出哪张卡？
    .short = 香蕉皮
    .pick = 给出{ $what }
ask-shadow_hunters-banana-to = { CARD($a0) }给谁？
    .short = 香蕉皮
    .others = 只能给活着的其他人。
    .pick = 给{ $what }
ask-shadow_hunters-reveal-for = { CARD($a0) }。{ DOES($a0) }
    .only = { CARD($a0) }。{ DOES($a0) }对你无效；人人都问，免得看出对谁有效。
    .reveal = 亮出身份
    .pass = 不必
    .short = 亮出身份
ask-shadow_hunters-attack = 你攻击谁？
    .all = 范围内所有人
    .pass = 不攻击
    .short = 攻击
    .others = 不在你的攻击范围内。
    .pick = 攻击{ $what }
ask-shadow_hunters-rob = 你要对{ SEAT($a0) }造成 { $a1 } 点伤害。你若是鲍勃，可以改拿一张装备。
    .able = 你要对{ SEAT($a0) }造成 { $a1 } 点伤害，可以改拿一张装备。
    .only = 你要对{ SEAT($a0) }造成 { $a1 } 点伤害。只有鲍勃能改拿装备；人人都问，免得看出谁是。
    .pass = 照常伤害
    .short = 盗取
    .pick = 改拿{ $what }
ask-shadow_hunters-counter = { SEAT($a0) }攻击了你，你可以反击。
    .able = { SEAT($a0) }攻击了你，你可以反击，反击就亮出身份。
    .only = { SEAT($a0) }攻击了你。只有狼人能反击；人人都问，免得看出谁是。
    .counter = 反击
    .pass = 算了
    .short = 反击
ask-shadow_hunters-feast = 自受 2 点伤害，再攻击一次？
    .only = 只有查尔斯能再攻击一次；人人都问，免得看出谁是。
    .pass = 到此为止
    .short = 血腥的盛宴
    .others = 只能选刚被你攻击的人。
    .pick = 再攻击{ $what }
ask-shadow_hunters-loot = 你拿{ SEAT($a0) }的哪张卡？
    .short = 战利品
    .pick = 拿{ $what }
ask-shadow_hunters-reveal = 你随时可以亮出身份。
    .reveal = 亮出身份
    .short = 亮出身份
ask-shadow_hunters-heal = 母爱：全局一次，可以回复全部伤害。
    .heal = 全部回复
    .short = 母爱

event-shadow_hunters-phase-began = { $phase ->
        [setup] 摆好版图。
       *[other] 第 { $day } 回合。
    }
event-shadow_hunters-laid = 六个地区成对摆好，三叠牌已经洗匀。
event-shadow_hunters-set-aside = 剩下的角色收回盒中，谁也没有看。
event-shadow_hunters-dealt = { $mine ->
        [yes] 你是{ ROLE($role) }，别让人知道。
       *[no] { SEAT($seat) }是{ ROLE($role) }。
    }
event-shadow_hunters-chosen = 抽签决定由{ SEAT($seat) }先走。
event-shadow_hunters-turn-began = { $extra ->
        [true] { $mine ->
            [yes] 你
           *[no] { SEAT($seat) }
        }再来一个回合。
       *[false] 轮到{ $mine ->
            [yes] 你
           *[no] { SEAT($seat) }
        }。
    }
event-shadow_hunters-rolled = { $mine ->
        [yes] 你
       *[no] { SEAT($seat) }
    }{ $d4 ->
        [0] 掷出 { $d6 }
       *[other] { $d6 ->
            [0] 掷出 { $d4 }
           *[other] { $cause ->
                    [second] 可以掷两次，又掷出 { $d4 } 和 { $d6 }
                   *[other] 掷出 { $d4 } 和 { $d6 }
                }
        }
    }{ $cause ->
        [move] { $again ->
            [true] ，本来就在那里，重掷。
           *[other] 。
        }
        [second] { $again ->
            [true] ，本来就在那里，重掷。
           *[other] 。
        }
        [franklin] （闪电）。
        [george] （摧毁）。
       *[other] （{ CARD($cause) }）。
    }
event-shadow_hunters-moved = { $mine ->
        [yes] 你
       *[no] { SEAT($seat) }
    }{ $how ->
        [teleport] 直接走到
       *[dice] 来到
    }{ AREA($area) }。
event-shadow_hunters-extra-turn = 本回合之后，{ SEAT($seat) }再有一个回合。
event-shadow_hunters-guarded = { SEAT($seat) }到下一回合前不受攻击。
event-shadow_hunters-nothing = { $cause ->
        [erstwhile_altar] { AREA($cause) }：{ SEAT($seat) }这里没有事情发生。
       *[other] { CARD($cause) }：{ SEAT($seat) }这里没有事情发生。
    }
event-shadow_hunters-unveiled = { $forced ->
        [true] { SEAT($seat) }必须亮出身份：{ ROLE($role) }！
       *[false] { SEAT($seat) }亮出身份：{ ROLE($role) }！
    }
event-shadow_hunters-used = { $role ->
        [allie] 母爱：{ SEAT($seat) }全部回复。
        [bob] 盗取：{ SEAT($seat) }改为从{ SEAT($target) }那里拿东西。
        [charles] 血腥的盛宴：{ SEAT($seat) }再次扑向{ SEAT($target) }。
        [emi] 传送：{ SEAT($seat) }不掷骰。
        [franklin] 闪电：{ SEAT($seat) }对准{ SEAT($target) }。
        [george] 摧毁：{ SEAT($seat) }对准{ SEAT($target) }。
        [werewolf] 反击：{ SEAT($seat) }扑向{ SEAT($target) }。
       *[other] { SEAT($seat) }使用技能：{ ROLE($role) }。
    }
event-shadow_hunters-in-range = { SEAT($seat) }的攻击范围内有{ SEATS($targets) }。
event-shadow_hunters-spared = { SEAT($seat) }不攻击。
event-shadow_hunters-attacked = { $how ->
        [counter] { SEAT($seat) }反击{ SEATS($targets) }
        [feast] { SEAT($seat) }再次攻击{ SEATS($targets) }
       *[attack] { SEAT($seat) }攻击{ SEATS($targets) }
    }，{ $d6 ->
        [0] 只掷四面骰：{ $d4 } 点，再算其他卡牌效果。
       *[other] 掷出 { $d4 } 和 { $d6 }，{ $points ->
            [0] 攻击失败。
           *[other] 差 { $points } 点，再算卡牌效果。
        }
    }
event-shadow_hunters-damaged = { $cause ->
        [weird_woods] { AREA($cause) }：{ SEAT($seat) }受到 { $amount } 点伤害。
       *[other] { SEAT($seat) }受到 { $amount } 点伤害{ $cards ->
            [none] 。
           *[other] （算上{ THING($cards, kind: "card") }）。
        }
    }
event-shadow_hunters-unhurt = { SEAT($seat) }没有受伤：{ CARD($why) }。
event-shadow_hunters-healed = { $cause ->
        [vampire] 吸血：{ SEAT($seat) }回复 { $amount } 点。
        [weird_woods] { AREA($cause) }：{ SEAT($seat) }回复 { $amount } 点。
       *[other] { SEAT($seat) }回复 { $amount } 点。
    }
event-shadow_hunters-aided = { $healed ->
        [0] { $hurt ->
            [0] 急救箱：{ SEAT($seat) }的伤害已是 { $damage }。
           *[other] 急救箱：{ SEAT($seat) }的伤害变为 { $damage }。
        }
       *[other] 急救箱：{ SEAT($seat) }回复 { $healed } 点，伤害剩 { $damage }。
    }
event-shadow_hunters-died = { $mine ->
        [yes] 你
       *[no] { SEAT($seat) }
    }{ $by ->
        [-1] 死亡
       *[other] 死于{ SEAT($by) }之手
    }，是{ ROLE($role) }。
event-shadow_hunters-drew = { $deck ->
        [hermit] { SEAT($seat) }抽一张隐士卡（{ CARD($card) }）。
        [white] { $mine ->
            [yes] 你抽一张白卡“{ CARD($card) }”：{ DOES($card) }
           *[no] { SEAT($seat) }抽一张白卡（{ CARD($card) }）。
        }
       *[black] { $mine ->
            [yes] 你抽一张黑卡“{ CARD($card) }”：{ DOES($card) }
           *[no] { SEAT($seat) }抽一张黑卡（{ CARD($card) }）。
        }
    }
event-shadow_hunters-given = { SEAT($seat) }把隐士卡（{ CARD($card) }）交给{ SEAT($to) }。
event-shadow_hunters-answered = { $does ->
        [true] { SEAT($seat) }照卡片做了。
       *[false] { SEAT($seat) }宣布：没有事情发生。
    }
event-shadow_hunters-character-shown = { SEAT($seat) }给{ SEAT($to) }看自己的角色（{ ROLE($role) }）。
event-shadow_hunters-equipped = { SEAT($seat) }装备{ CARD($card) }。
event-shadow_hunters-damage-set = 法官把{ SEAT($seat) }的伤害标记改为 { $damage }。
event-shadow_hunters-took = { SEAT($seat) }从{ SEAT($source) }那里得到{ CARD($card) }。
event-shadow_hunters-discarded = { $deck ->
        [hermit] 隐士卡面朝下弃掉。
       *[other] 弃掉{ CARD($card) }。
    }
event-shadow_hunters-reshuffled = { DECK($deck) }用完，弃牌洗匀再用。
event-shadow_hunters-unmasked = 全体亮出身份：{ FACES($roles) }。

reason-shadow_hunters-shadows-dead = 影子全部死亡。
reason-shadow_hunters-hunters-dead = 猎人全部死亡。
reason-shadow_hunters-neutrals-dead = 三名平民死亡，按本桌约定影子获胜。
reason-shadow_hunters-shadows-and-neutrals-dead = 最后一个影子与第三名平民同时死亡。
reason-shadow_hunters-both-dead = 最后一个影子与最后一个猎人同时死亡。
reason-shadow_hunters-bob = 鲍勃有了 5 张装备卡。
reason-shadow_hunters-charles = 查尔斯亲手杀死一人，死者数也够了。
reason-shadow_hunters-daniel = 丹尼尔第一个死亡。
reason-shadow_hunters-quiet = 太多轮无人死亡，没有人获胜。
