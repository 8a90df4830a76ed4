# 教学局里的按钮。

coach-tip = 提示
coach-ok = 知道了
coach-skip = 不用提示
coach-again = 显示提示
coach-real = 来一局真的
coach-nobody = 太久没人死亡，这一局不分胜负。往下看“发生了什么”。

coach-clocktower-card = 恶魔死，善良胜；只剩两人存活，邪恶胜。死了也跟自己的阵营一起赢。
coach-clocktower-told = 你若醉酒或中毒，信息可能是假的，而且没人告诉你。
coach-clocktower-talk = 可以公开聊，也可以私聊，谁和谁私聊大家看得到。输入框旁有快捷发言，机器人听得懂。
coach-clocktower-nominate = 存活的人每天提名一次，每人每天只被提名一次。
coach-clocktower-bluff = 人人都有“报猎手”这个按钮，只有真猎手打得死恶魔。
coach-clocktower-count = 顺时针计票，被提名的人最后。达到存活的一半就够。
coach-clocktower-block = 后面的人要更多票；一样多，谁都不处决。
coach-clocktower-execution = 不公开角色。一天最多处决一人。
coach-clocktower-struck = 一提名就被处决：剧本里有角色会这样。今天的处决已经用掉。
coach-clocktower-dead = 你死了，照样可以说话；不能提名，整局只剩一票。
coach-clocktower-three = 最后一次选择：只剩两人存活，邪恶获胜。
coach-clocktower-end = 得到过假信息的话，复盘里会写；为什么假，打开下面的“逐条记录”。

coach-fengsheng-card = 身份到终局才揭晓。角色有技能，点名字就能看。
coach-fengsheng-limit = 教学局不长：连着三轮没人死亡就结束，无人获胜。桌子中间写着还剩几个回合。
coach-fengsheng-choose = 三个角色都简单。“试探”“调包”这样的词是牌名，拿到手上点开就懂。
coach-fengsheng-goal = 你和唯一的特工机关一起赢：你凑齐三张红，或对方凑齐三张蓝。对方是谁，现在还没人知道。
coach-fengsheng-few = 没几个回合了：再没人死，也没人凑齐三张，就无人获胜。大胆一点。
coach-fengsheng-wrong = 蓝不算你的：你要凑的是三张红，蓝要由特工机关凑。
coach-fengsheng-who = 谁和你一路？看谁把红、蓝传给谁，谁救了谁。
coach-fengsheng-two = 有人已有两张同色，再来一张就可能宣胜。两张蓝的也许是你的同伴特工机关，神秘人却可能两种都要。
coach-fengsheng-play = 出几张都行，出完再传情报。点一张牌，就知道它有什么用。
coach-fengsheng-send = 必须传出一张，没牌可传就判负。箭头决定往哪边传。
coach-fengsheng-accept = 没看到正面，收或不收。锁定你，就必须收。
coach-fengsheng-fight = 每人可以出一张或过；有人出牌就重新问一圈。
coach-fengsheng-received = 情报收下后翻开。按张数算，双色牌两种颜色都算。
coach-fengsheng-dying = 三张黑就濒死，得有人出澄清。
coach-fengsheng-death = 死者可把至多三张手牌交给一名存活的人。身份不公开。
coach-fengsheng-end = 身份都公开了：看看谁和谁一路，往下是转折在哪里。

coach-mafia-card = 点一下自己的牌来看，再点一下盖上。梅花是杀手，红色皇后是天使，小红牌是村民。
coach-mafia-ask = 指一个人，点头就是杀手。点座位，再确认。
coach-mafia-died = 死者翻牌，从此不再说话。
coach-mafia-talk = 说什么都行，真假不限。输入框旁有快捷发言，机器人听得懂。
coach-mafia-accuse = 指控要有人附议，没有就作废，接着还可以再指控，直到大家都跳过。
coach-mafia-learned = 查到的在“你的牌”里，说不说由你：能带走杀手，也会被夜里盯上；被指控时一定要说。
coach-mafia-vote = 听完双方再投票：超过活人的一半才处决。
coach-mafia-wrong = 回头看看：谁指控、谁附议、谁投了。
coach-mafia-few = 杀手和其他人一样多就赢了，放过之前先数数。
coach-mafia-dead = 你死了，不再发言；作为补偿，夜里你可以睁着眼，谁醒来都看得到。
coach-mafia-end = 往下看“谁知道了什么”：每个人从牌和法官那里确切知道了什么。嘴上说的不算，在记录里。

coach-shadow_hunters-card = 你有阵营，也有目标。牌上 ♥ 后面的数字：伤害到这么多就死。
coach-shadow_hunters-roll = 点数之和决定去哪儿，掷出 7 任选别处。
coach-shadow_hunters-give = 看过卡再选给谁。对方怎么回应，就是你的线索；卡上写什么，谁也不能说。
coach-shadow_hunters-receive = 要如实回应，只有无名可以说谎。
coach-shadow_hunters-attack = 打得到谁：和你在同一对亮起的地区里的人。两颗骰子相减，一样就是攻击失败。打不打随你。
coach-shadow_hunters-damage = 伤害人人看得到，谁能扛多少没人知道：轨道上的红数字，就是有角色会死的点数。
coach-shadow_hunters-gear = 放在面前就一直有用；杀你的人能拿走一张。
coach-shadow_hunters-reveal = 亮出身份才能用技能，也就成了明靶子。“亮出身份”的按钮在翻开的自己牌上。
coach-shadow_hunters-death = 角色公开了，把两边再数一遍。
coach-shadow_hunters-end = 影子或猎人死光就结束。人多的局还有平民，各有各的目标。

coach-werewolf-card = 点一下自己的牌来看，再点一下盖上；按住也行，松手就盖上。
coach-werewolf-night = 现在有人在行动。轮到你的牌时会问你。
coach-werewolf-check = 点一个头像，再按下面的按钮。答复只有你知道，白天要说出来：夜里死了可能没有遗言。
coach-werewolf-run = 警长定发言顺序，归票时能算 1.5 票。没上警的人来投。
coach-werewolf-goal = 狼人全死，好人胜；平民全死，或神职（有技能的：预言家、女巫、猎人）全死，狼人胜。
coach-werewolf-claim = 报“预言家”只是起跳，看看有没有第二个。
coach-werewolf-two = 真的只有一个。把两边验的人记下来，牌旁边那本就是笔记。
coach-werewolf-speak = 说三件事就够：信谁、疑谁、为什么。下面有快捷发言，机器人听得懂。
coach-werewolf-ballots = 箭头是谁投了谁。谁在保谁，记一笔。
coach-werewolf-tie = 平票的人再说一次，自己不能投。
coach-werewolf-unheard = 第一夜之后夜里死的没有遗言。昨夜得知的，点“昨夜的消息”看。继续观战吧。
coach-werewolf-dead = 你有遗言，会轮到你说，把知道的都说出来。之后观战，复盘会讲清一切。
coach-werewolf-end = 往下看“谁知道了什么”：每个人从牌和上帝那里确切知道了什么。嘴上说的不算，在记录里。
