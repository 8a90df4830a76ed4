# 《风声》的规则，用我们自己的话写成，只供规则页阅读。牌和身份的文字取自各自的说明。

rules-fengsheng-story =
    沦陷的城里，潜伏战线和特工机关面朝下传递情报，中间还有神秘人，各有任务。情报一旦到了你面前，想不想要都算你的。谁是哪一边，直到结束都不公开，死了也不公开。
    .title = 这是什么游戏

rules-fengsheng-goal =
    阵营里有一人集齐三张本方颜色，不论死活，全阵营获胜。神秘人各自为战。

    • { role-fengsheng-lurker } | { role-fengsheng-lurker.ability }
    • { role-fengsheng-agent } | { role-fengsheng-agent.ability }
    • { role-fengsheng-killer } | { role-fengsheng-killer.ability }
    • { role-fengsheng-usurper } | { role-fengsheng-usurper.ability }
    • { role-fengsheng-collector } | { role-fengsheng-collector.ability }
    • { role-fengsheng-mutator } | { role-fengsheng-mutator.ability }
    • { role-fengsheng-pioneer } | { role-fengsheng-pioneer.ability }
    • { role-fengsheng-disturber } | { role-fengsheng-disturber.ability }
    • { role-fengsheng-sweeper } | { role-fengsheng-sweeper.ability }

    各身份有几人、可能有哪些任务，人人都知道。

    • 2 人 | 一人是潜伏战线或神秘人，一人是特工机关或神秘人
    • 3 人 | 潜伏战线、特工机关、神秘人、神秘人四张里取三张
    • 4 人 | 潜伏战线 1、特工机关 1，两人一同获胜；神秘人 2
    • 5 人 | 潜伏战线 2、特工机关 2、神秘人 1
    • 6 人 | 潜伏战线 2、特工机关 2、神秘人 2
    • 7 人 | 潜伏战线 3、特工机关 3、神秘人 1
    • 8 人 | 潜伏战线 3、特工机关 3、神秘人 2
    • 9 人 | 潜伏战线 3、特工机关 3、神秘人 3
    .title = 身份与目标

rules-fengsheng-terms =
    • 情报 | 每张牌既是功能牌，也按颜色当情报。放在谁面前，就在谁的情报区。
    • 颜色 | 红、蓝、黑。双色牌是一张情报，两种颜色都算。只有一种颜色叫纯色。
    • 真情报 | 含红或蓝的情报。
    • 接收 | 只有争夺结束才算接收。牌或技能放进情报区的叫置入，不是接收。
    • 抽取、交给、弃置、展示 | 抽取是随机的，抽取和交给都面朝下；弃置面朝上；展示后牌留在原处。
    • 可以、然后 | “可以”后面的内容要么全做，要么全不做。“然后”前面的没能全部做到，后面的就不做。
    • 逆时针 | 一切的次序，即往右手边。
    .title = 用语

rules-fengsheng-setup =
    身份暗中发下。每人发三张角色牌，留一张。公开角色面朝上开始，隐藏角色面朝下开始。面朝下的角色没有性别，除了能翻开自己的技能，其他技能都不能用。

    随机决定谁先开始。从先手起逆时针，每人摸三张。手牌没有上限。牌堆摸完，就把弃牌堆洗匀垫在底下。
    .title = 准备

rules-fengsheng-turn =
    一个回合依次经过这些阶段，不会倒回去。

    • { phase-fengsheng-draw } | 摸三张。这时谁都不能动。
    • { phase-fengsheng-main } | 只有你：出牌、用技能，次数不限。
    • { phase-fengsheng-send } | 必须传出一张情报。没有牌可传就判负：不算死亡，但自己阵营赢了也不算赢。
    • { phase-fengsheng-transit } | 情报一家一家往下传，直到有人选择接收。
    • { phase-fengsheng-fight } | 人人都可以改变情报的去处，或换掉情报。
    • { phase-fengsheng-receive } | 情报翻开，在谁面前就进谁的情报区。
    • { phase-fengsheng-end } | 本回合的效果到此为止。
    .title = 一个回合

