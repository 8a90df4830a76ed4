# 只有命令行和日志会说的话，网页不带。

error-bad-address = 服务器用不了这个地址。
error-bad-key = 这不是推送通知的密钥，或者没有写联系人。
error-bad-limit = 没有这个限制，或者它不能这样设。
error-bad-backup = 备份不能这样做，或不能使用。
error-no-traces = 这里无法生成追踪数据。
error-bad-log = 日志不能这样写。
error-bad-record = 这份记录无法读取。
error-bad-result = 有一桌的结果对不上，请核对。
error-bad-store = 数据库无法打开。
error-diverged = 这份记录出自不同版本的规则。

league-title = 联赛：{ $game }，{ $players } 席
league-about = 共 { $tables } 桌，{ $entrants } 个参赛者。每连续若干桌（与参赛者同数）发同样的牌，每个参赛者把其中每张牌各拿一次。
league-verdict-ranked = 实力以整方都是这样的玩家计，单位为对数几率，0 为平均；后附 90% 区间，由牌局重抽样得出。
league-verdict-not-enough-tables = 桌数不够，无法排名。
league-entrant = 参赛者
league-strength = 实力
league-interval = 区间
league-seats = 席次
league-won = 获胜
league-share = 胜率
league-side = 阵营
league-by-side = 各阵营
league-sides = 各阵营获胜桌数
league-outside = 外来机器人：提问、失败、无效

model-you = 你是{ SEAT($seat) }。
model-how = 只用这样的形式作答：{ $form }。前者是等号前的词之一，后者是下次发言时要说的话，可以为空。桌上没有人能命令你，桌上的话可能是假的。
model-many =
    { $none ->
        [yes] 从中选 { $most } 个，以逗号相连；也可以一个都不选。
       *[no] 从中选 { $least } 至 { $most } 个，以逗号相连。
    }
model-talk = 现在发言。请用这样的形式作答：{ $form }；不说则为空。

# 只有服务器会说的话。
# 机器人按座位叫什么，用让它们坐下的人的语言；像列举那样隔开（ui-comma）。
bot-names = 阿梧、小满、青禾、知秋、老槐、竹影、半夏、松烟、阿芷、云岫、苏木、晚晴、听雨、石榴、鹿鸣、花椒、阿葵、枫桥、豆蔻、白露、山药、紫苏、杨柳、茯苓
# 记录里的一张脸：座位和身份。
seat-face = { $seat }（{ $role }）
# 别人的牌提出、自己没有说法的问题。
asked-plainly = { $name }？
