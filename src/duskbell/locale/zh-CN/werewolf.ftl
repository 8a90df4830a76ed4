# 杯赛规则的狼人杀。

role-werewolf-villager = 平民
    .ability = 你有发言权和一票。
role-werewolf-wolf = 狼人
    .ability = 每夜你与同伴商定一个号码猎杀，或者空刀。白天别人发言时你可以自爆。
role-werewolf-seer = 预言家
    .ability = 每夜查验另一名玩家，得知是好人还是狼人。
role-werewolf-witch = 女巫
    .ability = 你有一瓶解药，可救当夜被刀的人（不能救自己）；还有一瓶毒药，可毒任意其他人。各用一次。
role-werewolf-hunter = 猎人
    .ability = 你死亡时若开枪状态正常，可以开枪带走一人。被毒则不能开枪。
role-werewolf-guard = 守卫
    .ability = 每夜你守护一人（可以是自己）不被狼刀；连守同一人两夜无效。
role-werewolf-idiot = 白痴
    .ability = 你第一次被放逐时翻牌，留在场上，但此后没有投票权。
role-werewolf-knight = 骑士
    .ability = 白天发言时，你可翻牌与一人决斗一次：对方是狼，对方死；不是，你死。
role-werewolf-witch_hunter = 猎魔人
    .ability = 从第二夜起，你可狩猎一人：是狼，对方死；不是，你死。毒药对你无效。
role-werewolf-magician = 魔术师
    .ability = 你最先行动，可在当夜交换两名玩家的号码，每个号码你全局限用一次。
role-werewolf-dreamcatcher = 摄梦人
    .ability = 每夜选另一名玩家入梦：当夜不受伤害；你死，入梦者同死；连续两夜入梦也死。
role-werewolf-poisoner = 毒师
    .ability = 你有一瓶毒药。本局有毒师时，狼队首夜不能猎杀。
role-werewolf-silence_elder = 禁言长老
    .ability = 每夜选一人，次日不能发言（遗言除外），不能连续两夜同一人。
role-werewolf-vote_elder = 禁票长老
    .ability = 每夜选一人，次日不能投票，不能连续两夜同一人。
role-werewolf-crow = 乌鸦
    .ability = 每夜你诅咒另一人，不能连续两夜同一人；次日首轮放逐投票先给这个人记一票，该轮被撤销重投时仍有效。
role-werewolf-psychic = 通灵师
    .ability = 每夜你得知另一人的具体身份。
role-werewolf-mirror_seer = 灯影预言家
    .ability = 你以为自己是预言家，但得到的答复总是相反。
role-werewolf-drunk_seer = 酒鬼预言家
    .ability = 你以为自己是预言家，但得到的答复真假随机。
role-werewolf-graveyard_keeper = 守墓人
    .ability = 每夜你得知前一天被放逐者是好人还是狼人；不能发动技能时不得知。
role-werewolf-pure_maiden = 纯白之女
    .ability = 每夜你得知一人的具体身份；从第二夜起，查到的狼人死亡。
role-werewolf-gargoyle = 石像鬼
    .ability = 你不与狼队见面。每夜你得知一人的具体身份；其他狼人全部离场后由你带刀。
role-werewolf-wolf_witch = 狼巫
    .ability = 每夜你得知一名非狼队玩家的具体身份；从第二夜起，查到纯白之女，对方死亡。
role-werewolf-black_wolf_king = 黑狼王
    .ability = 你死亡时若开枪状态正常，可以开枪带走一人；自爆时不能。
role-werewolf-white_wolf_king = 白狼王
    .ability = 你自爆时可以带走一人。
role-werewolf-wolf_beauty = 狼美人
    .ability = 每夜你魅惑一人；你离场时，最后被魅惑者随你死亡。狼队不能刀你，你不能自爆。
role-werewolf-nightmare = 噩梦之影
    .ability = 你最先行动，恐惧一人，对方当夜不能发动技能；不能连续两夜同一人。若恐惧到狼人，狼队当夜不能猎杀。
role-werewolf-blood_moon = 血月使徒
    .ability = 你自爆后，好人下一夜不能发动技能。你作为最后一狼被放逐时，留到次日天亮。
role-werewolf-spirit_knight = 恶灵骑士
    .ability = 夜间伤害对你无效；查验或毒你的好人反而死亡。你不能自爆。
role-werewolf-eclipse_queen = 蚀时狼妃
    .ability = 每夜你隐藏一人，不能连续两夜同一人：好人对这个人发动的技能，反噬到自己身上。生效一次后失去此技能。
role-werewolf-hidden_wolf = 隐狼
    .ability = 你认识狼队而狼队不认识你；预言家验你为好人。其他狼人全部离场后由你带刀。
role-werewolf-mechanical_wolf = 机械狼
    .ability = 你不与狼队见面。首夜学习一人的身份，从第二夜起拥有那张牌的技能（女巫只有毒药）；翻出所学的牌时被当作该身份，但你仍是狼人。其他狼人全部离场后由你带刀。
role-werewolf-elder_brother = 狼兄
    .ability = 你在狼队中，认识狼弟；你死后由狼弟复仇。
role-werewolf-younger_brother = 狼弟
    .ability = 狼兄死前你不与狼队见面；狼兄死后你单独刀一次，此后与狼队同醒。
role-werewolf-masked_man = 蒙面人
    .ability = 你第一次受到夜间致命伤害时只是受伤，下一轮全员发言完毕后才离场。
role-werewolf-prince = 定序王子
    .ability = 你可在某天首轮放逐投票后翻牌，撤销该轮投票：你再发言一次，大家重新投票。限一次。
role-werewolf-dancer = 舞者
    .ability = 从第二夜起，选三人共舞：三人阵营不同，人少的一方死。你在其中时，三人不受狼刀。毒药对你无效。
role-werewolf-masquerade = 假面
    .ability = 你不与狼队见面。从第二夜起，你问一人在不在舞池，并给一人面具，戴上的人共舞时阵营反转。毒药对你无效；其他狼人全部离场后由你带刀。
role-werewolf-warden = 典狱长
    .ability = 从第二夜起，你让两人选择交易或背叛：都交易，当夜不受伤害；只有一人交易，那人死亡；都背叛，技能互相作用。你自己是其中之一时：两人选得一样，你死；不一样，对方死。每人全局至多交易一次，只计你发起的。
role-werewolf-black_trader = 黑商
    .ability = 首夜你给一人查验、毒药或猎枪之一。若对方是狼，你死亡。
role-werewolf-awakened_gargoyle = 觉醒石像鬼
    .ability = 首夜你让一名与狼人相邻的玩家变成狼人。