rules-fengsheng-send =
    手牌面朝下，按箭头传出：← 先到左邻，再往左；→ 先到右邻，再往右；↑ 直接给任选的一人。可锁定的牌，可以锁定一名存活的角色，传到时必须选择接收。

    情报到了谁面前，谁可以破译、选择接收，或继续传。被锁定、技能要求，或者自己就是传出者，必须收；“必须”大于“不能”。↑ 传出的情报，对方不收就回到传出者。死亡的跳过。没有人能收，情报弃置，回合结束。
    .title = 传出与接收

rules-fengsheng-fight =
    从情报面前的人起，逆时针，每名存活的人可以用一张牌或一个技能，也可以过。大家同时想，答复按次序算。有人行动就先结算，再从此时情报面前的人起，重新问一圈。整圈都过，争夺结束。

    争夺时情报不再往下传；面前的人死了，争夺照样继续，最后情报弃置，无人接收。无论牌怎么变，传出者不变。
    .title = 争夺

rules-fengsheng-cards =
    • { card-fengsheng-probe } | { card-fengsheng-probe.text }
    • { card-fengsheng-coerce } | { card-fengsheng-coerce.text }
    • { card-fengsheng-entice } | { card-fengsheng-entice.text }
    • { card-fengsheng-balance } | { card-fengsheng-balance.text }
    • { card-fengsheng-clarify } | { card-fengsheng-clarify.text }
    • { card-fengsheng-decipher } | { card-fengsheng-decipher.text }
    • { card-fengsheng-intercept } | { card-fengsheng-intercept.text }
    • { card-fengsheng-mislead } | { card-fengsheng-mislead.text }
    • { card-fengsheng-swap } | { card-fengsheng-swap.text }
    • { card-fengsheng-order } | { card-fengsheng-order.text }
    • { card-fengsheng-winds } | { card-fengsheng-winds.text }
    • { card-fengsheng-lure } | { card-fengsheng-lure.text }
    • { card-fengsheng-feign } | { card-fengsheng-feign.text }

    传出、交给、弃置都不算使用：不能使用手牌的人照样可以做。
    .title = 功能牌

rules-fengsheng-skills =
    • 被动技能 | 角色面朝上就一直有效。
    • 主动技能 | 在空闲时点用：出牌阶段、传递阶段开始时、传递阶段、争夺阶段、濒死求澄清。
    • 触发类技能 | 对发生过的事作出反应，在下一次检查技能时发动。

    技能或牌一旦开始结算，就一直结算到底，中间谁也插不进来。
    .title = 技能

rules-fengsheng-settle =
    这里没有插入，只有排队。发生的事先记下来，到了节点再看。节点有：结算卡牌效果时、结算卡牌效果后、传出情报时、接收情报时、等待死亡角色给三张牌、回合结束时，以及每个空闲时点。进入节点，依次：

    • 1 | 从当前回合的人开始，逆时针问一圈。这一圈开始时，记下的事就清空。轮到谁，谁可以用触发类技能，自己的几项由自己排先后；符不符合条件，轮到时才看。
    • 2 | 这一圈里又发生了新的事，就为新的事再问一圈，直到没有新的事。
    • 3 | 有人集齐情报，宣胜。
    • 4 | 有三张黑情报的人一起濒死。
    • 5 | 做本来要做的事：让牌生效，或由该行动的人行动。

    所以同一张牌凑成三红又三黑，是宣胜，不是濒死。一圈里因技能换了手的牌，要到下一圈才会引发别的技能。举两个例子：

    • { character-fengsheng-lingsuqiu }试探{ character-fengsheng-jianxiansheng } | 试探结算完。第一圈：{ skill-fengsheng-composure }，抽走一张手牌。这是新的事，于是有第二圈：可以用{ skill-fengsheng-inch }抽回一张。
    • { character-fengsheng-sp_chengxiaodie }发动{ skill-fengsheng-burn_together } | 几个人的情报区都多了牌，全部放完之前谁也不能反应。第一圈：可以用{ skill-fengsheng-first_strike }弃掉其中一张。然后才看宣胜，再看濒死，最后回到争夺。
    .title = 结算
    .picture = 进入节点
    .pass = 从当前回合的人开始，逆时针轮流用触发类技能回应新发生的事。
    .news = 又有新的事：为新的事再问一圈。
    .no-news = 没有新的事
    .collected = 有人集齐了吗？
    .victory = 宣胜。
    .no = 没有
    .black = 有人有三张黑情报吗？
    .dying = 濒死和死亡，然后重新进入节点。
    .done = 做本来要做的事。

