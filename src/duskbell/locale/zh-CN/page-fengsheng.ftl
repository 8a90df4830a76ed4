# 网页上的《风声》牌桌。

fengsheng-turn-heading = 第 { $day } 回合
fengsheng-turn = { SEAT($seat) }的回合
fengsheng-turn-mine = 你的回合
fengsheng-before = 情报在{ SEAT($seat) }面前
fengsheng-before-me = 情报在你面前
fengsheng-way = { SEAT($sender) }传出，{ $arrow ->
        [left] 向左
        [right] 向右
        [up] 直接
       *[none] { "" }
    }{ $lock ->
        [-1] { "" }
       *[other] ，锁定{ SEAT($lock) }
    }
fengsheng-way-so-far = 已经过：{ $seats }
fengsheng-face-down = 面朝下
fengsheng-intel = 待收情报
fengsheng-intel-help = 情报到谁面前，谁选择收或不收。争夺阶段过后才翻开。
fengsheng-intel-of = { SEAT($seat) }的情报区
fengsheng-piles = 牌堆 { $deck } · 弃牌堆 { $discards }
fengsheng-order = 从情报面前的人开始，按逆时针算数；有人出牌或用技能，就重新问一圈。
fengsheng-discards = 弃牌堆
fengsheng-piles-help = 牌堆还有 { $deck } 张。最新的弃牌在最上面。

# 座位

fengsheng-mask = 隐藏
fengsheng-down = { $name }，面朝下
fengsheng-known-hand = 看到过的手牌：
fengsheng-hand-count = 手牌 { $n } 张
fengsheng-colour-count = { $colour } { $n }
fengsheng-no-intel = 没有情报
fengsheng-has-turn = 当前回合
fengsheng-has-intel = 情报在面前
fengsheng-is-dying = 濒死
fengsheng-is-locked = 被锁定
fengsheng-is-void = 本回合技能无效
fengsheng-is-barred = 本回合不能使用手牌
fengsheng-begins = { $gender ->
        [female] 女
       *[male] 男
    }，{ $begins ->
        [hidden] 隐藏角色
       *[open] 公开角色
    }

# 自己的手牌

fengsheng-hand = 你的手牌
fengsheng-no-hand = 你没有手牌。
fengsheng-side = { $up ->
        [yes] 面朝上
       *[no] 面朝下
    }
fengsheng-cover = { $open ->
        [yes] 盖住
       *[no] 翻开
    }
fengsheng-let = { $on ->
        [yes] 本回合跳过中
       *[no] 本回合都跳过
    }
fengsheng-lies-here = 情报已经在你面前。
fengsheng-by-order = { SEAT($seat) }的密令。
fengsheng-had-to = { $why ->
        [lock] { $mine ->
            [yes] 你被锁定，只能接收。
           *[no] 被锁定，只能接收。
        }
       *[back] 传回传出者，只能接收。
    }
fengsheng-cause = { $what }：{ $does }
fengsheng-lay-back = { $card }：收回
fengsheng-missions = 神秘人可能的任务：{ $missions }。
fengsheng-why-not-this = 这次不能选这张牌。
fengsheng-why-not-asked = 现在问的不是手牌。
fengsheng-why-barred = 本回合你不能使用手牌。
fengsheng-why-banned = 本回合谁都不能使用{ $card }。
fengsheng-why-no-target = 现在没有可以指定的角色。
fengsheng-why-when = { $kind ->
        [clarify] { $card }在出牌阶段用，或在有人濒死时用。
        [decipher] { $card }在情报到你面前时用。
        [swap] { $card }在争夺阶段用。
        [intercept] { $card }在争夺阶段用。
        [mislead] { $card }在争夺阶段用。
        [order] { $card }在你传出情报时用。
        [feign] { $card }在你传出情报时用。
       *[other] { $card }在出牌阶段用。
    }

# 为什么会这样

fengsheng-settled = 为什么会这样？
fengsheng-settled-help = 结算过的节点，最新的在最上面。每个节点逆时针问一圈；这一圈里有新的事，就为新的事再问一圈。
fengsheng-settled-none = 还没有结算过什么。
fengsheng-pass = 第 { $n } 圈
fengsheng-pass-quiet = 没有人发动技能。
fengsheng-moved = { $way ->
        [deck-hand] { $mine ->
            [yes] 你
           *[no] { SEAT($to) }
        }摸到{ CARD($card) }。
        [hand-discard] { $mine ->
            [yes] 你
           *[no] { SEAT($from) }
        }弃置{ CARD($card) }。
        [area-discard] { $mine ->
            [yes] 你
           *[no] { SEAT($from) }
        }的情报{ CARD($card) }被弃置。
        [way-discard] 待收情报{ CARD($card) }被弃置。
        [hand-hand] { $yours ->
            [yes] 你
           *[no] { SEAT($to) }
        }得到{ $mine ->
            [yes] 你
           *[no] { SEAT($from) }
        }的手牌：{ CARD($card) }。
        [area-hand] { $yours ->
            [yes] 你
           *[no] { SEAT($to) }
        }把{ $self ->
            [yes] 自己
           *[no] { $mine ->
                [yes] 你
               *[no] { SEAT($from) }
            }
        }的情报{ CARD($card) }拿到手里。
        [discard-hand] { $mine ->
            [yes] 你
           *[no] { SEAT($to) }
        }从弃牌堆拿到{ CARD($card) }。
        [deck-desk] 翻开牌堆的{ CARD($card) }。
        [desk-hand] { $mine ->
            [yes] 你
           *[no] { SEAT($to) }
        }拿到一张牌：{ CARD($card) }。
        [deck-area] 牌堆的{ CARD($card) }置入{ $mine ->
            [yes] 你
           *[no] { SEAT($to) }
        }的情报区。
        [desk-area] { $mine ->
            [yes] 你
           *[no] { SEAT($to) }
        }把{ CARD($card) }置入自己的情报区。
       *[hand-area] { $mine ->
            [yes] 你
           *[no] { SEAT($from) }
        }把{ CARD($card) }置入{ $self ->
            [yes] 自己
           *[no] { $yours ->
                [yes] 你
               *[no] { SEAT($to) }
            }
        }的情报区。
    }
