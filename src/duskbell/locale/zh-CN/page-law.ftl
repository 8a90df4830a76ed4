# 本桌规则：一句话说清怎么玩，由服务器用下面这些拼成。见 locale/law.py。

law-seats = { $n } 人
law-and = {" · "}
law-more = 另改 { $n } 项细则
law-speed =
    .slow = 时间加倍
    .fast = 时间减半
    .none = 不计时
law-days = 一天约 { $n } 小时
law-quiet = { $start }–{ $end } 不计时（{ $zone }）

law-mafia-killers =
    { $n ->
        [0] {""}
       *[other] { $n } 名杀手
    }
law-mafia-angels =
    { $n ->
        [0] 没有天使
        [1] 一名天使
       *[other] 两名天使
    }
law-mafia-must_kill =
    .true = 每夜必杀
    .false = {""}
law-mafia-angel_aloud =
    .true = 天使的调查结果当众公布
    .false = {""}
law-mafia-moderator_deals =
    .true = 法官指定身份
    .false = {""}
law-mafia-dead_may_look =
    .true = {""}
    .false = 死者也看不到夜里的事
law-mafia-dead_talk =
    .true = 死者可以互相聊
    .false = {""}
law-mafia-whispers =
    .true = 可以私聊
    .false = {""}

law-werewolf = 屠边
law-werewolf-board = { $choice }
    .standard = 默认牌组
    .free = 自定牌组
law-werewolf-cast = {""}
law-werewolf-sheriff =
    .true = 有警长
    .false = 无警长
law-werewolf-orders_by =
    .chance = {""}
    .referee = 未定的顺序由上帝定
law-werewolf-witch_self_save =
    .never = {""}
    .first-night = 女巫首夜可自救
law-werewolf-both_potions =
    .true = 双药可同夜
    .false = {""}
law-werewolf-kidnap =
    .proof = {""}
    .referee = 绑票由上帝裁定
    .off = 无绑票

law-shadow_hunters =
    { $n ->
        [4] 2 影子 2 猎人
        [5] 2 影子 2 猎人 1 平民
        [6] 2 影子 2 猎人 2 平民
        [7] 2 影子 2 猎人 3 平民
       *[8] 3 影子 3 猎人 2 平民
    }
law-shadow_hunters-neutral_deaths =
    .true = 三名平民死亡，影子也获胜
    .false = {""}
law-shadow_hunters-dead_talk =
    .true = {""}
    .false = 死者不能聊
law-shadow_hunters-expansion = { $choice }
    .none = {""}

law-fengsheng-deck =
    .auto = {""}
    .advised = 110 张牌，含两个扩展
    .full = 全部 118 张牌
    .base = 100 张牌，只用基础包
    .small = 88 张牌
law-fengsheng-pairs =
    .true = 每人两名角色
    .false = 每人一名角色
law-fengsheng-unreleased =
    .true = 加入未发售角色
    .false = {""}
law-fengsheng-last_faction =
    .true = {""}
    .false = 只剩一方也要宣胜

law-clocktower-script = { $choice }
law-clocktower-night =
    .in-turn = {""}
    .together = 夜里一齐选择
law-clocktower-order =
    .baike = {""}
    .international = 国际版夜晚顺序
law-clocktower-travellers =
    { $n ->
        [0] {""}
       *[other] { $n } 名旅行者
    }
law-clocktower-late =
    { $n ->
        [0] {""}
       *[other] { $n } 把椅子留给晚到的人
    }
law-clocktower-madness =
    .nobody = {""}
    .own-up = 疯狂：自己承认才处决
law-clocktower-last_call =
    .true = {""}
    .false = 没有最后一次提名