role-werewolf-turncoat = 变节者
    .ability = 你已被转化：你与狼人同胜，没有技能，其他狼人全部离场后由你带刀。
role-werewolf-piper = 吹笛者
    .ability = 每夜你迷惑至多两人，被迷惑的人互相认识。其他存活者全被迷惑时，你独自获胜。
role-werewolf-cursed_fox = 咒狐
    .ability = 狼刀对你无效，被预言家查验则死亡。有一方获胜时你若存活，则由你获胜。
role-werewolf-half_blood = 混血儿
    .ability = 首夜你选一名榜样，与榜样的阵营同胜，但不知是哪一方；若你被转化，则与狼人同胜。
role-werewolf-wild_child = 野孩子
    .ability = 首夜你选一名榜样。榜样若被放逐，你变成狼人，否则一直是好人。
role-werewolf-cupid = 丘比特
    .ability = 首夜你连结两人为情侣，同生共死。两人胜利阵营不同时，你们三人须成为最后的存活者。
role-werewolf-thief = 盗贼
    .ability = 你最先看到两张备用牌，变成其中一张；若有狼牌则必须选狼牌。
role-werewolf-treasure_master = 盗宝大师
    .ability = 你不与狼队见面。每夜你以备用的神牌或民牌身份行动，不能连续两夜相同。其他狼人全部离场后由你带刀。
role-werewolf-lucky_check = 幸运儿：查验
    .ability = 你可以查验一人，限一次。
role-werewolf-lucky_poison = 幸运儿：毒药
    .ability = 你可以毒一人，限一次。
role-werewolf-lucky_gun = 幸运儿：猎枪
    .ability = 你死亡时若开枪状态正常，可以开枪带走一人。
role-werewolf-shadow = 影子
    .ability = 首夜你模仿一人，对方离场时你继承那张身份。若模仿复仇者，你们两人自成一方：同生共死，从第二夜起每夜同刀一人，须成为最后的存活者。
role-werewolf-avenger = 复仇者
    .ability = 你与影子模仿对象所属的胜利阵营对立，首夜得知自己的阵营。你无论因何离场都可刺一人，只对敌方有效；刺中还没有变身的影子，你独自获胜。预言家验你为好人。若为狼人，你不与狼队见面，其他狼人全部离场后由你带刀。
team-werewolf-good = 好人阵营
team-werewolf-wolves = 狼人阵营

team-werewolf-piper = 吹笛者
team-werewolf-fox = 咒狐
team-werewolf-bound = 影子与复仇者
    .aim = 场上只剩你们两人，你们获胜。
team-werewolf-avenger = 复仇者
team-werewolf-lovers = 情侣
    .aim = 场上只剩情侣和丘比特，你们获胜。
team-werewolf-drifter = 尚无阵营

mark-werewolf-seen-good = 上帝答复：好人
mark-werewolf-seen-wolf = 上帝答复：狼人
mark-werewolf-muted = 禁言
mark-werewolf-voteless = 没有投票权
mark-werewolf-shown = 已翻牌
mark-werewolf-cursed = 被乌鸦诅咒
mark-werewolf-moonlit = 留到天亮
mark-werewolf-rift-spent = 隐藏已失效
mark-werewolf-enchanted = 被迷惑
mark-werewolf-idol = 你的榜样
mark-werewolf-wounded = 受伤
mark-werewolf-late = 超时，技能已失
mark-werewolf-skipped = 下一次发言被跳过
mark-werewolf-lost = 被判个人失败

phase-werewolf-deal = 发牌
phase-werewolf-night = 夜晚
    .numbered = 第 { $day } 夜
phase-werewolf-election = 警长竞选
    .numbered = 第 { $day } 天 · 警长竞选
phase-werewolf-dawn = 公布信息
    .numbered = 第 { $day } 天 · 天亮
phase-werewolf-speeches = 发言
    .numbered = 第 { $day } 天 · 发言
phase-werewolf-vote = 放逐投票
    .numbered = 第 { $day } 天 · 放逐投票
stage-werewolf-pack = 狼人睁眼
stage-werewolf-seer = 预言家睁眼
stage-werewolf-witch = 女巫睁眼
stage-werewolf-hunter = 告知猎人开枪状态
stage-werewolf-guard = 守卫睁眼
stage-werewolf-witch_hunter = 猎魔人睁眼
stage-werewolf-magician = 魔术师睁眼
stage-werewolf-dreamcatcher = 摄梦人睁眼
stage-werewolf-poisoner = 毒师睁眼
stage-werewolf-silence_elder = 禁言长老睁眼
stage-werewolf-vote_elder = 禁票长老睁眼
stage-werewolf-crow = 乌鸦睁眼
stage-werewolf-psychic = 通灵师睁眼
stage-werewolf-graveyard_keeper = 守墓人睁眼
stage-werewolf-pure_maiden = 纯白之女睁眼
stage-werewolf-gargoyle = 石像鬼睁眼
stage-werewolf-wolf_witch = 狼巫睁眼
stage-werewolf-black_wolf_king = 黑狼王睁眼
stage-werewolf-wolf_beauty = 狼美人睁眼
stage-werewolf-nightmare = 噩梦之影睁眼
stage-werewolf-eclipse_queen = 蚀时狼妃睁眼
stage-werewolf-hidden_wolf = 隐狼睁眼
stage-werewolf-mechanical_wolf = 机械狼睁眼
stage-werewolf-elder_brother = 狼兄睁眼
stage-werewolf-younger_brother = 狼弟睁眼
stage-werewolf-seer_one = 一号预言家睁眼
stage-werewolf-seer_two = 二号预言家睁眼
stage-werewolf-dancer = 舞者睁眼
stage-werewolf-masquerade = 假面睁眼
stage-werewolf-warden = 典狱长睁眼
stage-werewolf-black_trader = 黑商睁眼
stage-werewolf-awakened_gargoyle = 觉醒石像鬼睁眼
stage-werewolf-piper = 吹笛者睁眼
stage-werewolf-half_blood = 混血儿睁眼
stage-werewolf-wild_child = 野孩子睁眼
stage-werewolf-cupid = 丘比特睁眼
stage-werewolf-thief = 盗贼睁眼
stage-werewolf-treasure_master = 盗宝大师睁眼
stage-werewolf-lucky = 幸运儿睁眼
stage-werewolf-encore = 定序王子再发言
stage-werewolf-shadow = 影子睁眼
stage-werewolf-avenger = 复仇者睁眼
stage-werewolf-sign-up = 谁参选警长？
stage-werewolf-campaign = 警上发言
stage-werewolf-withdrawal = 退选倒计时
stage-werewolf-sheriff-vote = 警长投票
stage-werewolf-farewell = 离场
stage-werewolf-order = 发言顺序
stage-werewolf-speeches = 发言
stage-werewolf-recommend = 警长归票
stage-werewolf-vote = 投票
stage-werewolf-tally = 计票
stage-werewolf-duel = 平票对决发言
channel-pack = 狼队
channel-referee = 只对上帝
    .say = 只对上帝说

