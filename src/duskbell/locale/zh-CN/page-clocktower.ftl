# 《染·钟楼谜团》在页面上的桌面。

clocktower-block = 即将被处决，{ $votes } 票
clocktower-nominee = 被提名
clocktower-nominated-by = { SEAT($seat) }提名
clocktower-needed = 需 { $n } 票
clocktower-hand-up = 举着手
clocktower-voted = 已投票
clocktower-vote-left = 还有一票
clocktower-vote-gone = 没有票了
clocktower-hand-before = 正在逐人计票。轮到你之前，就可以先举手。
clocktower-hand-counted = 数到你时举着手，这一票已经计入。
clocktower-no-vote = 你的最后一票已经用掉，这次计票没有你。
clocktower-only-vote = 你已死亡，整局只剩这一票。
clocktower-dead =
    { $vote ->
        [yes] 你已死亡：照样说话，还有一票。
       *[no] 你已死亡，票已用完：照样说话。
    }
clocktower-in-night = 第 { $day } 夜：{ $what }

clocktower-rule-hint = 这一桌由程序当说书人：写出角色的名字，就看到那条规则；打开自己的牌，就看到自己的。
clocktower-rule-all = 全部规则
clocktower-panel = 提名与剧本
clocktower-jinxes = 相克规则
clocktower-script = 剧本：{ $n } 个角色
clocktower-no-nominations = 还没有人被提名。
clocktower-nominations-of = 第 { $day } 天
clocktower-nomination = { SEAT($seat) }提名{ SEAT($other) }
clocktower-votes =
    { $n ->
        [0] 0 票
       *[other] { $n } 票：{ SEATS($seats) }
    }
clocktower-own = 放标记
clocktower-bluffs = 恶魔的伪装
    .short = 伪装
clocktower-believes = 自认{ ROLE($role) }

# 说书人的台面。

clocktower-step-minioninfo = 爪牙信息
clocktower-step-demoninfo = 恶魔信息
clocktower-grimoire =
    { $mine ->
        [yes] 你看到魔典：{ $what }。
       *[no] { SEAT($seat) }看了魔典：{ $what }。
    }
clocktower-grimoire-between = ；
clocktower-grimoire-token =
    { $n ->
        [0] { SEAT($seat) }{ ROLE($role) }
       *[other] { SEAT($seat) }{ ROLE($role) }（{ $what }）
    }
clocktower-why-false-world =
    .bag = 袋子里的角色由抽签决定。
    .disguise = 酒鬼以为自己是谁，在不在场的镇民中抽签。
    .bluffs = 伪装是抽签选出的两名镇民和一名外来者，也不是任何人以为的自己。
    .true = 能力生效的人听到真话，像人那样挑选：先挑说的是谁，再挑其余。
    .registers = 可以被当作别的角色的人，十次中有三次被这样当作，每次重新决定。
    .free = 能力不生效的人，听到的话在某个说得通的世界里是真的；略微偏向假话。
    .must-lie = 必须为假的话，取自某个说得通的世界。
    .red-herring = 任何善良玩家都可能是干扰项；占卜师自己的机会是四分之一。
    .bounce = 镇长三次里有一次自己死；否则在恶魔以外的存活玩家中机会相同。
    .deaths = 一名存活玩家死亡，但不会是恶魔。
    .other = 抽签决定，每个合法的回答机会相同。
clocktower-why-uniform =
    .other = 抽签决定，每个合法的回答机会相同。

remark-clocktower-few-bmr = 黯月初升适合七人以上：五六人时，其中一些角色对某一方不公平。仍可开始。
remark-clocktower-few-snv = 梦殒春宵适合七人以上：五六人时，其中一些角色对某一方不公平。仍可开始。
