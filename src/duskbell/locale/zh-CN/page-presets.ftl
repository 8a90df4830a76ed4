# 现成的玩法，各一句话：选的时候才取来。

preset-players = 这种牌桌 { $n } 人，人数已改好。
preset-all = 现成玩法
preset-usual = 照规则
    .about = 什么都不改，时间也是规则里的。

preset-mafia-small = 小圈子
    .about = 六人，一名天使，聊得短一些。
preset-mafia-angels = 双天使
    .about = 十二人，两名天使夜里各查各的，互不知情。
preset-mafia-whispers = 可私聊
    .about = 白天可以两人私聊，谁跟谁聊大家都看得见。
preset-mafia-bloody = 不留情
    .about = 夜夜有人死，结果当众公布，死者可以聊天。
preset-mafia-quick = 快节奏
    .about = 所有时间减半。
preset-mafia-calm = 慢慢来
    .about = 不计时，各人想好再动。

preset-werewolf-home = 家里玩
    .about = 投票和作答时间宽一些，手机上来得及。
preset-werewolf-evening = 新人局
    .about = 九人，无警长，发言短一些。
preset-werewolf-cup = 预女猎白
    .about = 十二人，杯赛常用的版型。
preset-werewolf-king = 狼王守卫
    .about = 狼王出局要带人，守卫也许挡得住。
preset-werewolf-knight = 白狼王骑士
    .about = 白狼王白天自爆带人，骑士敢上前决斗。
preset-werewolf-magic = 狼王魔术师
    .about = 夜里两个号码对调，换了谁没人知道。
preset-werewolf-quick = 午休局
    .about = 八人，无警长，每人二十来秒。
preset-werewolf-calm = 慢慢来
    .about = 不计时，各人想好再动。

preset-shadow_hunters-duel = 二对二
    .about = 四人，没有平民。
preset-shadow_hunters-full = 满员
    .about = 八人：三影子、三猎人、两平民。
preset-shadow_hunters-printed = 同实体版
    .about = 三名平民死亡，影子也获胜。
preset-shadow_hunters-calm = 慢慢来
    .about = 不计时，各人想好再动。

preset-fengsheng-two = 双人局
    .about = 88 张牌，一场短兵相接。
preset-fengsheng-base = 基础包
    .about = 只用最早的 100 张牌。
preset-fengsheng-full = 全都要
    .about = 七人，全部 118 张牌，加入未发售角色。
preset-fengsheng-pairs = 每人两名角色
    .about = 六人，至少公开一名，两名角色互相配合。
preset-fengsheng-calm = 慢慢来
    .about = 不计时，各人想好再动。

preset-clocktower-small = 小镇
    .about = 五人，半小时一局。
preset-clocktower-moon = 黯月初升
    .about = 十人，死人多，也有该死没死的。
preset-clocktower-sects = 梦殒春宵
    .about = 十人，消息多，一半靠不住。
preset-clocktower-together = 短夜
    .about = 黄昏时一齐选择，再一齐得知结果。
preset-clocktower-travellers = 有旅行者
    .about = 十二人，其中两名旅行者，镇上可以流放。
preset-clocktower-calm = 慢慢来
    .about = 不计时，各人想好再动。