rules-fengsheng-dying =
    有三张黑情报的人同时濒死。从当前回合的人开始，逆时针，一个一个求澄清：先问濒死的本人，再逆时针问其他存活的人，可以用澄清或能用的技能。

    • 黑情报少于三张 | 救回，不再问。
    • 仍有三张或更多 | 接着问同一个人，不从头问。
    • 全部都过 | 确定将要死亡，但此刻还活着，轮到别人濒死时照样能救。

    都问完之后，确定将要死亡的人一起死亡。死亡的人不能再被指定，除了“死亡前”的技能，其他技能全部失效。
    .title = 濒死

rules-fengsheng-death =
    • 1 | 按此刻的情报，看与死亡有关的神秘人任务。
    • 2 | 发动与死亡有关的技能，有新的事就一圈一圈问下去。
    • 3 | 死者依次选择：把三张手牌交给一名存活的人，不够三张就全交；也可以不交。
    • 4 | 所有死者弃光手牌和情报。

    这期间不看情报有没有集齐，也没有新的人濒死，都留到之后的下一个节点。
    .title = 死亡

rules-fengsheng-win =
    宣胜有三处：节点里、死亡结算时、回合结束时（搅局者）。依次：

    • 1 | 每个有三张红或三张蓝的人：达成自己目标的，全阵营获胜；有人没有达成，诱变者获胜。死亡和回合结束时，改看相应的任务。
    • 2 | 能够宣胜的技能。
    • 3 | 在篡夺者的回合里有人获胜，改为篡夺者一人获胜。
    • 4 | 一同获胜的技能。

    可以几方一起获胜；判负的人不获胜。若这一桌这样约定，存活的人都属于同一阵营时牌局也结束，那不算宣胜；只剩一人存活时，无论如何由这一方获胜。全部死亡，无人获胜。
    .title = 胜负

rules-fengsheng-secrets =
    凡是从公开的情况看有可能行动的人，都会被问到，答复一起生效，停顿不会暴露谁手里有什么。只有没有手牌可用、也没有技能可用的人才不问。
    .title = 不露馅

