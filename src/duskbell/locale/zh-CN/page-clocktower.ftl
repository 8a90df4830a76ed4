# 《染·钟楼谜团》在页面上的桌面。

clocktower-block = 即将被处决，{ $votes } 票
clocktower-nominee = 被提名
clocktower-nominated-by = { SEAT($seat) }提名
clocktower-needed = 需 { $n } 票
clocktower-hand-up = 举着手
clocktower-voted = 已投票
clocktower-vote-left = 还有一票
clocktower-vote-gone = 没有票了
clocktower-no-vote = 你的最后一票已经用掉，这次计票没有你。
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
clocktower-believes = 自认{ ROLE($role) }

# 说书人的台面。

clocktower-step-minioninfo = 爪牙信息
clocktower-step-demoninfo = 恶魔信息
clocktower-show = 给对方看
clocktower-show-this = 给对方看
clocktower-show-learn = 你得知
clocktower-show-evil = 恶魔在这里。爪牙：{ SEATS($seats) }
clocktower-show-minions = 这些玩家是你的爪牙
clocktower-show-bluffs = 这些角色不在场
clocktower-show-you = 你是
clocktower-show-one-of = 下面有一人是
clocktower-show-token = 这个标记
clocktower-show-unknown = 无法回答
clocktower-show-demon = 恶魔是其中之一
clocktower-show-either = 此人是其中之一
clocktower-show-none = 没有
clocktower-show-grimoire = 魔典
clocktower-show-exorcist = 驱魔人今晚不让你醒来行动
clocktower-show-mad = 你要疯狂地证明自己是
clocktower-show-twins = 双子
clocktower-show-side = 你的阵营
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

clocktower-why-false-world =
    .bag = 袋子里的角色由抽签决定。
    .disguise = 酒鬼以为自己是谁，在不在场的镇民中抽签。
    .bluffs = 伪装是抽签选出的两名镇民和一名外来者，也不是任何人以为的自己。
    .true = 能力生效的人听到真话，像人那样挑选：先挑说的是谁，再挑其余。
    .registers = 可以被当作别的身份的人，十次中有三次被这样当作，每次重新决定。
    .free = 能力不生效的人，听到的是在其能够相信的一个世界里为真的话；略微偏向假话。
    .must-lie = 必须为假的话，取自其能够相信的一个世界。
    .red-herring = 任何善良玩家都可能是干扰项；占卜师自己的机会是四分之一。
    .bounce = 镇长三次里有一次自己死；否则在恶魔以外的存活玩家中机会相同。
    .deaths = 一名存活玩家死亡，但不会是恶魔。
    .other = 抽签决定，每个合法的回答机会相同。
clocktower-why-uniform =
    .other = 抽签决定，每个合法的回答机会相同。

remark-clocktower-few-bmr = 黯月初升适合七人以上：五六人时，其中一些角色对某一方不公平。仍可开始。
remark-clocktower-few-snv = 梦殒春宵适合七人以上：五六人时，其中一些角色对某一方不公平。仍可开始。
