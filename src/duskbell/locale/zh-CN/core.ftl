# 各游戏共用：法官的宣告、常用选项、频道、错误提示。
# 游戏可以有自己的说法：先找 `event-<游戏>-phase-began`，再找 `event-core-phase-began`。

language-name = 中文
referee = 法官
seat-moderator = { REFEREE() }
card-hidden = 面朝下
card-none = 没有
card-as = { $card } 当{ $name }
card-counts-as = 当{ $name }

option-pass = 跳过
option-yes = 是
option-no = 否
option-silence = 没有选

channel-public = 所有人
channel-whisper = 私聊
channel-dead = 死者

event-core-committed = 牌局已封存：{ $digest }
event-core-revealed = 封存揭晓：种子 { $seed }，盐 { $salt }。
event-core-phase-began = 第 { $day } 轮：{ PHASE($phase) }。
event-core-stage-began = 现在：{ STAGE($stage) }。
event-core-dealt = { $mine ->
        [yes] 你的牌是{ ROLE($role) }，别让人看见。
       *[no] { SEAT($seat) }拿到一张牌：{ ROLE($role) }。
    }
event-core-unmasked = 全体翻牌：{ FACES($roles) }。
event-core-marked = { SEAT($seat) }{ $name ->
        [muted] 被禁言。
       *[other] 有了标记：{ $name }。
    }
event-core-unmarked = { SEAT($seat) }的标记取消了。
event-core-prevented = { $by ->
        [-1] 一件即将发生的事没有发生。
       *[other] 因{ SEAT($by) }的{ ROLE($of) }，一件即将发生的事没有发生。
    }
event-core-ability-fell = { SEAT($by) }失去了一项能力，效果随之消失。
event-core-said = { SEAT($seat) }：{ $text }
event-core-whispered = { $mine ->
        [yes] 你悄悄对{ SEAT($to) }说话。
       *[no] { SEAT($seat) }悄悄对{ SEAT($to) }说话。
    }
event-core-forgotten = { "" }
event-core-voided = { COUNT($seats) ->
        [0] {""}
       *[other] 重新提问，{ SEATS($seats) }刚才选的作废。
    }{ $rulings ->
        [0] {""}
       *[other] 此后的 { $rulings } 项裁决也一并失效，还要生效就重新裁决。
    }
event-core-ended = 游戏结束。获胜者：{ SEATS($winners) }。
event-core-by-hand = { REFEREE() }手动更改：{ $change ->
        [role] { SEAT($seat) }的身份改为{ ROLE($to) }
        [life] { SEAT($seat) }{ $to ->
            [dead] 出局
           *[other] 重回游戏
        }
        [mark] 给{ SEAT($seat) }加上一个标记
        [unmark] 移除{ SEAT($seat) }的一个标记
        [card] 把{ CARD($to) }交给{ SEAT($seat) }
        [damage] { SEAT($seat) }的伤害标记改为 { $to }
        [identity] { SEAT($seat) }与别人互换身份
        [character] { SEAT($seat) }换一个角色
        [intel] 把{ CARD($to) }放入{ SEAT($seat) }的情报区
        [discard] 弃掉{ SEAT($seat) }的{ CARD($to) }
        [kidnap] 宣布绑票成立
       *[other] { $change }，{ $to }
    }。{ $reason }
event-core-penalty-waits = 对{ SEAT($seat) }的判罚待当前问题结束后生效。{ $reason }
event-core-penalty-lapsed = 对{ SEAT($seat) }的待生效判罚已作废。
event-core-paused = { REFEREE() }暂停了牌局。{ $reason }
event-core-moderator-changed = 从现在起，由 { $name } 当{ REFEREE() }。
event-core-resumed = 牌局继续。{ $reason }
event-core-penalised = { REFEREE() }判罚{ SEAT($seat) }：{ $penalty ->
        [warn] 警告
        [mute] 禁言至天黑
        [remind] 提醒
        [cut] 中止这次发言
        [skip-speech] 跳过下一次发言
        [knife-shown] 拍刀犯规
        [false-burst] 不可自爆而自爆，犯规
        [vote-ban] 禁票至天黑
        [kill] 点杀
        [lose] 判个人失败
        [forfeit] 判所属阵营失败
        [expel] 罚出局
       *[other] { $penalty }
    }。{ $reason }
event-core-undone = { REFEREE() }撤回了{ $count ->
        [other] 最近 { $count } 次选择
       *[hidden] 一些选择，回到此处
    }。{ $sealed ->
        [true] 这退回到一轮同时选择之中：这一轮从头问起，刚才选的都作废。
       *[false] {""}
    }{ $reason }

penalty-warn = 警告
penalty-mute = 禁言至天黑
penalty-expel = 罚出局
hand-role = 身份牌
hand-life = 生死
    .alive = 存活
    .dead = 出局
hand-mark = 加上标记
hand-unmark = 移除标记
hand-card = 移交一张牌

reason-core-ended-by-referee = { REFEREE() }终止了牌局。
reason-core-broken-off = { REFEREE() }中止本局，没有胜者。
reason-core-retake = 判重赛，本局不算。

error-bad-input = 没看懂，再试一次？
error-illegal-answer = 这里不能这么选。
error-not-asked = 现在还没轮到你。
error-table-over = 牌局已经结束。
error-table-paused = 暂停中，等{ REFEREE() }宣布继续。
error-no-floor = 现在不能在这儿说话。
error-bad-option = 有一项设置不能这样填，请看看各项选项。
error-bad-table = 这几项设置合不到一起，开不了局。
error-bad-ruling = { REFEREE() }现在不能这样裁决。
error-not-allowed = 这不归你管。
error-bad-bot = 没有这种机器人。

say-core-phrase-hurry = 继续吧？
say-core-phrase-wait = 等我想一下。
say-core-phrase-agree = 同意。
say-core-phrase-disagree = 我不这么看。
say-core-phrase-listen = 我想听听{ SEAT($a0) }怎么说。
say-core-phrase-suspect = 我怀疑{ SEAT($a0) }。
say-core-phrase-trust = 我信{ SEAT($a0) }。
say-core-phrase-well-played = 打得好！
event-core-time-given = { REFEREE() }加时 { $seconds } 秒。{ $reason }
event-core-corrected = { REFEREE() }更正：{ $reason }
event-core-broken-off = { REFEREE() }中止本局：{ $reason }
event-core-retaken = { REFEREE() }判重赛：{ $reason }
event-core-time-ended = { REFEREE() }宣布时间到，没选的按超时算。{ $reason }

pace-core-pace-card = 看清自己的牌，再继续。
pace-core-pace-news = 刚才的结果慢慢看，机器人等你。