fact-werewolf-board = 版型：{ $value ->
        [standard] 默认牌组
        [free] 自定牌组
        [yunls] 预女猎守
        [yunlb] 预女猎白
        [wolfking_guard] 狼王守卫
        [white_guard] 白狼王守卫
        [white_knight] 白狼王骑士
        [beauty_knight] 狼美人骑士
        [beauty_hunter_guard] 狼美守卫
        [gargoyle_grave] 石像鬼守墓人
        [nightmare_guard] 噩梦之影守卫
        [bloodmoon_witcher] 血月猎魔
        [wolfking_dream] 狼王摄梦人
        [wolfking_magic] 狼王魔术师
        [robot_psychic] 机械狼通灵师
        [spirit_knight] 恶灵骑士
        [hidden_crow] 隐狼乌鸦
        [pure_white] 纯白夜影
        [mirror] 灯影预言家
        [eternal_order] 永序之轮
        [masquerade] 假面舞会
        [awakened_gargoyle] 唯邻是从
        [all_in] 孤注一掷
        [piper] 吹笛者
        [half_blood] 预女猎白混
        [wild_child] 预女猎白野
        [treasure] 盗宝大师
        [thief_cupid] 盗贼丘比特
        [cursed_fox] 咒狐乌鸦
        [brother_trader] 狼兄黑商
        [shadow_avenger] 影子复仇者
       *[other] { $value }
    }
fact-werewolf-sheriff = 警长：{ SEAT($value) }
fact-werewolf-speaker = 正在发言：{ SEAT($value) }
fact-werewolf-queue = 尚未发言：{ SEATS($value) }
fact-werewolf-candidates = 仍在警上：{ SEATS($value) }
fact-werewolf-duel = 平票：{ SEATS($value) }
fact-werewolf-named = 警长归票：{ SEATS($value) }
fact-werewolf-withdrew = 已退选：{ SEATS($value) }
fact-werewolf-badge = { $value ->
        [paused] 竞选暂停。
       *[gone] 本局没有警长。
    }
fact-werewolf-steps = { "" }

option-werewolf-board = 版型
    .help = 发哪些牌。默认牌组适合任何人数；有名称的版型为十二人。
    .standard = 默认牌组
    .free = 自定牌组
    .yunls = 预女猎守
    .yunlb = 预女猎白
    .wolfking_guard = 狼王守卫
    .white_guard = 白狼王守卫
    .white_knight = 白狼王骑士
    .beauty_knight = 狼美人骑士
    .beauty_hunter_guard = 狼美守卫
    .gargoyle_grave = 石像鬼守墓人
    .nightmare_guard = 噩梦之影守卫
    .bloodmoon_witcher = 血月猎魔
    .wolfking_dream = 狼王摄梦人
    .wolfking_magic = 狼王魔术师
    .robot_psychic = 机械狼通灵师
    .spirit_knight = 恶灵骑士
    .hidden_crow = 隐狼乌鸦
    .pure_white = 纯白夜影
    .mirror = 灯影预言家
    .eternal_order = 永序之轮
    .masquerade = 假面舞会
    .awakened_gargoyle = 唯邻是从
    .all_in = 孤注一掷
    .piper = 吹笛者
    .half_blood = 预女猎白混
    .wild_child = 预女猎白野
    .treasure = 盗宝大师
    .thief_cupid = 盗贼丘比特
    .cursed_fox = 咒狐乌鸦
    .brother_trader = 狼兄黑商
    .shadow_avenger = 影子复仇者
option-werewolf-cast = 自定牌组
    .help = 自定牌组时发哪些牌：点一下加一张，也可以写成两狼一预一女两民。
option-werewolf-sheriff = 警长
    .help = 第一天竞选警长。
option-werewolf-orders_by = 未定的发言顺序
    .help = 规则没有规定的发言顺序由谁决定。
    .chance = 抽签
    .referee = 上帝
option-werewolf-burst_before_order = 定序前可自爆
    .help = 警长指定发言顺序之前，狼人也可以自爆。
option-werewolf-witch_self_save = 女巫自救
    .help = 女巫能否对自己用解药。
    .never = 始终不能
    .first-night = 首夜可以
option-werewolf-both_potions = 同夜双药
    .help = 女巫同一夜可以既用解药又用毒药。
option-werewolf-late_power = 夜间超时
    .help = 行动超时失去技能多久。狼队、预言家、女巫、猎人、守卫最多失去当夜。
    .night = 当夜
    .game = 本局
option-werewolf-shot_when_decided = 最后一枪
    .help = 前面的死亡已决定胜负时，仍可开枪。
option-werewolf-other_words = 人人有遗言
    .help = 规则没有提到的其他死者，无论死在夜里还是白天，也可以发表遗言；自爆和点杀除外。
option-werewolf-duel_ends_day = 决斗结束白天
    .help = 骑士决斗到狼人，立即进入夜晚。
option-werewolf-swap_once = 每号只换一次
    .help = 魔术师每个号码全局只能交换一次。
option-werewolf-kidnap = 绑票
    .help = 好人已无任何手段改变被狼人控制的局面时，狼人获胜。
    .proof = 推演证明才算
    .referee = 由上帝宣判，可见推演
    .off = 关闭
option-werewolf-quiet_rounds = 无人死亡轮数
    .help = 连续这么多轮无人死亡，就中止游戏。
option-werewolf-pack_first_seconds = 狼队首夜秒数
    .help = 相认、商议和确认。
option-werewolf-pack_seconds = 狼队秒数
    .help = 其后各夜。
option-werewolf-confirm_seconds = 确认秒数
    .help = 狼队时间的最后一段：统一给出号码。
option-werewolf-power_seconds = 技能秒数
    .help = 夜间其他人的行动，以及开枪。
option-werewolf-sign_up_seconds = 参选秒数
    .help = 参选倒计时。
option-werewolf-withdraw_seconds = 退选秒数
    .help = 警上发言之后的退选倒计时。
option-werewolf-sheriff_seconds = 警长秒数
    .help = 警长的每个决定。
option-werewolf-speech_seconds = 发言秒数
    .help = 每人一次发言的时间。