rules-fengsheng-base =
    名字后面写着头衔、技能所看的性别，以及开始时面朝上（公开）还是面朝下（隐藏）。

    • { character-fengsheng-afuluola }，{ character-fengsheng-afuluola.title }，女，隐藏 | { skill-fengsheng-master_hand }：{ skill-fengsheng-master_hand.text }
    • { character-fengsheng-baicanglang }，{ character-fengsheng-baicanglang.title }，男，公开 | { skill-fengsheng-fraternity }：{ skill-fengsheng-fraternity.text }
    • { character-fengsheng-baifeifei }，{ character-fengsheng-baifeifei.title }，女，公开 | { skill-fengsheng-compassion }：{ skill-fengsheng-compassion.text }{ skill-fengsheng-black_heart }：{ skill-fengsheng-black_heart.text }
    • { character-fengsheng-baikunshan }，{ character-fengsheng-baikunshan.title }，男，隐藏 | { skill-fengsheng-poison_plot }：{ skill-fengsheng-poison_plot.text }
    • { character-fengsheng-baixiaonian }，{ character-fengsheng-baixiaonian.title }，男，公开 | { skill-fengsheng-hand_on }：{ skill-fengsheng-hand_on.text }
    • { character-fengsheng-chengxiaodie }，{ character-fengsheng-chengxiaodie.title }，男，公开 | { skill-fengsheng-kindred_spirit }：{ skill-fengsheng-kindred_spirit.text }{ skill-fengsheng-rude_awakening }：{ skill-fengsheng-rude_awakening.text }
    • { character-fengsheng-duanmujing }，{ character-fengsheng-duanmujing.title }，女，公开 | { skill-fengsheng-new_thought }：{ skill-fengsheng-new_thought.text }
    • { character-fengsheng-feiyuan }，{ character-fengsheng-feiyuan.title }，男，公开 | { skill-fengsheng-guile }：{ skill-fengsheng-guile.text }
    • { character-fengsheng-guijiao }，{ character-fengsheng-guijiao.title }，男，公开 | { skill-fengsheng-courier }：{ skill-fengsheng-courier.text }
    • { character-fengsheng-guxiaomeng }，{ character-fengsheng-guxiaomeng.title }，女，隐藏 | { skill-fengsheng-quick_wit }：{ skill-fengsheng-quick_wit.text }{ skill-fengsheng-heir }：{ skill-fengsheng-heir.text }{ skill-fengsheng-epilogue }：{ skill-fengsheng-epilogue.text }
    • { character-fengsheng-sp_guxiaomeng }，{ character-fengsheng-sp_guxiaomeng.title }，女，公开 | { skill-fengsheng-bond }：{ skill-fengsheng-bond.text }
    • { character-fengsheng-hanmei }，{ character-fengsheng-hanmei.title }，女，隐藏 | { skill-fengsheng-graft }：{ skill-fengsheng-graft.text }
    • { character-fengsheng-huangjiren }，{ character-fengsheng-huangjiren.title }，男，隐藏 | { skill-fengsheng-right_cure }：{ skill-fengsheng-right_cure.text }
    • { character-fengsheng-jinshenghuo }，{ character-fengsheng-jinshenghuo.title }，男，公开 | { skill-fengsheng-caution }：{ skill-fengsheng-caution.text }
    • { character-fengsheng-laobie }，{ character-fengsheng-laobie.title }，男，公开 | { skill-fengsheng-contact }：{ skill-fengsheng-contact.text }{ skill-fengsheng-bait }：{ skill-fengsheng-bait.text }
    • { character-fengsheng-laohan }，{ character-fengsheng-laohan.title }，女，公开 | { skill-fengsheng-facing_death }：{ skill-fengsheng-facing_death.text }{ skill-fengsheng-last_return }：{ skill-fengsheng-last_return.text }
    • { character-fengsheng-lianyuan }，{ character-fengsheng-lianyuan.title }，女，隐藏 | { skill-fengsheng-nimble_pen }：{ skill-fengsheng-nimble_pen.text }
    • { character-fengsheng-liningyu }，{ character-fengsheng-liningyu.title }，女，隐藏 | { skill-fengsheng-counterplot }：{ skill-fengsheng-counterplot.text }{ skill-fengsheng-depth }：{ skill-fengsheng-depth.text }{ skill-fengsheng-last_letter }：{ skill-fengsheng-last_letter.text }
    • { character-fengsheng-sp_liningyu }，{ character-fengsheng-sp_liningyu.title }，女，公开 | { skill-fengsheng-adapt }：{ skill-fengsheng-adapt.text }{ skill-fengsheng-lead }：{ skill-fengsheng-lead.text }
    • { character-fengsheng-lixing }，{ character-fengsheng-lixing.title }，男，隐藏 | { skill-fengsheng-raid }：{ skill-fengsheng-raid.text }
    • { character-fengsheng-maobuba }，{ character-fengsheng-maobuba.title }，男，公开 | { skill-fengsheng-rare_goods }：{ skill-fengsheng-rare_goods.text }
    • { character-fengsheng-sp_mohongshuang }，{ character-fengsheng-sp_mohongshuang.title }，女，隐藏 | { skill-fengsheng-morning_lily }：{ skill-fengsheng-morning_lily.text }{ skill-fengsheng-evening_rose }：{ skill-fengsheng-evening_rose.text }
    • { character-fengsheng-peiling }，{ character-fengsheng-peiling.title }，女，公开 | { skill-fengsheng-society }：{ skill-fengsheng-society.text }
    • { character-fengsheng-shangyu }，{ character-fengsheng-shangyu.title }，女，隐藏 | { skill-fengsheng-borrowed_knife }：{ skill-fengsheng-borrowed_knife.text }
    • { character-fengsheng-shaoxiu }，{ character-fengsheng-shaoxiu.title }，女，公开 | { skill-fengsheng-hidden_needle }：{ skill-fengsheng-hidden_needle.text }
    • { character-fengsheng-wangfugui }，{ character-fengsheng-wangfugui.title }，男，公开 | { skill-fengsheng-underworld }：{ skill-fengsheng-underworld.text }
    • { character-fengsheng-wangkui }，{ character-fengsheng-wangkui.title }，男，公开 | { skill-fengsheng-tooth_for_tooth }：{ skill-fengsheng-tooth_for_tooth.text }
    • { character-fengsheng-wangtianxiang }，{ character-fengsheng-wangtianxiang.title }，男，公开 | { skill-fengsheng-confinement }：{ skill-fengsheng-confinement.text }
    • { character-fengsheng-wuzhiguo }，{ character-fengsheng-wuzhiguo.title }，男，公开 | { skill-fengsheng-resilience }：{ skill-fengsheng-resilience.text }
    • { character-fengsheng-xiaojiu }，{ character-fengsheng-xiaojiu.title }，男，隐藏 | { skill-fengsheng-extra_edition }：{ skill-fengsheng-extra_edition.text }
    • { character-fengsheng-xuanqingzi }，{ character-fengsheng-xuanqingzi.title }，男，公开 | { skill-fengsheng-golden_words }：{ skill-fengsheng-golden_words.text }
    • { character-fengsheng-zhangyiting }，{ character-fengsheng-zhangyiting.title }，男，公开 | { skill-fengsheng-decree }：{ skill-fengsheng-decree.text }
    • { character-fengsheng-zhengwenxian }，{ character-fengsheng-zhengwenxian.title }，男，隐藏 | { skill-fengsheng-steal_heaven }：{ skill-fengsheng-steal_heaven.text }{ skill-fengsheng-change_sun }：{ skill-fengsheng-change_sun.text }
    .title = 基础包的角色

