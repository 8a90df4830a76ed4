# 网页上的《暗影猎人》版图。

shadow-board = 版图
shadow-areas = 地区
shadow-range = 同一攻击范围
shadow-here = 在此：{ SEATS($seats) }
shadow-off = 尚未上版图
shadow-reveals = 亮出身份
shadow-decks = 牌堆
shadow-left = 剩 { $n } 张
shadow-discarded = 弃 { $n } 张
shadow-track = 伤害轨
shadow-damage =
    { $n ->
        [0] 无伤
       *[other] { $n } 点伤害
    }
shadow-damage-of = { $n } 点伤害，上限 { $most }
shadow-owns = 持有{ $cards }
shadow-has-turn = 正在行动
shadow-out = 你已出局，可继续观战。你那边赢了，你也赢。

# 桌子中央

shadow-turn = { $name }的回合
shadow-turn-mine = 你的回合
shadow-extra =
    { $n ->
       *[other] 之后再来 { $n } 个回合
    }
shadow-rolled =
    { $n ->
        [-1] { SEAT($seat) }掷出 { $dice }。
       *[other] { SEAT($seat) }掷出 { $dice }，得 { $n }。
    }
shadow-hand = 隐士卡
shadow-hand-drawn = { SEAT($from) }正在看牌。
shadow-hand-way = { SEAT($from) }交给了{ SEAT($to) }。
shadow-hand-covered = 传牌者和收牌者才能看。
shadow-hand-read = 看这张隐士卡
shadow-hand-tap = 点一下就能看。
shadow-hand-says = 手中的隐士卡：{ $name }。{ $text }
shadow-roll-for =
    { $what ->
        [move] 移动
        [second] 移动，第二次掷骰
        [attack] 攻击
        [counter] 反击
        [feast] 血腥的盛宴
       *[other] 上一次掷骰
    }

# 说明

shadow-dice = 骰点：{ $numbers }。
shadow-range-with = 与{ $area }同在一个攻击范围。
shadow-seven = 掷出 7 的人可去任何其他地区；谁都不能停在原地。
shadow-points =
    { $n ->
       *[other] 生命值 { $n }
    }
shadow-character = 角色
shadow-all-characters = 全部角色
shadow-equipment = 装备，留在持有者面前
shadow-once = 道具卡，用完弃掉
shadow-copies =
    { $n ->
       *[other] 牌堆中有 { $n } 张
    }
shadow-newest-first = 弃牌，最新的在前
shadow-hermit-covered = 这些牌面朝下弃置，只有传牌者和收牌者看过。
shadow-all-cards = 这叠牌的全部内容