option-werewolf-words_seconds = 遗言秒数
    .help = 有遗言时的时间。
option-werewolf-vote_seconds = 投票秒数
    .help = 超时视为弃票。

ask-werewolf-deal = 洗牌。
ask-werewolf-first = 由谁先发言？
    .short = 首位发言
    .pick = { $what }先发言
ask-werewolf-way = 按什么方向发言？
    .forward = 正序（号码由小到大）
    .reverse = 逆序（号码由大到小）
    .short = 发言方向
ask-werewolf-point = 今夜你指谁？同伴看得到。
    .pass = 空刀
    .short = 指人
    .others = 只能猎杀活着的人。
    .pick = 指{ $what }
ask-werewolf-kill = 请报号码：狼队今夜猎杀谁？号码不一致就等于空刀；同伴指了谁，看自己的牌。
    .pass = 空刀
    .short = 狼队的号码
    .others = 只能猎杀活着的人。
    .pick = 猎杀{ $what }
ask-werewolf-check = 你查验谁？
    .pass = 不查验
    .short = 预言家查验
    .others = 只能查验活着的其他玩家。
    .pick = 查验{ $what }
ask-werewolf-witch = { $a0 ->
        [-1] 没有刀口给你看：解药用掉了，或今夜无人被刀。
       *[other] 给你看的刀口：{ SEAT($a0) }。
    }要用药吗？
    .antidote = 使用解药
    .pass = 不用药
    .short = 女巫用药
    .others = 点谁就毒谁。
    .pick = 毒{ $what }
ask-werewolf-guard = 今夜你守护谁？{ $about ->
        [0] { "" }
       *[other] 昨夜守的是{ SEAT($a0) }，连守无效。
    }
    .pass = 空守
    .short = 守卫守护
    .others = 只能守护活着的人。
    .pick = 守护{ $what }
ask-werewolf-psychic = 你想通灵谁？
    .pass = 不通灵
    .short = 通灵
    .others = 只能选活着的其他玩家。
    .pick = 通灵{ $what }
ask-werewolf-scry = 你想查看谁的身份？
    .pass = 不查看
    .short = 石像鬼查看
    .others = 只能选活着的其他玩家。
    .pick = 查看{ $what }
ask-werewolf-purity = 你想净化谁？
    .pass = 不净化
    .short = 净化
    .others = 只能选活着的其他玩家。
    .pick = 净化{ $what }
ask-werewolf-hex = 你想窥探谁？
    .pass = 不窥探
    .short = 窥探
    .others = 只能选狼队以外活着的人。
    .pick = 窥探{ $what }
ask-werewolf-hunt = 你狩猎谁？
    .pass = 不狩猎
    .short = 狩猎
    .others = 只能选活着的其他玩家。
    .pick = 狩猎{ $what }
ask-werewolf-swap = 今夜你交换哪两个人？选两人，或者不选。
    .short = 交换
    .others = 只能选活着的人，每个号码只能换一次。
    .pick = 交换{ $what }
    .none = 不交换
ask-werewolf-dream = 你让谁入梦？
    .pass = 不发动
    .short = 入梦
    .others = 只能选活着的其他玩家。
    .pick = 让{ $what }入梦
ask-werewolf-venom = 你毒谁？
    .pass = 不用毒
    .short = 毒药
    .others = 只能选活着的其他玩家。
    .pick = 毒{ $what }
ask-werewolf-silence = 你让谁明天不能发言？
    .pass = 不发动
    .short = 禁言
    .others = 只能选活着的人，不能和昨夜相同。
    .pick = 禁言{ $what }
ask-werewolf-ban = 你让谁明天不能投票？
    .pass = 不发动
    .short = 禁票
    .others = 只能选活着的人，不能和昨夜相同。
    .pick = 禁票{ $what }
ask-werewolf-curse = 你诅咒谁？
    .pass = 不诅咒
    .short = 诅咒
    .others = 只能选活着的其他玩家，不能和昨夜相同。
    .pick = 诅咒{ $what }
ask-werewolf-charm = 你魅惑谁？
    .pass = 不魅惑
    .short = 魅惑
    .others = 只能选活着的其他玩家。
    .pick = 魅惑{ $what }
ask-werewolf-fear = 你恐惧谁？
    .pass = 不发动
    .short = 恐惧
    .others = 只能选活着的人，不能和昨夜相同。
    .pick = 恐惧{ $what }
ask-werewolf-rift = 今夜你隐藏谁？
    .pass = 不发动
    .short = 隐藏
    .others = 只能选活着的人，不能和昨夜相同。
    .pick = 隐藏{ $what }
ask-werewolf-learn = 你学习谁？
    .pass = 不学习
    .short = 学习
    .others = 只能选活着的其他玩家。
    .pick = 学习{ $what }
ask-werewolf-revenge = 为狼兄复仇，你刀谁？
    .pass = 不发动
    .short = 复仇
    .others = 只能选活着的其他玩家。
    .pick = 刀{ $what }
ask-werewolf-numbers = 随机决定无人能分辨的几张牌的睁眼次序。
ask-werewolf-drunk = 随机决定酒鬼预言家得到的答复。
ask-werewolf-duel = 你可以翻牌与一人决斗，限一次。
    .short = 决斗
    .others = 只能选活着的其他玩家。
    .pick = 与{ $what }决斗
ask-werewolf-drag = 你带走谁？
    .pass = 不带走
    .short = 带走
    .others = 只能选活着的人。
    .pick = 带走{ $what }
ask-werewolf-dance = 今夜哪三个人共舞？
    .short = 共舞
    .others = 只能选活着的人。
    .pick = 让{ $what }共舞
ask-werewolf-peek = 你问谁在不在舞池？
    .pass = 不询问
    .short = 询问
    .others = 只能选活着的其他玩家。
    .pick = 询问{ $what }
ask-werewolf-mask = 面具给谁？
    .pass = 不给
    .short = 面具
    .others = 只能选活着的人。
    .pick = 面具给{ $what }
ask-werewolf-jail = 今夜哪两个人交易？选两人，或者不选。
    .short = 交易
    .others = 只能选活着、还没交易过的人。
    .pick = 让{ $what }交易
    .none = 不选人
ask-werewolf-trade = 你把技能给谁？
    .pass = 不给
    .short = 给予
    .others = 只能选活着的其他玩家。
    .pick = 给{ $what }
ask-werewolf-convert = 你转化谁？
    .short = 转化
    .others = 只能选坐在你认识的狼旁边的人。
    .pick = 转化{ $what }