rules-fengsheng-ext1 =
    • { character-fengsheng-sp_chengxiaodie }，{ character-fengsheng-sp_chengxiaodie.title }，男，隐藏 | { skill-fengsheng-burn_together }：{ skill-fengsheng-burn_together.text }
    • { character-fengsheng-chijinghai }，{ character-fengsheng-chijinghai.title }，男，公开 | { skill-fengsheng-sea_view }：{ skill-fengsheng-sea_view.text }{ skill-fengsheng-shelter }：{ skill-fengsheng-shelter.text }
    • { character-fengsheng-sp_duanmujing }，{ character-fengsheng-sp_duanmujing.title }，女，隐藏 | { skill-fengsheng-next_generation }：{ skill-fengsheng-next_generation.text }
    • { character-fengsheng-gaoqiao }，{ character-fengsheng-gaoqiao.title }，女，公开 | { skill-fengsheng-bewitch }：{ skill-fengsheng-bewitch.text }
    • { character-fengsheng-young_hanmei }，{ character-fengsheng-young_hanmei.title }，女，公开 | { skill-fengsheng-blood_training }：{ skill-fengsheng-blood_training.text }
    • { character-fengsheng-jianxiansheng }，{ character-fengsheng-jianxiansheng.title }，男，公开 | { skill-fengsheng-composure }：{ skill-fengsheng-composure.text }
    • { character-fengsheng-laohu }，{ character-fengsheng-laohu.title }，男，隐藏 | { skill-fengsheng-strategist }：{ skill-fengsheng-strategist.text }
    • { character-fengsheng-sp_lianyuan }，{ character-fengsheng-sp_lianyuan.title }，女，公开 | { skill-fengsheng-search_for_truth }：{ skill-fengsheng-search_for_truth.text }
    • { character-fengsheng-maliya }，{ character-fengsheng-maliya.title }，女，公开 | { skill-fengsheng-church_refuge }：{ skill-fengsheng-church_refuge.text }
    • { character-fengsheng-qianmin }，{ character-fengsheng-qianmin.title }，男，隐藏 | { skill-fengsheng-first_strike }：{ skill-fengsheng-first_strike.text }
    • { character-fengsheng-qinyuanyuan }，{ character-fengsheng-qinyuanyuan.title }，女，隐藏 | { skill-fengsheng-both_sides }：{ skill-fengsheng-both_sides.text }{ skill-fengsheng-two_birds }：{ skill-fengsheng-two_birds.text }
    • { character-fengsheng-shenglaoban }，{ character-fengsheng-shenglaoban.title }，男，隐藏 | { skill-fengsheng-arm_length }：{ skill-fengsheng-arm_length.text }{ skill-fengsheng-hideaway }：{ skill-fengsheng-hideaway.text }
    • { character-fengsheng-young_xiaojiu }，{ character-fengsheng-young_xiaojiu.title }，男，公开 | { skill-fengsheng-pure_heart }：{ skill-fengsheng-pure_heart.text }
    .title = 扩展《铁屋子》的角色

