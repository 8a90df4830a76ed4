# 首页上对每个游戏的介绍。游戏自己的文字随牌桌而来。

game-mafia = 杀人游戏
    .referee = 法官
    .about = 一座村庄，几名杀手，一两位天使。夜里杀手行凶；白天众人指控、辩护、投票。
    .minutes = 20 至 60 分钟

game-werewolf = 狼人杀
    .referee = 上帝
    .about = 狼人夜里猎杀，好人白天放逐。预言家、女巫等神职帮助好人，警长主持发言。按杯赛细则进行。
    .minutes = 40 至 90 分钟

game-shadow_hunters = 暗影猎人
    .referee = 法官
    .about = 影子与猎人隐藏身份互相厮杀，平民各有所求。移动、抽牌、用隐士卡试探、攻击，看清谁是谁。
    .minutes = 30 至 60 分钟

game-fengsheng = 风声
    .referee = 法官
    .about = 情报面朝下在众人手里传递，凑齐三张自己颜色的一方获胜。谁是哪一边，终局才揭晓；神秘人各有任务。
    .minutes = 30 至 60 分钟

game-clocktower = 染·钟楼谜团
    .referee = 说书人
    .about = 一座小镇，镇上藏着恶魔。人人都有能力，有人醉酒、有人中毒而不自知，死者照样说话。在只剩两人存活之前，镇子要把恶魔处决掉。
    .minutes = 30 至 90 分钟