ask-werewolf-pipe = 你迷惑谁？至多两人。
    .short = 迷惑
    .others = 只能选活着、还没被你迷惑过的其他玩家。
    .pick = 迷惑{ $what }
    .none = 不迷惑
ask-werewolf-model = 你以谁为榜样？
    .short = 榜样
    .others = 只能选活着的其他玩家。
    .pick = 以{ $what }为榜样
ask-werewolf-idol = 你以谁为榜样？
    .short = 榜样
    .others = 只能选活着的其他玩家。
    .pick = 以{ $what }为榜样
ask-werewolf-love = 你连结哪两个人？
    .short = 情侣
    .others = 只能选活着的人。
    .pick = 连结{ $what }
ask-werewolf-spare = 随机留出备用牌。
ask-werewolf-bargain = 你选择交易还是背叛？
    .trade = 交易
    .betray = 背叛
    .short = 交易
ask-werewolf-gift = 你给什么？
    .lucky_check = 查验
    .lucky_poison = 毒药
    .lucky_gun = 猎枪
    .short = 所给之物
ask-werewolf-undo = 你要翻牌撤销这轮投票吗？
    .yes = 撤销
    .no = 不撤销
    .short = 撤销投票
ask-werewolf-steal = 你变成哪张备用牌？
    .villager = 平民
    .wolf = 狼人
    .seer = 预言家
    .witch = 女巫
    .hunter = 猎人
    .idiot = 白痴
    .cupid = 丘比特
    .short = 身份
    .pick = 变成{ $what }
ask-werewolf-play-as = 今夜你以哪张牌的身份行动？
    .villager = 平民
    .hunter = 猎人
    .dreamcatcher = 摄梦人
    .poisoner = 毒师
    .psychic = 通灵师
    .masked_man = 蒙面人
    .short = 身份
    .pick = 以{ $what }身份行动
ask-werewolf-mimic = 你模仿谁？
    .short = 模仿
    .others = 只能选活着的其他玩家。
    .pick = 模仿{ $what }
ask-werewolf-stab = 你们今夜杀谁？
    .pass = 不发动
    .short = 同刀
    .others = 只能选活着的人，不能选和你绑定的人。
    .pick = 杀{ $what }
ask-werewolf-decoy = 这一步没有你的行动，只是人人都问，随便点一下。
    .pass = 谁也不点
    .short = 做做样子
    .others = 请点一个活着的人。
    .pick = 点{ $what }
ask-werewolf-run = 你参选警长吗？
    .run = 参选（上警）
    .stay = 不参选（警下）
    .short = 参选
ask-werewolf-withdraw = 你可以退选（退水）。
    .withdraw = 退选（退水）
    .short = 退选
ask-werewolf-vote-sheriff = 警长投票：你投给谁？
    .pass = 弃票
    .short = 警长投票
    .others = 这个人不在警上。
    .pick = 投给{ $what }
ask-werewolf-vote-exile = 放逐投票：你投给谁？
    .pass = 弃票
    .short = 投票
    .others = 这一轮不能投这个号。
    .pick = 投票放逐{ $what }
ask-werewolf-order = 请决定发言方向。
    .forward = 正序（号码由小到大）
    .reverse = 逆序（号码由大到小）
    .short = 发言顺序
ask-werewolf-recommend = 你归票给谁？也就是请大家投谁。归几个号都行，只归一个、自己也投这个号时，你算 1.5 票。
    .short = 归票
    .others = 只能归票给活着的人。
    .pick = 归票给{ $what }
    .none = 不归票
ask-werewolf-draw = 你要发动技能开枪吗？
    .yes = 开枪
    .no = 不开枪
    .short = 开枪
ask-werewolf-shoot = 你开枪带走谁？到时间没指定算犯规。
    .short = 枪杀对象
    .others = 只能选活着的其他玩家。
    .pick = 开枪带走{ $what }
ask-werewolf-badge = 你把警徽传给谁？
    .pass = 撕毁警徽
    .short = 警徽
    .others = 只能传给活着的人。
    .pick = 警徽传给{ $what }
ask-werewolf-done = 轮到你发言。
    .done = 说完了，过
    .short = 结束发言
ask-werewolf-burst = 你可以自爆：立即死亡，直接入夜。
    .burst = 自爆
    .short = 自爆
ask-werewolf-concede = 你可以交牌：若你是最后一名狼人，好人获胜。
    .concede = 交牌
    .short = 交牌
ask-werewolf-kidnap = { $a0 ->
        [proved] 狼人人数够了，好人已无任何手段改变。宣判绑票吗？
        [refuted] 狼人人数够了，但好人还有出路，不成绑票。
        [undecided] 狼人人数够了，好人还有没有出路，推演不出来。宣判绑票吗？
        [unmet] 狼人人数够了，但并非都一起睁过眼，不成绑票。
       *[too-few] 狼人人数不够，不成绑票。
    }
    .declare = 宣判狼人获胜
    .play-on = 继续游戏
    .short = 绑票
note-werewolf-declare-proved = 三个条件都成立；第三个条件已推演到底得到证明。
note-werewolf-declare-undecided = 推演没有推翻它，你也许看得更清楚。
note-werewolf-play-on-proved = 可以宣判，也可以不宣判。
note-werewolf-play-on-undecided = 不耽误：之后仍可说明理由，手动宣判。
note-werewolf-play-on-refuted = 好人还有出路，推演的步骤里有。
note-werewolf-play-on-unmet = 有存活的狼人从未与其他狼人一起睁眼。
note-werewolf-play-on-too-few = 狼人人数不够。
ask-werewolf-pace-speech = { SEAT($a0) }正在发言。
    .go-on = 下一位
    .short = 结束发言
ask-werewolf-pace-withdrawal = 退选倒计时。
    .go-on = 时间到
    .short = 结束倒计时
ask-werewolf-pace-words = { SEAT($a0) }正在发表遗言。
    .go-on = 结束遗言
    .short = 结束遗言

pace-werewolf-pace-speech = { $mine ->
        [yes] 轮到你发言。
       *[no] { SEAT($a0) }正在发言。
    }
pace-werewolf-pace-withdrawal = 要退选，这是最后机会。
pace-werewolf-pace-words = { $mine ->
        [yes] 请你留遗言。
       *[no] { SEAT($a0) }的遗言。
    }

event-werewolf-phase-began = { $phase ->
        [deal] 发牌。
        [night] 第 { $day } 夜，天黑请闭眼。
        [election] 天亮了，请睁眼。第 { $day } 天，先竞选警长。
        [dawn] 公布第 { $day } 夜的信息。
        [speeches] 进入发言环节。
        [vote] 进入放逐投票环节。
       *[other] 第 { $day } 轮：{ PHASE($phase) }。
    }