rules-fengsheng-ext2 =
    • { character-fengsheng-spy_afuluola }，{ character-fengsheng-spy_afuluola.title }，女，隐藏 | { skill-fengsheng-all_change }：{ skill-fengsheng-all_change.text }{ skill-fengsheng-troubled_water }：{ skill-fengsheng-troubled_water.text }
    • { character-fengsheng-sp_baifeifei }，{ character-fengsheng-sp_baifeifei.title }，女，公开 | { skill-fengsheng-coax_out }：{ skill-fengsheng-coax_out.text }
    • { character-fengsheng-bianyunjiang }，{ character-fengsheng-bianyunjiang.title }，男，公开 | { skill-fengsheng-lure_deep }：{ skill-fengsheng-lure_deep.text }{ skill-fengsheng-sweep_on }：{ skill-fengsheng-sweep_on.text }
    • { character-fengsheng-chenanna }，{ character-fengsheng-chenanna.title }，女，公开 | { skill-fengsheng-clear_name }：{ skill-fengsheng-clear_name.text }{ skill-fengsheng-cipher }：{ skill-fengsheng-cipher.text }
    • { character-fengsheng-chendaer }，{ character-fengsheng-chendaer.title }，男，公开 | { skill-fengsheng-change_is_way }：{ skill-fengsheng-change_is_way.text }
    • { character-fengsheng-adult_hanmei }，{ character-fengsheng-adult_hanmei.title }，女，隐藏 | { skill-fengsheng-dark_way }：{ skill-fengsheng-dark_way.text }{ skill-fengsheng-turn_the_trick }：{ skill-fengsheng-turn_the_trick.text }
    • { character-fengsheng-sp_hanmei }，{ character-fengsheng-sp_hanmei.title }，女，公开 | { skill-fengsheng-hidden_blade }：{ skill-fengsheng-hidden_blade.text }{ skill-fengsheng-moon_white }：{ skill-fengsheng-moon_white.text }
    • { character-fengsheng-jinzilai }，{ character-fengsheng-jinzilai.title }，男，公开 | { skill-fengsheng-gamble }：{ skill-fengsheng-gamble.text }
    • { character-fengsheng-lishuyun }，{ character-fengsheng-lishuyun.title }，女，隐藏 | { skill-fengsheng-verdict }：{ skill-fengsheng-verdict.text }{ skill-fengsheng-truth }：{ skill-fengsheng-truth.text }
    • { character-fengsheng-lingsuqiu }，{ character-fengsheng-lingsuqiu.title }，女，公开 | { skill-fengsheng-truths }：{ skill-fengsheng-truths.text }{ skill-fengsheng-inch }：{ skill-fengsheng-inch.text }
    • { character-fengsheng-qinwuming }，{ character-fengsheng-qinwuming.title }，男，公开 | { skill-fengsheng-daredevil }：{ skill-fengsheng-daredevil.text }{ skill-fengsheng-fight_to_the_end }：{ skill-fengsheng-fight_to_the_end.text }
    • { character-fengsheng-adult_xiaojiu }，{ character-fengsheng-adult_xiaojiu.title }，男，隐藏 | { skill-fengsheng-dark_way }：{ skill-fengsheng-dark_way.text }{ skill-fengsheng-go_with_flow }：{ skill-fengsheng-go_with_flow.text }
    • { character-fengsheng-sp_xiaojiu }，{ character-fengsheng-sp_xiaojiu.title }，男，公开 | { skill-fengsheng-high_hopes }：{ skill-fengsheng-high_hopes.text }{ skill-fengsheng-beloved }：{ skill-fengsheng-beloved.text }
    • { character-fengsheng-xiaolingdang }，{ character-fengsheng-xiaolingdang.title }，女，公开 | { skill-fengsheng-pigeon }：{ skill-fengsheng-pigeon.text }{ skill-fengsheng-thieving_monkey }：{ skill-fengsheng-thieving_monkey.text }
    • { character-fengsheng-yapao }，{ character-fengsheng-yapao.title }，男，公开 | { skill-fengsheng-lips_sealed }：{ skill-fengsheng-lips_sealed.text }{ skill-fengsheng-honest }：{ skill-fengsheng-honest.text }
    .title = 扩展《老洋房》的角色

