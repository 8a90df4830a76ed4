# 《染·钟楼谜团》的规则，用我们自己的话写成，只有规则页读取。角色各有说明。

rules-clocktower-story =
    钟楼脚下有座小镇，镇上藏着恶魔。每个人都有一个角色，各有能力。能力告诉你的通常是真的，可是有人醉酒、有人中毒，自己并不知道。

    死亡的人不离场：照样说话，还剩最后一票。结束之前，谁的角色都不公开。
    .title = 这是什么游戏

rules-clocktower-goal =
    • 善良阵营 | 所有恶魔死亡时获胜。
    • 邪恶阵营 | 只剩两人存活时获胜。
    • 同时达成 | 善良获胜。

    不论存活死亡，你都和自己的阵营同进退。有些能力另有结束牌局的办法。这里还有一条：连续太多昼夜没有人死亡，镇子没有找到恶魔，邪恶获胜。多少算太多，看选项。
    .title = 怎样算赢

rules-clocktower-people =
    镇民和外来者属于善良，爪牙和恶魔属于邪恶。镇民帮镇子，外来者给镇子添麻烦。除非在场角色另有说明，各有几个是公开的。

    • 5 人 | 镇民 3，爪牙 1，恶魔 1
    • 6 人 | 镇民 3，外来者 1，爪牙 1，恶魔 1
    • 7 人 | 镇民 5，爪牙 1，恶魔 1
    • 8 人 | 镇民 5，外来者 1，爪牙 1，恶魔 1
    • 9 人 | 镇民 5，外来者 2，爪牙 1，恶魔 1
    • 10 人 | 镇民 7，爪牙 2，恶魔 1
    • 11 人 | 镇民 7，外来者 1，爪牙 2，恶魔 1
    • 12 人 | 镇民 7，外来者 2，爪牙 2，恶魔 1
    • 13 人 | 镇民 9，爪牙 3，恶魔 1
    • 14 人 | 镇民 9，外来者 1，爪牙 3，恶魔 1
    • 15 人 | 镇民 9，外来者 2，爪牙 3，恶魔 1

    男爵在场，外来者多两个，镇民少两个。没有人会告诉你男爵在不在。
    .title = 阵营与人数

rules-clocktower-town =
    • { role-clocktower-washerwoman } | { role-clocktower-washerwoman.ability }
    • { role-clocktower-librarian } | { role-clocktower-librarian.ability }
    • { role-clocktower-investigator } | { role-clocktower-investigator.ability }
    • { role-clocktower-chef } | { role-clocktower-chef.ability }
    • { role-clocktower-empath } | { role-clocktower-empath.ability }
    • { role-clocktower-fortuneteller } | { role-clocktower-fortuneteller.ability }
    • { role-clocktower-undertaker } | { role-clocktower-undertaker.ability }
    • { role-clocktower-monk } | { role-clocktower-monk.ability }
    • { role-clocktower-ravenkeeper } | { role-clocktower-ravenkeeper.ability }
    • { role-clocktower-virgin } | { role-clocktower-virgin.ability }
    • { role-clocktower-slayer } | { role-clocktower-slayer.ability }
    • { role-clocktower-soldier } | { role-clocktower-soldier.ability }
    • { role-clocktower-mayor } | { role-clocktower-mayor.ability }
    .title = 镇民

rules-clocktower-others =
    • { role-clocktower-butler }，外来者 | { role-clocktower-butler.ability }
    • { role-clocktower-drunk }，外来者 | { role-clocktower-drunk.ability }
    • { role-clocktower-recluse }，外来者 | { role-clocktower-recluse.ability }
    • { role-clocktower-saint }，外来者 | { role-clocktower-saint.ability }
    • { role-clocktower-poisoner }，爪牙 | { role-clocktower-poisoner.ability }
    • { role-clocktower-spy }，爪牙 | { role-clocktower-spy.ability }
    • { role-clocktower-scarletwoman }，爪牙 | { role-clocktower-scarletwoman.ability }
    • { role-clocktower-baron }，爪牙 | { role-clocktower-baron.ability }
    • { role-clocktower-imp }，恶魔 | { role-clocktower-imp.ability }
    .title = 外来者、爪牙、恶魔