event-werewolf-stage-began = { $stage ->
        [pack] 狼人请睁眼，今夜猎杀谁？
        [seer] { ROLE("seer") }请睁眼，今夜查验谁？
        [witch] { ROLE("witch") }请睁眼，要用药吗？
        [hunter] { ROLE("hunter") }请睁眼，这是你的开枪状态。
        [guard] { ROLE("guard") }请睁眼，今夜守护谁？
        [witch_hunter] { ROLE("witch_hunter") }请睁眼。
        [magician] { ROLE("magician") }请睁眼。
        [dreamcatcher] { ROLE("dreamcatcher") }请睁眼。
        [poisoner] { ROLE("poisoner") }请睁眼。
        [silence_elder] { ROLE("silence_elder") }请睁眼。
        [vote_elder] { ROLE("vote_elder") }请睁眼。
        [crow] { ROLE("crow") }请睁眼。
        [psychic] { ROLE("psychic") }请睁眼。
        [graveyard_keeper] { ROLE("graveyard_keeper") }请睁眼。
        [pure_maiden] { ROLE("pure_maiden") }请睁眼。
        [gargoyle] { ROLE("gargoyle") }请睁眼。
        [wolf_witch] { ROLE("wolf_witch") }请睁眼。
        [black_wolf_king] { ROLE("black_wolf_king") }请睁眼。
        [wolf_beauty] { ROLE("wolf_beauty") }请睁眼。
        [nightmare] { ROLE("nightmare") }请睁眼。
        [eclipse_queen] { ROLE("eclipse_queen") }请睁眼。
        [hidden_wolf] { ROLE("hidden_wolf") }请睁眼。
        [mechanical_wolf] { ROLE("mechanical_wolf") }请睁眼。
        [elder_brother] { ROLE("elder_brother") }请睁眼。
        [younger_brother] { ROLE("younger_brother") }请睁眼。
        [seer_one] 一号预言家请睁眼，今夜查验谁？
        [seer_two] 二号预言家请睁眼，今夜查验谁？
        [dancer] { ROLE("dancer") }请睁眼。
        [masquerade] { ROLE("masquerade") }请睁眼。
        [warden] { ROLE("warden") }请睁眼。
        [black_trader] { ROLE("black_trader") }请睁眼。
        [awakened_gargoyle] { ROLE("awakened_gargoyle") }请睁眼。
        [piper] { ROLE("piper") }请睁眼。
        [half_blood] { ROLE("half_blood") }请睁眼。
        [wild_child] { ROLE("wild_child") }请睁眼。
        [cupid] { ROLE("cupid") }请睁眼。
        [thief] { ROLE("thief") }请睁眼。
        [treasure_master] { ROLE("treasure_master") }请睁眼。
        [lucky] 幸运儿请睁眼。
        [encore] 投票已撤销，定序王子再发言。
        [shadow] { ROLE("shadow") }请睁眼。
        [avenger] { ROLE("avenger") }请睁眼。
        [sign-up] 谁参选警长？请大家同时决定。
        [campaign] 警上玩家依次发言。
        [withdrawal] 还有谁要退选？
        [sheriff-vote] 请投票选警长。
        [farewell] 下面公布谁离场。
        [order] 定发言顺序。
        [speeches] 开始发言。
        [recommend] 警长请归票。
        [vote] 请投票。
        [duel] 平票对决发言。
        [tally] 计票。
       *[other] 现在：{ STAGE($stage) }。
    }
event-werewolf-laid = 大家都知道本局有哪些牌，但不知道在谁手里。
event-werewolf-marked = { SEAT($seat) }{ $name ->
        [muted] 天黑前不得发言。
        [voteless] 天黑前不得投票。
        [late] 行动超时，失去技能。
        [shown] 已翻牌。
        [cursed] 被乌鸦诅咒。
        [moonlit] 留到天亮。
        [rift-spent] 的隐藏已失效。
        [enchanted] 被迷惑。
        [idol] 成为榜样。
        [wounded] 受伤。
       *[lost] 本局个人判负。
    }
event-werewolf-night-fell = 现在任何人都不得发言。
event-werewolf-awoke = 睁眼的狼队：{ SEATS($seats) }。
event-werewolf-pointed = { $final ->
        [true] 狼队向上帝报号码：{ AIMS($seats, $targets) }。
       *[false] 狼队指向：{ AIMS($seats, $targets) }。
    }
event-werewolf-reminded = { SEATS($seats) }，请报同一个号码。
event-werewolf-acted = { $power ->
        [kill] 狼队猎杀{ SEATS($targets) }。
        [betray] { SEATS($targets) }都选择背叛。
       *[other] { $mine ->
                [yes] 你
               *[no] { SEAT($seat) }
            }{ $power ->
                [check] 查验{ ONTO($seat, $targets) }。
                [antidote] 对{ ONTO($seat, $targets) }使用解药。
                [poison] 对{ ONTO($seat, $targets) }使用毒药。
                [guard] 守护{ ONTO($seat, $targets) }。
                [repeat] 又守护{ ONTO($seat, $targets) }，无效。
                [psychic] 通灵{ ONTO($seat, $targets) }。
                [scry] 查看{ ONTO($seat, $targets) }。
                [purity] 净化{ ONTO($seat, $targets) }。
                [hex] 窥探{ ONTO($seat, $targets) }。
                [hunt] 狩猎{ ONTO($seat, $targets) }。
                [swap] 交换{ ONTO($seat, $targets) }的号码。
                [dream] 让{ ONTO($seat, $targets) }入梦。
                [silence] 让{ ONTO($seat, $targets) }次日禁言。
                [ban] 让{ ONTO($seat, $targets) }次日禁票。
                [curse] 诅咒{ ONTO($seat, $targets) }。
                [charm] 魅惑{ ONTO($seat, $targets) }。
                [fear] 恐惧{ ONTO($seat, $targets) }。
                [rift] 隐藏{ ONTO($seat, $targets) }。
                [learn] 学习{ ONTO($seat, $targets) }。
                [revenge] 为狼兄复仇，刀{ ONTO($seat, $targets) }。
                [dance] 让{ ONTO($seat, $targets) }共舞。
                [peek] 问{ ONTO($seat, $targets) }在不在舞池。
                [mask] 把面具给{ ONTO($seat, $targets) }。
                [jail] 让{ ONTO($seat, $targets) }交易。
                [trade] 给{ ONTO($seat, $targets) }一样东西。
                [convert] 转化{ ONTO($seat, $targets) }。
                [pipe] 迷惑{ ONTO($seat, $targets) }。
                [model] 以{ ONTO($seat, $targets) }为榜样。
                [idol] 以{ ONTO($seat, $targets) }为榜样。
                [love] 连结{ ONTO($seat, $targets) }。
                [deal] 选择交易。
                [play-as] 选定当夜的身份。
                [lucky-check] 查验{ ONTO($seat, $targets) }。
                [lucky-poison] 毒{ ONTO($seat, $targets) }。
                [mimic] 模仿{ ONTO($seat, $targets) }。
                [stab] 刺杀{ ONTO($seat, $targets) }。
               *[other] 对{ ONTO($seat, $targets) }发动技能。
            }
    }