rules-fengsheng-unreleased =
    这两名角色印了，却没有发售。牌桌选项“{ option-fengsheng-unreleased }”打开时才会发到。

    • { character-fengsheng-sunshoumo }，{ character-fengsheng-sunshoumo.title }，男，公开 | { skill-fengsheng-careful_thought }：{ skill-fengsheng-careful_thought.text }{ skill-fengsheng-stern_orders }：{ skill-fengsheng-stern_orders.text }
    • { character-fengsheng-wangxiang }，{ character-fengsheng-wangxiang.title }，男，公开 | { skill-fengsheng-freight }：{ skill-fengsheng-freight.text }{ skill-fengsheng-workers_know }：{ skill-fengsheng-workers_know.text }
    .title = 未发售的角色

rules-fengsheng-pairs =
    牌桌选项“{ option-fengsheng-pairs }”打开时，每人同时扮演两名角色（羁绊）。

    • 选角色 | 每人比平时多发一名角色，其中必有两名公开角色；留下两名，自己定谁在左、谁在右。
    • 公开与隐藏 | 至少有一名公开角色。隐藏角色面朝下放在它旁边，直到自己的技能把它翻开；公开角色一直公开。
    • 以左为准 | 左边那名角色决定性别，也决定算公开角色还是隐藏角色。它面朝下时，你没有性别。
    • 技能 | 两名角色的技能你都有，各自照常结算；面朝下的那名只有用来翻开的技能。
    .title = 羁绊：每人两名角色