rules-clocktower-moon =
    除此之外，黯月初升还有水手、驱魔人、旅店老板、教授、茶艺师、僵怖、普卡和珀。五六人时其中一些角色对某一方不公平，最好七人以上。

    • { role-clocktower-grandmother } | { role-clocktower-grandmother.ability }
    • { role-clocktower-chambermaid } | { role-clocktower-chambermaid.ability }
    • { role-clocktower-gambler } | { role-clocktower-gambler.ability }
    • { role-clocktower-gossip } | { role-clocktower-gossip.ability }
    • { role-clocktower-courtier } | { role-clocktower-courtier.ability }
    • { role-clocktower-minstrel } | { role-clocktower-minstrel.ability }
    • { role-clocktower-pacifist } | { role-clocktower-pacifist.ability }
    • { role-clocktower-fool } | { role-clocktower-fool.ability }
    • { role-clocktower-goon }，外来者 | { role-clocktower-goon.ability }
    • { role-clocktower-lunatic }，外来者 | { role-clocktower-lunatic.ability }
    • { role-clocktower-tinker }，外来者 | { role-clocktower-tinker.ability }
    • { role-clocktower-moonchild }，外来者 | { role-clocktower-moonchild.ability }
    • { role-clocktower-godfather }，爪牙 | { role-clocktower-godfather.ability }
    • { role-clocktower-devilsadvocate }，爪牙 | { role-clocktower-devilsadvocate.ability }
    • { role-clocktower-assassin }，爪牙 | { role-clocktower-assassin.ability }
    • { role-clocktower-mastermind }，爪牙 | { role-clocktower-mastermind.ability }
    • { role-clocktower-shabaloth }，恶魔 | { role-clocktower-shabaloth.ability }
    .title = 黯月初升

rules-clocktower-sects =
    除此之外，梦殒春宵还有舞蛇人、数学家、哲学家、理发师、畸形秀演员、镜像双子、洗脑师、麻脸巫婆、诺-达鲺、涡流、方古和亡骨魔。五六人时其中一些角色对某一方不公平，最好七人以上。

    • { role-clocktower-clockmaker } | { role-clocktower-clockmaker.ability }
    • { role-clocktower-dreamer } | { role-clocktower-dreamer.ability }
    • { role-clocktower-flowergirl } | { role-clocktower-flowergirl.ability }
    • { role-clocktower-towncrier } | { role-clocktower-towncrier.ability }
    • { role-clocktower-oracle } | { role-clocktower-oracle.ability }
    • { role-clocktower-savant } | { role-clocktower-savant.ability }
    • { role-clocktower-seamstress } | { role-clocktower-seamstress.ability }
    • { role-clocktower-artist } | { role-clocktower-artist.ability }
    • { role-clocktower-juggler } | { role-clocktower-juggler.ability }
    • { role-clocktower-sage } | { role-clocktower-sage.ability }
    • { role-clocktower-sweetheart }，外来者 | { role-clocktower-sweetheart.ability }
    • { role-clocktower-klutz }，外来者 | { role-clocktower-klutz.ability }
    • { role-clocktower-witch }，爪牙 | { role-clocktower-witch.ability }
    .title = 梦殒春宵

rules-clocktower-strainers =
    “试炼”剧本混合了其他剧本的角色，适合熟悉游戏的玩家。

    • { role-clocktower-philosopher } | { role-clocktower-philosopher.ability }
    • { role-clocktower-snakecharmer } | { role-clocktower-snakecharmer.ability }
    • { role-clocktower-mathematician } | { role-clocktower-mathematician.ability }
    • { role-clocktower-exorcist } | { role-clocktower-exorcist.ability }
    • { role-clocktower-lycanthrope } | { role-clocktower-lycanthrope.ability }
    • { role-clocktower-professor } | { role-clocktower-professor.ability }
    • { role-clocktower-sailor } | { role-clocktower-sailor.ability }
    • { role-clocktower-innkeeper } | { role-clocktower-innkeeper.ability }
    • { role-clocktower-tealady } | { role-clocktower-tealady.ability }
    • { role-clocktower-barber }，外来者 | { role-clocktower-barber.ability }
    • { role-clocktower-mutant }，外来者 | { role-clocktower-mutant.ability }
    • { role-clocktower-eviltwin }，爪牙 | { role-clocktower-eviltwin.ability }
    • { role-clocktower-cerenovus }，爪牙 | { role-clocktower-cerenovus.ability }
    • { role-clocktower-pithag }，爪牙 | { role-clocktower-pithag.ability }
    • { role-clocktower-nodashii }，恶魔 | { role-clocktower-nodashii.ability }
    • { role-clocktower-vortox }，恶魔 | { role-clocktower-vortox.ability }
    • { role-clocktower-fanggu }，恶魔 | { role-clocktower-fanggu.ability }
    • { role-clocktower-vigormortis }，恶魔 | { role-clocktower-vigormortis.ability }
    • { role-clocktower-pukka }，恶魔 | { role-clocktower-pukka.ability }
    • { role-clocktower-po }，恶魔 | { role-clocktower-po.ability }
    • { role-clocktower-zombuul }，恶魔 | { role-clocktower-zombuul.ability }
    .title = 试炼