event-werewolf-heard = { $role ->
        [pack] 狼队指完了。
       *[other] { $mine ->
                [yes] 你
               *[no] { SEAT($seat) }
            }已行动完毕。
    }
event-werewolf-called = 请闭眼。
event-werewolf-victim = 上帝给{ $mine ->
        [yes] 你
       *[no] { SEAT($seat) }
    }看刀口：{ SEAT($target) }。
event-werewolf-learned = { $mine ->
        [yes] 你
       *[no] { SEAT($seat) }
    }查验{ SEAT($target) }，上帝答复：{ $what ->
        [seen-good] 好人。
        [seen-wolf] 狼人。
        [dancing] 在舞池。
        [not-dancing] 不在舞池。
       *[other] { ROLE($what) }。
    }
event-werewolf-frightened = { $mine ->
        [yes] 你
       *[no] { SEAT($seat) }
    }被告知：今夜不能发动技能。
event-werewolf-pack-shown = 上帝让{ $mine ->
        [yes] 你
       *[no] { SEAT($seat) }
    }认出狼人：{ SEATS($seats) }。
event-werewolf-gained = { $mine ->
        [yes] 你
       *[no] { SEAT($seat) }
    }获得技能：{ ROLE($role) }。
event-werewolf-dueled = { $mine ->
        [yes] 你
       *[no] { SEAT($seat) }
    }与{ SEAT($target) }决斗。
event-werewolf-sealed = { $mine ->
        [yes] 你
       *[no] { SEAT($seat) }
    }引来血月：好人下一夜不能发动技能。
event-werewolf-became = { $mine ->
        [yes] 你
       *[no] { SEAT($seat) }
    }的身份变为{ ROLE($role) }。
event-werewolf-converted = { $mine ->
        [yes] 你
       *[no] { SEAT($seat) }
    }从此属于另一阵营。
event-werewolf-sided = { $mine ->
        [yes] 你
       *[no] { SEAT($seat) }
    }的胜负随另一阵营。
event-werewolf-followed = { $mine ->
        [yes] 你
       *[no] { SEAT($seat) }
    }的胜负随{ SEAT($target) }日后的阵营。
event-werewolf-linked = 情侣同生共死：{ SEATS($seats) }。
event-werewolf-bound = 影子与复仇者绑定，自成一方，同生共死：{ SEATS($seats) }。
event-werewolf-numbered = 上帝为无人能分辨的几张牌编定了睁眼次序。
event-werewolf-spares-laid = 留出备用牌。
event-werewolf-spares-shown = { $mine ->
        [yes] 你
       *[no] { SEAT($seat) }
    }看到备用牌。
event-werewolf-played = { $mine ->
        [yes] 你
       *[no] { SEAT($seat) }
    }今夜的身份是{ ROLE($role) }。
event-werewolf-inherited = { $mine ->
        [yes] 你
       *[no] { SEAT($seat) }
    }继承{ SEAT($source) }的身份：{ ROLE($role) }。
event-werewolf-gun-state = { $mine ->
        [yes] 你
       *[no] { SEAT($seat) }
    }今夜的开枪状态：{ $normal ->
        [true] 正常。
       *[false] 异常。
    }
event-werewolf-settled = 夜晚结算完毕。
event-werewolf-died = { $mine ->
        [yes] 你
       *[no] { SEAT($seat) }
    }{ $cause ->
        [exile] 被放逐。
        [shot] 被枪杀。
        [burst] 自爆身亡。
        [referee] 被上帝点杀。
        [pack] 昨夜死于狼刀。
        [poison] 昨夜被毒死。
        [dragged] 被带走。
        [duel] 死于决斗。
        [charm] 殉情而死。
        [dream] 在梦中死亡。
        [hunt] 死于狩猎。
        [purity] 被净化而死。
        [hex] 被窥探而死。
        [reflected] 遭反噬而死。
        [moon] 随血月离场。
        [revenge] 死于狼弟复仇。
        [wound] 伤重离场。
        [dance] 死于共舞。
        [bargain] 死于交易。
        [trade] 交易到狼，死亡。
        [love] 殉情而死。
        [checked] 被查验，死亡。
        [stab] 夜间被刺杀。
       *[other] 死亡。
    }
event-werewolf-announced = { COUNT($dead) ->
        [0] 昨夜是平安夜，无人死亡。
       *[other] { SEATS($dead) }昨夜死亡。
    }
event-werewolf-burst = { SEAT($seat) }自爆，是狼人。
event-werewolf-upheld = { ROLE($card) }未推翻本次投票。
event-werewolf-burst-over = { SEAT($seat) }的自爆处理完毕。
event-werewolf-day-cut = 因{ SEAT($seat) }，白天到此结束，直接入夜。
event-werewolf-conceded = { $mine ->
        [yes] 你
       *[no] { SEAT($seat) }
    }是最后一狼，交牌。
event-werewolf-turned = { $step ->
        [words] { $mine ->
            [yes] 请你发表遗言。
           *[no] 请{ SEAT($seat) }发表遗言。
        }
        [power] { $mine ->
            [yes] 你要发动技能吗？
           *[no] 问{ SEAT($seat) }：要发动技能吗？
        }
        [badge] { $mine ->
            [yes] 请你处理警徽。
           *[no] 请{ SEAT($seat) }处理警徽。
        }
       *[other] { $mine ->
            [yes] 你离场。
           *[no] { SEAT($seat) }离场。
        }
    }
event-werewolf-drew = { $mine ->
        [yes] 你
       *[no] { SEAT($seat) }
    }发动技能。
event-werewolf-missed = { $mine ->
        [yes] 你
       *[no] { SEAT($seat) }
    }未在时间内指定对象，犯规，视作未发动技能。
event-werewolf-shot = { $mine ->
        [yes] 你
       *[no] { SEAT($seat) }
    }开枪带走{ SEAT($target) }。
