# 传奇角色，不占座位：有传奇角色在场时才取来。

clocktower-fabled = 传奇角色
role-clocktower-angel = 天使
    .ability = 新玩家受保护：对新玩家的死最有责任的人可能遭遇不好的事。
role-clocktower-buddhist = 佛教徒
    .ability = 每个白天开头几分钟，老手不得发言。
role-clocktower-djinn = 灯神
    .ability = 剧本的相克规则生效，所有人都知道。
role-clocktower-doomsayer = 末日预言者
    .ability = 存活四人或以上时，每名存活的玩家整局可以召唤一次：与该玩家同阵营的一人死亡。
role-clocktower-duchess = 公爵夫人
    .ability = 每个白天三名玩家可以来访。当晚每人得知三人中有几人邪恶，其中一人得到错误的信息。
role-clocktower-fibbin = 骗人精
    .ability = 整局一次，一名善良玩家可能得到错误的信息。
role-clocktower-fiddler = 小提琴手
    .ability = 整局一次，恶魔秘密选择一名对立阵营的玩家，然后所有人选择两人中谁获胜。
role-clocktower-hellslibrarian = 地狱藏书员
    .ability = 说书人要求安静时说话的人，可能遭遇不好的事。
role-clocktower-revolutionary = 革命者
    .ability = 两名邻座玩家公开属于同一阵营。整局一次，其中一人被当作别的。
role-clocktower-sentinel = 哨兵
    .ability = 外来者可能多一名，或少一名。
role-clocktower-spiritofivory = 圣洁之魂
    .ability = 最多再有一名玩家变为邪恶。
role-clocktower-toymaker = 玩具匠
    .ability = 恶魔可以不攻击，且整局必须有一次不攻击。无论多少玩家，邪恶阵营都互相认识。

ask-clocktower-doomsayer = 召唤末日，整局一次：与你同阵营的一人死亡。
    .call = 召唤
    .short = 召唤末日
    .offer = 召唤末日
ask-clocktower-doom = { SEAT($a0) }召唤末日。该阵营中谁死亡？
    .short = 末日中谁死亡
    .pick = { $what }死亡

event-clocktower-fabled-came = 在场的传奇角色：{ THING($roles, kind: "role") }。
event-clocktower-fabled-left = 传奇角色{ THING($role, kind: "role") }离场。
event-clocktower-fabled-seen-to = 已照{ THING($role, kind: "role") }手动处理。
event-clocktower-doom-called = { SEAT($seat) }召唤末日。
event-clocktower-doom-named = 应召而死的是{ SEAT($seat) }。
event-clocktower-doom-settled = { SEAT($seat) }召唤的末日到此为止。

# The Storyteller's checklists.

clocktower-fabled-why = 传奇角色不占座位，所有人都看得到。对局会不公平时加入一名，并在这里记下你为此做了什么。
clocktower-fabled-next = 再加入一名
clocktower-fabled-reason = 理由
clocktower-fabled-done = 已处理：{ $what }
clocktower-fabled-comes = { THING($role, kind: "role") }入场
clocktower-fabled-goes = { THING($role, kind: "role") }离场
clocktower-fabled-often = 已记 { $n } 次
clocktower-fabled-steps =
    { $role ->
        [angel] 告诉所有人天使保护谁。|受保护者因某人而死时：决定那名玩家遭遇什么，例如死亡、醉酒、失去一票，并手动处理。
        [buddhist] 告诉所有人谁要沉默。|每个白天：禁言两三分钟，然后允许发言。
        [duchess] 每个白天：让三名玩家来访，记下是谁。|当晚：分别告诉每人三人中有几人邪恶，其中一人得到错误的数字。
        [fibbin] 整局一次：用“告诉别的”告诉一名善良玩家一条错误的信息。|然后记下：已用过。
        [fiddler] 整局一次，夜晚：让恶魔指一名对立阵营的玩家。|白天：所有人投票决定两人中谁获胜，再到“手动更改”里判该阵营获胜，牌局随即结束。
        [hellslibrarian] 需要时要求安静。|还是有人说话：决定那名玩家遭遇什么，并手动处理。
        [revolutionary] 开局：告诉所有人哪两名邻座同阵营。|整局一次：让其中一人被当作别的，然后记下。
        [spiritofivory] 数一数开局以来谁变为邪恶。|第二人将变为邪恶时：手动让那名玩家保持善良。
       *[toymaker] 少于七人时：手动让爪牙与恶魔互相认识。|每个夜晚：恶魔可以选择不攻击，手动撤回那次死亡。整局必须有一次。
    }