rules-clocktower-setup =
    说书人从剧本里暗中挑选角色，把角色标记放进袋子，每人盲抽一枚。之后标记都放进魔典，只有说书人看得到。

    酒鬼的标记从不进袋，换成一个镇民的标记；抽到的人以为自己就是那个镇民。
    .title = 开局

rules-clocktower-night =
    所有人闭眼。说书人照夜晚顺序表从上到下，唤醒要行动或要得知什么的人。不无故唤醒谁；轮到之前已经死亡的，不再唤醒。

    首个夜晚，七人及以上时，爪牙一起得知恶魔是谁、同伴是谁；然后恶魔得知爪牙是谁，并看到三个不在场的善良角色，好冒充其中一个。

    黎明时，说书人宣布昨夜谁死亡，或者无人死亡，从不说原因。

    在这个页面上，只要有人被问，所有人都会被问，死者也一样：没有什么要决定的人，随便点一个座位做样子。必须选却没选的，随机代选。
    .title = 夜晚

rules-clocktower-day =
    可以对所有人说，可以和一个人私聊，也可以只对说书人说；谁和谁私聊，大家都看得到。说什么都行。善良的人多半会说出自己的角色和所知，邪恶的人冒充善良。

    有些角色在白天当众行动。任何存活的人都可以声称是这样的角色，照着做一遍，只是什么也不会发生。
    .title = 白天

rules-clocktower-vote =
    由说书人宣布进入提名环节。一次只提名一人。

    • 谁能提名 | 存活的人，每天一次。
    • 提名谁 | 谁都可以，死者也行，每人每天被提名一次。
    • 辩护 | 被提名的人有一小段时间说话。
    • 计票 | 顺时针转一圈，最后到被提名的人。指到时手举着就算一票；在那之前可以举起、放下，大家都看得到。
    • 票 | 存活的人对几个被提名者投票都行。死者余下整局只有一票。
    • 够票 | 至少为存活人数的一半，并且比今天任何人都多：即将被处决。
    • 和即将被处决的人同票 | 两人都不被处决，下一个被提名的人要超过这个票数。

    没有人再提名时，还有最后一次机会，之后提名结束。
    .title = 提名与投票

rules-clocktower-execution =
    即将被处决的人被处决，每天最多一人，随后这一天结束。处决后没有死亡，也算处决过了。一天可以没有处决。
    .title = 处决

rules-clocktower-dead =
    死亡时立即失去能力，除非能力另有说明。死者不能提名，只剩一票；夜晚照样闭眼，白天照样说话。没有人知道死者是什么角色。
    .title = 死者

rules-clocktower-drunk =
    醉酒或中毒的人没有能力，也不会有人说破。说书人照样唤醒、照样请人选择、照样给信息，只是信息可能是假的。

    有些角色被能力查看时，可能被当作别的角色或阵营。每次都由说书人重新决定。
    .title = 醉酒与中毒

rules-clocktower-storyteller =
    袋子里放什么、几种说法都合规时说哪一种、讨论多久，由说书人决定；对能力生效的人从不说假话，也不参与讨论。在这里，程序可以当说书人，人也可以。

    说书人可以警告犯规的人、禁言到天黑，或者请出牌局。被请出的人死亡。
    .title = 说书人

rules-clocktower-words =
    • 报 | 说自己是什么角色，真假都行。
    • 恶魔伪装 | 恶魔得知不在场的善良角色。
    • 魔典 | 说书人放角色标记的地方。
    • 剧本 | 可能在场的角色。
    • 角色标记、提示标记 | 魔典里代表角色的，和记下能力效果的。
    • 干扰项 | 总被占卜师当作恶魔的那名善良玩家。
    • 投票标记 | 死者的最后一票。
    .title = 这个游戏的词