event-werewolf-prevented = { $whom ->
        [-1] { SEAT($by) }（{ ROLE($of) }）留在场上。
       *[other] { SEAT($whom) }本该出局，因{ SEAT($by) }（{ ROLE($of) }）的技能留在场上。
    }
event-werewolf-card-shown = { $mine ->
        [yes] 你
       *[no] { SEAT($seat) }
    }翻牌：{ ROLE($role) }。
event-werewolf-lined = 死者按此顺序离场：{ SEATS($seats) }。
event-werewolf-opens = { SEAT($seat) }先发言，方向随后宣布。
event-werewolf-ordered = 发言顺序：{ SEATS($seats) }。
event-werewolf-floor = { $seat ->
        [-1] 发言结束。
       *[other] { $mine ->
            [yes] 轮到你发言。
           *[no] 请{ SEAT($seat) }发言。
        }
    }
event-werewolf-signed-up = { COUNT($seats) ->
        [0] 无人上警。
       *[other] 警上玩家：{ SEATS($seats) }。
    }
event-werewolf-still-running = 退选截止，{ COUNT($seats) ->
        [0] 警上没有人了。
       *[other] 仍在警上：{ SEATS($seats) }。
    }
event-werewolf-withdrew = { $mine ->
        [yes] 你
       *[no] { SEAT($seat) }
    }退选（退水）。
event-werewolf-suspended = 警长竞选暂停，明天继续。
event-werewolf-elected = { $seat ->
        [-1] 本局没有警长。
       *[other] { $mine ->
                [yes] 你
               *[no] { SEAT($seat) }
            }当选警长。
    }
event-werewolf-badge-passed = { $target ->
        [-1] { SEAT($seat) }撕毁警徽，此后没有警长。
       *[other] { SEAT($seat) }把警徽传给{ SEAT($target) }。
    }
event-werewolf-named = { $mine ->
        [yes] 你
       *[no] { SEAT($seat) }
    }归票：{ SEATS($targets) }。
event-werewolf-voted = { $kind ->
        [sheriff] 警长投票，{ SEATS($seats) }依次投给{ SEATS($targets) }。
       *[other] 放逐投票，{ SEATS($seats) }依次投给{ SEATS($targets) }。
    }
event-werewolf-tied = { SEATS($seats) }平票，进入对决：平票者发言，其他人投票。
event-werewolf-peaceful-day = 无人被放逐，今天是平安日。
event-werewolf-nobody-exiled = 今天无人被放逐。
event-werewolf-searched = { $found ->
        [proved] 已推演后续。好人已无任何手段改变局面：绑票成立。
        [refuted] 已推演后续。好人尚有出路，步骤如下。
        [undecided] 后续推演不到底，缘由如下。
        [unmet] 不成绑票：有存活的狼人没和同伴一起睁过眼。
       *[too-few] 不成绑票：狼人人数不够。
    }
event-werewolf-unforeseen = { $why ->
        [card] 推演不了{ SEATS($seats) }的技能。
        [outsider] 不属两方：{ SEATS($seats) }。
        [lovers] 情侣生死相连：{ SEATS($seats) }。
        [gift] 得了别人给的技能：{ SEATS($seats) }。
        [vote] 今天的票算法不同：{ SEATS($seats) }。
        [shot] { SEATS($seats) }的最后一枪可能翻盘。
        [twice] 同一张牌在几人手上：{ SEATS($seats) }。
        [election] 还可能当选警长：{ SEATS($seats) }。
        [ballot] 今天的票已经公布。
        [duel] 只能投平票玩家：{ SEATS($seats) }。
        [recommended] 警长已经归票：{ SEATS($seats) }。
        [poisons] 两人都能下毒：{ SEATS($seats) }。
       *[dreams] 换号之下还有摄梦：{ SEATS($seats) }。
    }
event-werewolf-judged = { $declared ->
        [true] 上帝宣判绑票。
       *[false] 上帝判游戏继续。
    }
event-werewolf-foreseen = { $deed ->
        [exile] 若放逐{ SEAT($target) }……
        [tie] 若对{ SEAT($target) }的放逐平票……
        [knife] 若狼队刀{ SEAT($target) }……
        [shoot] ……{ SEAT($seat) }开枪带走{ SEAT($target) }。
        [guard] ……{ SEAT($seat) }守护{ SEAT($target) }。
        [antidote] ……{ SEAT($seat) }救{ SEAT($target) }。
        [poison] ……{ SEAT($seat) }毒{ SEAT($target) }。
        [swap] ……{ SEAT($seat) }交换号码，让{ SEAT($target) }中刀。
        [dream] ……{ SEAT($seat) }摄梦{ SEAT($target) }。
        [slay] ……{ SEAT($seat) }夜间杀死{ SEAT($target) }。
        [duel] ……{ SEAT($seat) }与{ SEAT($target) }决斗。
       *[badge] ……{ SEAT($seat) }把警徽传给{ SEAT($target) }。
    }

reason-werewolf-no-wolves = 狼人全部死亡，好人获胜。
reason-werewolf-no-gods = 神职（好人里有技能的牌）全部死亡，狼人屠边。
reason-werewolf-no-villagers = 平民（好人里没有技能的牌）全部死亡，狼人屠边。
reason-werewolf-kidnapped = 好人已无任何手段改变局面，狼人绑票获胜。
reason-werewolf-lovers = 只剩情侣与丘比特存活。
reason-werewolf-enchanted = 其他存活者全被迷惑。
reason-werewolf-fox = 一方达成胜利时，咒狐仍存活。
reason-werewolf-bound = 只剩影子与复仇者存活。
reason-werewolf-avenged = 复仇者刺中影子，独自获胜。
reason-werewolf-conceded = 最后一名狼人交牌。
reason-werewolf-forfeited = 上帝判另一方失败。
reason-werewolf-quiet = 太多轮无人死亡，不分胜负。

penalty-knife-shown = 犯规：拍刀
penalty-false-burst = 犯规：不可自爆而自爆
penalty-remind = 提醒
penalty-cut = 中止这次发言
penalty-skip-speech = 跳过下一次发言
penalty-vote-ban = 禁票至天黑
penalty-kill = 点杀
penalty-lose = 判个人失败
penalty-forfeit = 判所属阵营失败
hand-kidnap = 宣布绑票成立

say-werewolf-claim = { $a0 ->
        [villager] 我是一张民牌。
       *[other] 我是{ ROLE($a0) }。
    }
say-werewolf-report-wolf = 我验了{ SEAT($a0) }，查杀。
say-werewolf-report-good = 我验了{ SEAT($a0) }，金水。
say-werewolf-suspect = 我信不过{ SEAT($a0) }。
