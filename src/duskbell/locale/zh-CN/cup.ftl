# 杯赛的网页。

cup-cups = 杯赛
cup-cups-why = 俱乐部自己的杯赛：报名、抽签、排阵、比赛日、积分、申诉、总决赛。
cup-here = 这个服务器上的杯赛
cup-no-cups = 这里还没有杯赛。主办方登录后可以开一届。
cup-open = 打开
cup-refused = 没有成功。服务器的说明：{ $why }

# 主办方

cup-organiser = 主办方
cup-organiser-why = 账号在服务器上开。其他人都不用账号，有链接就行。
cup-your-name = 名字
cup-password = 密码
cup-new-password = 新密码
cup-password-rule = 8 到 200 个字符。
cup-set-up-why = 这个链接用一次，给你的账号设密码。
cup-choose-password = 就用这个密码
cup-log-in = 登录
cup-log-out = 退出登录
cup-logged-in = 你已登录：{ $name }。
cup-begin-cup = 开一届杯赛
cup-game = 游戏
cup-seats = 每桌人数
cup-options = 牌桌选项
cup-policy = 办法
cup-policy-choice =
    { $policy ->
        [club] 俱乐部：胜一局记一分
        [points] 积分联赛：阵营、票型、最佳都计分
        [own] 自己的办法文件
       *[other] { $policy }
    }
cup-policy-text = 办法文件
cup-policy-text-why = 整份粘贴。没写到的，按杯赛规则。
cup-bring = 导入杯赛文件
cup-bring-why = 来自别的服务器，或者命令行。
cup-bring-do = 导入
cup-file = 文件

# 你是谁

cup-who = 你是谁
cup-you =
    { $role ->
        [organiser] 你是主办方：{ $name }。
        [referee] 你是上帝：{ $name }。
        [panel] 你在裁判团：{ $name }。
        [captain] 你是{ $name }，{ $team }的队长。
        [member] 你是{ $name }，{ $team }的队员。
        [stand-in] 你是{ $name }，在{ $table }替补{ $team }。
       *[spectator] 你在旁观。
    }
cup-you-how = 你是选手或上帝？打开发给你的链接。主办方在“杯赛”页登录。
cup-enter = 这个链接是你的吗？{ $name }
cup-enter-why = 谁先打开，谁就是这届杯赛里的那个人，凭证留在这个浏览器里。
cup-enter-other = 这个浏览器在这届杯赛里已经有凭证了，新链接会换掉它。
cup-enter-yes = 是我的，打开
cup-enter-no = 不是
cup-void = 这个浏览器里的凭证已经作废。找主办方要一个新链接。
cup-forget = 忘掉我的凭证
cup-forget-why = 再回来需要新的链接。
cup-role =
    { $role ->
        [organiser] 主办方
        [referee] 上帝
       *[panel] 裁判团
    }
cup-people = 主办方、上帝、裁判团
cup-appoint =
    { $role ->
        [organiser] 添加主办方
        [referee] 添加上帝
       *[panel] 添加裁判团成员
    }
cup-program = 由程序担任
cup-nobody = 还没有人。
cup-none = 无
cup-link-state =
    { $state ->
        [opened] 链接已打开
        [given] 链接已发，还没打开
       *[none] 还没有链接
    }
cup-link-make = 生成链接
cup-link-anew = 换新链接
cup-link-new = 给{ $name }换新链接
cup-link-void = 收回
cup-link-take-back = 收回{ $name }的链接
cup-link-once = 只显示这一次。以前给的已经作废。
cup-link-of = { $name }的链接

# 杯赛首页

cup-parts = 这届杯赛的各页
cup-stage =
    { $stage ->
        [sign-up] 正在报名
        [drawn] 已抽签
        [robin] 循环赛
        [closing] 循环赛打完了
        [cut] 总决赛名单已定
        [final] 总决赛
       *[over] 这届杯赛结束了
    }
cup-plays = { $game }，每桌 { $size } 人 · 队伍 { $teams } 支 · 牌桌 { $tables } 桌
cup-deadline =
    { $what ->
        [line-ups] 阵容截止
        [check-in] 应检录完
        [start] 开局
        [absent] 迟到算缺赛
        [begin] 自动开局
        [appeals] 申诉截止
        [decision] 裁判团裁定
       *[other] { $what }
    }
cup-no-deadline = 眼下没有要赶的时间。
cup-zone = 时间按你所在的时区：{ $zone }。以服务器的钟为准。
cup-hour-left-out = 那一天拨钟，没有这个时刻，会当作{ $time }。
cup-hour-twice = 那一天拨钟，这个钟点有两次。
cup-hour-turn =
    { $n ->
        [1] 第一次，{ $zone }
       *[other] 第二次，{ $zone }
    }
cup-left = 还有 { $left }
cup-days = { $n } 天 { $clock }
cup-table =
    { $stage ->
        [final] 总决赛第 { $n } 局
       *[robin] 第 { $n } 局
    }
cup-table-many = { $first }到{ $last }，共 { $n } 局
cup-exports = 留存
cup-exports-why = 给表格软件和其他程序用。主办方还可以把整届杯赛存成一个文件，导入别的服务器。
cup-export-standings = 积分表（表格）
cup-export-final = 总决赛（表格）
cup-export-ledger = 账本（表格）
cup-export-data = 全部数据
cup-export-cup = 整届杯赛
cup-sealed = 阵容保密期间，文件不给下载。
cup-file-waits = 有局正在进行时，文件不给下载。

# 办法的内容

cup-rule-points =
    { $stage ->
        [final] 总决赛：{ $points }。
       *[robin] 计分：{ $points }。
    }
cup-rule-win = { $side }胜 { $points } 分
cup-rule-win-any =
    { $other ->
        [yes] 其他阵营胜 { $points } 分
       *[no] 胜 { $points } 分
    }
cup-rule-loss = { $side }负 { $points } 分
cup-rule-loss-any =
    { $other ->
        [yes] 其他阵营负 { $points } 分
       *[no] 负 { $points } 分
    }
cup-rule-stance = 好人放逐票投中狼 { $right } 分，投错好人 { $wrong } 分
cup-rule-best = 当局最佳 { $best } 分，败方最佳 { $loser } 分
cup-rule-check-in = 一场的首局前 { $due } 分钟交阵容，每局开局前 { $open } 分钟检录完。
cup-rule-late = 迟到满 { $late } 分钟算缺赛，每次扣 { $points } 分，超过 { $allowed } 次进不了总决赛。
cup-rule-table =
    { $table ->
        [put-off] 缺人的桌改期。
        [struck] 缺人的桌取消。
       *[stand-in] 缺人的桌由替补上。
    }
cup-rule-played = 正式队员循环赛至少打 { $tables } 局，不够扣 { $points } 分。
cup-rule-fouls =
    { $per ->
        [table] 警告及以上可以罚分，每人每局最多 { $most } 分。
       *[foul] 警告及以上可以罚分，每次最多 { $most } 分。
    }
cup-broken =
    { $what ->
        [again] 重打
        [as-it-stands] 按现有得分
       *[nothing] 不计分
    }
cup-rule-broken =
    中止的局，提议：{ $proposal ->
        [again] 重打
        [as-it-stands] 按现有得分
       *[nothing] 不计分
    }；谈不拢：{ $without ->
        [again] 重打
        [as-it-stands] 按现有得分
       *[nothing] 不计分
    }。
cup-rule-appeals = { $within } 小时内可以申诉，{ $decided } 小时内裁定。
cup-rule-numbers =
    { $numbers ->
        [drawn] 号码由抽签决定。
       *[chosen] 检录时自己选号码。
    }
cup-rule-delay = 旁观晚 { $delay } 秒看到。
cup-rule-final =
    { $carry ->
        [yes] { $places } 队进总决赛，积分带入。
       *[no] { $places } 队进总决赛，积分从零开始。
    }
cup-rule-ties = 同分依次比：{ $ties }。
cup-tie =
    { $tie ->
        [wins] 胜局多
        [win-share] 胜率高
        [best] 最佳多
        [best-loser] 败方最佳多
        [fewer-fines] 罚分少
        [fewer-absences] 缺赛少
       *[lot] 抽签
    }

# 各页

cup-part =
    { $part ->
        [home] 首页
        [day] 比赛日
        [line-up] 阵容
        [teams] 队伍
        [draw] 抽签
        [standings] 积分
        [ledger] 账本
        [shares] 胜率
        [ratings] 评分
        [appeals] 申诉
        [final] 总决赛
        [log] 记录
        [keep] 留念页
        [screen] 现场大屏
       *[other] { $part }
    }

# 比赛日

cup-times = 时间
cup-tables = 牌桌
cup-none-to-announce = 没有要公布的局了。
cup-no-tables = 还没有抽签。
cup-slot =
    { $stage ->
        [final] 总决赛第 { $n } 轮
       *[robin] 第 { $n } 轮
    }
cup-waiting =
    { $n ->
        [0] 没有等你处理的事
       *[other] { $n } 件事等你处理
    }
cup-waits-not = 都处理完了。
cup-see-it = 去处理
cup-see-moment = 看那一刻
cup-todo =
    { $what ->
        [begin] { $table }：都到了，可以开局
        [late] { $table }：有人没到
        [short] { $table }：缺替补
        [referee] { $table }：没有上帝
        [unnamed] { $table }：还没有阵容
        [told] { $table }：有人请假
        [settle] { $table }：中止了，等你处理
        [review] { $table }：等你复盘
        [check-in] { $table }：检录
        [sit] { $table }：入座
        [answer] { $table }：有没有异议
        [line-up] 你的阵容
        [appeal] 一份申诉
        [state] 你执裁的桌被申诉：写陈述
        [question] 有问题还没回答
       *[overdue] 有申诉逾期未裁定
    }
cup-standing =
    { $standing ->
        [unannounced] 未公布
        [waiting] 检录前
        [check-in] 检录中
        [late] 有人迟到
        [short] 有人缺赛
        [seated] 全部到齐
        [playing] 进行中
        [ended] 已结束
        [broken-off] 已中止
        [disputed] 有争议
       *[struck] 已取消
    }
cup-missing = 没到：{ $teams }
cup-no-referee = 还没有上帝
cup-no-winner = 没有胜方
cup-won = 胜方：{ $side }
cup-starts = 开局
cup-judged =
    { $program ->
        [yes] 上帝：{ $name }（程序）
       *[no] 上帝：{ $name }
    }
cup-judge = 上帝
cup-seat =
    { $how ->
        [here] 到了
        [missed] 缺赛
        [vacant] 不上场
        [told] 请了假
       *[awaited] 还没到
    }
cup-stands-in =
    { $bot ->
        [yes] { $name }替补，是机器人。
       *[no] { $name }替补。
    }
cup-told =
    { $early ->
        [yes] 提前请假：{ $text }
       *[no] 临时请假：{ $text }
    }
cup-excused = 准假：{ $reason }
cup-followed = 按积分递补，这里不计时。
cup-changed = { $now }换下{ $was }
cup-take = 第 { $n } 次
cup-take-state =
    { $state ->
        [playing] 进行中
        [ended] 已结束
        [broken-off] 已中止
       *[struck] 作废，要重赛
    }
cup-settled =
    处理：{ $what ->
        [again] 重打
        [as-it-stands] 按现有得分
       *[nothing] 不计分
    }
cup-agreed = 商定：{ $what }
cup-not-agreed = 谈不拢：{ $what }
cup-sit =
    { $chair ->
        [moderator] 上帝入座
       *[seat] 入座
    }
cup-watch = 旁观
cup-replay = 回放
cup-not-yet-yours = 你的队在这一局，结束之后才能看。
cup-review-first =
    { $program ->
        [yes] 主办方开始复盘，或者申诉时限过了，回放才打开。
       *[no] 上帝开始复盘，回放才打开。
    }
cup-side =
    { $won ->
        [yes] { $side }，胜
       *[no] { $side }，负
    }
cup-number-team = { $n }号{ $team }
cup-fine-for = 罚 { $n }号{ $team }：{ $penalty }

# 阵容

cup-match = { $name } 场
cup-handed = { $when } 交了。截止之前可以重交。
cup-member-played =
    { $free ->
        [yes] 自由人，打过 { $n } 局
       *[no] 队员，打过 { $n } 局
    }
cup-idle = { $name }还没上过场。正式队员一局不打，扣 { $points } 分。
cup-line-up-sealed = 截止之前别队看不到。之后可以在局间换人。
cup-line-up-left = 还有 { $n } 局没排人
cup-no-line-up = 现在没有你要交的阵容。
cup-no-match = 还没有公布比赛。
cup-no-line-up-lacks = 阵容都齐了。

# 队伍

cup-team-more = 成员与操作（{ $n } 人）
cup-no-teams = 还没有队伍报名。
cup-sign-up-why = 至少两名正式队员，至多一名自由人，总共不超过四人。谁也不能在两支队里。
cup-member-n = 队员 { $n }
cup-fewer-members = 少一个
cup-exception = 例外
cup-exception-why = 队伍组成为什么可以不同。一般空着。
cup-note =
    { $note ->
        [withdrawn] 已退赛
        [left-final] 已退出总决赛
       *[excluded] 失去总决赛资格
    }
cup-excepted = 例外：{ $reason }
cup-spared = 可以少打：{ $reason }
cup-absences = 算数的缺赛：{ $n }
cup-deposit-choice =
    { $deposit ->
        [paid] 已交
        [returned] 已退
       *[kept] 不退
    }
cup-deposit =
    押金：{ $deposit ->
        [paid] 已交
        [returned] 已退
       *[kept] 不退
    }
cup-member-is =
    { $captain ->
        [yes] 队长{ $free ->
            [yes] 、自由人
           *[no] { "" }
        }
       *[no] { $free ->
            [yes] 自由人
           *[no] 队员
        }
    }{ $bot ->
        [yes] 、机器人
       *[no] { "" }
    }

# 抽签

cup-draw-numbers = 每一列是一个号码。时间：
cup-draw-order = 每队一人上桌，号码检录时选。时间：
cup-print = 打印
cup-draw-do =
    { $again ->
        [yes] { $stage ->
            [final] 重抽总决赛剩下的局
           *[robin] 重抽剩下的局
        }
       *[no] { $stage ->
            [final] 总决赛抽签
           *[robin] 抽签
        }
    }
cup-draw-why = 局数填 0：有几队就几局。开始了的局不动。抽签号空着，谁也没法提前算出结果。抽签大约十秒。
cup-never = 不要相遇的队
cup-add = 加上
cup-remove = 去掉
cup-drawing = 正在抽签：{ $n }%
cup-match-why = 小写字母、数字、短横。空着就用首局的名字。
cup-announced = 已公布

# 积分、账本

cup-stage-name =
    { $stage ->
        [final] 总决赛
       *[robin] 循环赛
    }
cup-place = 名次
cup-wins = 胜
cup-best = 最佳
cup-minus = 扣分
cup-yours = 你的队
cup-disputed = 申诉中
cup-cut-line = 有资格的前 { $n } 名进总决赛。
cup-plot = 各局之后的名次
cup-plot-why = 一队一条线，{ $n } 局之后各在第几名。旁边的表里有同样的数字。
cup-plot-none = 打完一局就有名次线。
cup-off = 扣分
cup-off-none = 还没有。
cup-kind =
    { $kind ->
        [result] 胜负
        [stance] 投票
        [best] 最佳
        [best-loser] 败方最佳
        [fine] 罚分
        [absence] 缺赛
        [least-played] 队员没上场
        [correction] 更正
       *[excluded] 失去总决赛资格
    }
cup-ballot = 第 { $n } 票，投{ $target }号
cup-ledger-why = 每一分都写明来由，新的在前。账目只增不改，更正也是一条。
cup-ledger-empty = 还没有账目。
cup-all = 全部
cup-undoes = 撤回
cup-by-rule =
    杯赛规则：{ $section ->
        [victory] 胜利规则
        [fouls] 犯规判罚
        [teams] 组队规则
        [ballots] 投票规则
        [appeals] 申诉规则
       *[other] { $rule }
    }
cup-show-all = 显示全部 { $n } 条

# 胜率、选手

cup-board-size = 默认牌组，{ $n } 人
cup-share = { $of } 局胜 { $won } 局 · { $share }% · { $from } 到 { $to }%
cup-shares-none = 打完一局就有胜率。
cup-interval-why = 真实的胜率十次里有九次在这个范围。斜线：不到十局。
cup-player-sum = 打了 { $n } 局 · 胜 { $won } 局 · 得分 { $points }
cup-player-none = 还没有算数的局。
cup-player-unknown = 这届杯赛里没有这个人。
cup-by =
    { $what ->
        [sides] 按阵营
        [roles] 按身份
       *[boards] 按版型
    }

cup-rated = { $share }% · { $from } 到 { $to }% · { $n } 桌
cup-rated-share = { $share }% · { $from } 到 { $to }%
cup-ratings-why = 一方全是这样的选手，在两边均等的版型上对平均水平的一方有多少胜率。横条是九成把握的范围；横条重叠的，分不出高低。
cup-ratings-few = 现在有 { $n } 桌算数。不到 { $least } 桌不排名：那只是运气。
cup-ratings-failed = 评分没有算出来，下一桌结束后再算。
cup-ratings-of =
    { $what ->
        [teams] 队伍
        [players] 选手
       *[sides] 都是平均水平时各阵营的胜率
    }
cup-ratings-sides = 去掉选手强弱，版型本身偏向哪一方。

# 留念、现场大屏、上帝

cup-keep-save = 存成一个文件
cup-keep-why = 这届杯赛的全部结果在一页上。存下的文件不需要服务器。
cup-keep-captain = { $name }（队长）
cup-screen-full = 全屏
cup-referees = 上帝
cup-referee-free = 没有等着的牌桌。
cup-judged-so-far = 执裁过 { $n } 桌
cup-appeal-open = 对着回放看
cup-appeal-look = 打开
cup-appeal-of = { $what }：{ $team }申诉
cup-appeal-rulings = 这一局的判罚
cup-appeal-no-rulings = 没有判罚过谁。
cup-appeal-no-replay = 这里没有回放：申诉说的不是某一桌的某一刻，那一桌不在这个服务器上打，或者你还不能看。
cup-appeal-rule = 规则
cup-appeal-earlier = 以前的裁定
cup-appeal-none-earlier = 还没有。

# 申诉、问答

cup-appeals = 申诉
cup-no-appeals = 没有申诉。要申诉，在时限内到那一局里提。
cup-appeal-entry = 针对一条账目
cup-appeal-deposit = 关于押金
cup-appeal-deposit-do = 对押金的处理提出申诉
cup-appeal-statement = 上帝{ $name }的陈述：
cup-appeal-closed = 内容只给有关的人看。
cup-outcome =
    { $outcome ->
        [dismissed] 维持结果
        [corrected] 更正得分
        [lifted] 撤销账目
        [again] 重打
        [released] 押金归队
        [overdue] 逾期
       *[open] 待裁定
    }
cup-decided = { $judges }裁定，{ $when }
cup-your-ruling = 你的裁定
cup-reasons = 理由，大家都会看到
cup-rule = 裁定：{ $outcome }
cup-questions = 问答
cup-no-questions = 还没有人提问。
cup-question-closed = 问题只给有关的人看。
cup-unanswered = 还没有回答。

# 总决赛、记录

cup-final-open = 循环赛还没结束。
cup-final-cut = 循环赛结束了，接下来定总决赛名单。
cup-final-places = 有资格的队伍不够，空下的 { $n } 个位置由替补打。
cup-final-draw = 总决赛的局在“抽签”页抽。
cup-log-by =
    { $role ->
        [clock] 时钟
        [organiser] 主办方{ $name }
        [referee] 上帝{ $name }
        [panel] 裁判团{ $name }
        [captain] 队长{ $name }
       *[member] { $name }
    }
cup-reason-absent-from-the-final = 总决赛缺赛
cup-reason-a-team-is-absent = 有队伍缺赛
cup-reason-not-so-many-absences-count-any-more = 计入的缺赛减少
cup-reason-named-anew = 重新评选
cup-reason-ruled-at-the-table = 当桌判罚
cup-reason-its-end-was-taken-back-at-the-table = 结局已在桌上撤回
cup-booked-set-tables = 抽签结果
cup-booked-absent = 缺赛入账
cup-booked-finish = 结果
cup-booked-play-on = 结局撤回

# 杯赛里能做的事，以及每件事要填什么。

cup-act-appoint = 任命
cup-act-dismiss = 解任
cup-booked-give-link = 发出链接
cup-booked-take-link-back = 收回链接
cup-act-add-team = 给队伍报名
cup-act-add-member = 添加队员
    .why = 抽签之后只有主办方能改，要写理由。
cup-act-drop-member = 移出队员
    .why = 没替本队上过场、也没排进阵容的才行。
cup-act-name-captain = 换队长
cup-act-except = 同意例外
    .why = 队伍组成可以不同，或某位队员可以少打。
cup-act-set-deposit = 押金
cup-act-withdraw = 退赛
    .why = 不能撤回。还没开始的局空出座位。
cup-act-announce = 公布一场比赛
    .why = 一场有几局。首局前要交阵容。
cup-act-name-referee = 指定上帝
cup-act-hand-in = 交阵容
cup-act-enter-line-up = 代填阵容
    .why = 截止时没有交。
cup-act-change-player = 换人
    .why = 只能在开局之前换，大家都看得到。
cup-act-report-absence = 请假
    .why = 主办方会看到，也看得到是不是提前说的。
cup-act-excuse-absence = 准假
cup-act-check-in = 检录
    .why = 不选号码，就在开局时抽签。
cup-act-not-here = 检录撤回
    .why = 检录了却不在场：检录作废，计时继续。
cup-act-stand-in = 指定替补
    .why = 替补打的不算任何队的成绩。
cup-act-put-off = 改期
cup-act-strike = 取消这一局
    .why = 谁都没有结果，缺赛的队照样判负。
cup-act-restore = 恢复这一局
    .why = 缺赛的仍算缺赛，要有替补。开局时间已过的，改期以前不计时。
cup-act-begin = 开局
cup-act-retake = 重赛
    .why = 犯规影响了结果：成绩和最佳作废，罚分保留。
cup-act-settle = 处理中止的局
    .why = 上帝和选手商定的办法；谈不拢按办法文件。
cup-act-fine = 罚分
cup-act-lift-fine = 撤销罚分
cup-act-open-review = 开始复盘
cup-act-close-review = 结束复盘
cup-act-agree = 对复盘表态
cup-act-name-best = 评最佳
    .why = 被警告、被判负的和替补不能评。
cup-act-lodge-appeal = 申诉
    .why = 上帝、主办方和裁判团会看到。裁定之前，积分表会注明。
cup-act-state-case = 上帝陈述
    .why = 写给裁判团；你执裁的局由别人裁定。
cup-act-decide-appeal = 裁定
    .why = 理由大家都能看到。
cup-act-ask = 问上帝
    .why = 规则或判罚都可以问，问答会留下来。
cup-act-reply = 回答
cup-act-close-round-robin = 结束循环赛
    .why = 没打够的正式队员现在扣分，只扣一次。
cup-act-cut = 定总决赛名单
    .why = 按积分取前几名，失去资格和退赛的除外。
cup-act-give-up-final = 放弃总决赛
    .why = 由积分下一位递补。
cup-no-objection = 无异议
cup-objection = 有异议

cup-field-event = 针对哪一刻
cup-field-name = 名字
cup-field-program = 由程序当上帝
cup-field-reason = 理由
cup-field-team = 队伍
cup-field-member = 队员
cup-field-captain = 队长
cup-field-free = 自由人
cup-field-bot = 机器人上场
cup-field-deposit = 押金
cup-field-number = 号码
cup-field-start = 开局时间
cup-field-match = 场次
cup-field-points = 分数
cup-field-best = 最佳
cup-field-best_loser = 败方最佳
cup-field-agreed = 大家商定了
cup-field-what = 怎么处理
cup-field-fined = 照样扣分
cup-field-counts = 照样算缺赛次数
cup-field-text = 内容
cup-field-about = 关于
cup-field-table = 局
cup-field-entry = 账目
cup-field-outcome = 裁定
cup-field-judges = 谁参与裁定
cup-field-places = 名额
cup-field-tables = 局数
cup-field-aside = 同时几桌
cup-field-stage = 阶段
cup-field-seed = 抽签号
cup-field-one = 这一队
cup-field-other = 和这一队

error-bad-cup = 按杯赛规则不能这样做。
error-busy = 同时能办的已经办满了，请稍后再试。
error-no-cup = 没有这个编号的杯赛。

# 杯赛拒绝时的原话：错误里的 says 就是它的名字。

refused-absent-here = 这支队伍在这一桌缺赛。
refused-accepted-already = 你已经认可结果了。
refused-answer-empty = 回答不能是空的。
refused-answer-for-others = 各人只替自己表态。
refused-answer-outsider = 只有打了这一局的人表态。
refused-appeal-accepted = 复盘后你已表示无异议，结果已经认可。
refused-appeal-by-captain = 按本届办法，由选手本人申诉，队长不能代替。
refused-appeal-dismissed = 裁判团已驳回这份申诉（{ $appeal }）。
refused-appeal-empty = 申诉要写明申诉什么。
refused-appeal-event = 这一局的日志里没有第 { $event } 条。
refused-appeal-late = 这一桌结束已超过 { $within } 小时，不能再申诉。
refused-appeal-open = 你对这一桌的申诉还在处理。
refused-appeal-outsider = 只有打了这一桌、或排在这一桌的人可以申诉。
refused-appeal-the-table = 请对整桌申诉：能单独质疑的只有最少局数扣分、失去资格和缺赛。
refused-appeal-what = 申诉只能针对一桌、账本里的一条，或者押金，三者选一。
refused-appeals-open = 还有申诉没裁定（{ $appeal }）：等裁判团，或者写明理由。
refused-begin-early = 阵容截止之前不能开局。
refused-begun-not-struck = 已经开打的桌不能取消，可以重赛。
refused-begun-or-struck = 这一桌已经开打，或者不打了。
refused-begun-put-off = { $table }已经开打，或者已有队伍缺赛：请改期。
refused-begun-stays = 已经开打的桌不能改期。
refused-best-loser-won = 败方最佳要从败方里选。
refused-best-outsider = { $team }不能有最佳：这支队伍没有人打这一局。
refused-best-warned = { $team }不能有最佳：受过“{ $penalty }”就没有评选资格。
refused-both-best = 同一个人不能既是最佳又是败方最佳。
refused-bring-future = 这届杯赛日志的最后一行晚于本服务器的当前时间，请核对两边的时钟。
refused-bring-later = 这届杯赛有一桌正在打，打完才能导入。
refused-captain-first = 请先指定别的队长。
refused-captain-outside = 队长“{ $captain }”不在队员里。
refused-changing-late = 一局开打以后不能换人。
refused-check-in-early = 阵容截止后才开始检录。
refused-correction = 每次改分不为零，加减最多 1000 分，最多两位小数。
refused-correction-of-others = 这份申诉与 { $team } 无关。
refused-corrections = “改分”要写明改哪些分，其他裁定不改分。
refused-cup-name = 杯赛名称须为 1 到 80 个看得见的字符。
refused-cut-already = 总决赛名单已经定了。
refused-cut-first = 总决赛名单还没定。
refused-cut-tied = 最后一个名额并列，按办法分不出先后：请写明为什么这样定。
refused-deposit-appealed = 关于这笔押金的申诉还在处理。
refused-deposit-is = { $team }的押金已经{ $what ->
    [kept] 扣下
   *[returned] 退还
 }了。
refused-deposit-released = 裁判团已裁定退还{ $team }的押金：不能再为这几次缺赛扣下。
refused-deposit-kept = { $team }缺赛次数太多，押金不退（组队规则）。
refused-draw-aside = 同时开 { $aside } 桌、每桌 { $size } 人要 { $needed } 支队伍，现在有 { $teams } 支：每桌每队一人，一支队伍同时只坐一桌。
refused-draw-ended = 抽签没做完就停了，请再试一次。
refused-draw-for =
    抽签用于 2 到 { $teams } 支队伍、1 到 { $tables } 桌，不能是 { $number } { $what ->
        [teams] 支队伍
       *[tables] 桌
    }。
refused-draw-none-aside = 一次至少开 1 桌，不能是 { $aside } 桌。
refused-draw-never-itself = { $team }不会和自己相遇，请写两支队伍。
refused-draw-never = 不能相遇的要写两支不同的队伍，编号 0 到 { $last }，不能是 { $one } 和 { $other }。
refused-draw-referees = 第 { $slot } 轮有 { $tables } 桌，能执裁的上帝不够。
refused-draw-run = 连打轮数不能是负数；抽签的用时大于 0，最多 100。
refused-draw-size = 一桌 2 到 { $most } 人，不能是 { $size } 人。
refused-drawing = 这届杯赛正在抽签，请等它抽完。
refused-drawing-others = 别的杯赛正在抽签，请过半分钟再试。
refused-drawn-already = 已经抽签：现在只有主办方能改队伍，要写明理由。
refused-entry-appealed = 对那一条的申诉还在处理。
refused-entry-differs = 账本里已经有“{ $entry }”，内容不一样。
refused-entry-gone = 那一条已经撤回了。
refused-entry-of-others = 那一条是别的队的。
refused-file-changed = 这个杯赛文件写好以后被改过，或者不完整：内容和校验对不上。
refused-file-playing = 有一局正在进行，选手在场上问上帝的话，结束前只有上帝能看；请结束以后再导出。
refused-file-sealed = 阵容截止之前保密，而杯赛文件里有阵容；请截止以后再导出。
refused-act-fields = 一次操作要写出各个字段，{ $kind } 不是。
refused-finalists-stand-in = 总决赛要 { $wanted } 支队伍，有资格的只有 { $able } 支：写明理由，空位由替补打。
refused-final-too-small = 总决赛一桌 { $size } 人，{ $wanted } 支队伍不够。
refused-fine-early = 一局结束以后才罚分。
refused-fine-mild = “{ $penalty }”不罚分：警告及以上才可以。
refused-fine-most =
    按本届办法，{ $per ->
        [table] 每人每局
       *[foul] 每次犯规
    }最多罚 { $most } 分。
refused-fine-outsider = { $team }没有人打这一局。
refused-fine-points = 罚分大于 0、最多 { $most } 分，最多两位小数。
refused-fine-what = 罚分要有依据：上帝在这一局里对这名选手的判罚。
refused-fined-already = 这次犯规已经罚过分了。
refused-format = 这个杯赛文件的格式是 { $format }，这里只读格式 { $known }。
refused-giving-up-late = 总决赛已经打完，不能再弃权。
refused-giving-up-later = 这支队伍正在打一桌，打完才能弃权。
refused-has-played = { $member }已排进阵容，或者已经上过场。
refused-id-used = { $team }以前有过队员{ $member }：新队员要用新的编号。
refused-in-two-teams = { $name }已经在{ $team }：一个人不能进两支队。
refused-judge-decides = { $name }执裁了那一桌，要回避。
refused-judge-party = { $name }是{ $team }的人，不裁定与本队有关的事。
refused-judged-by = { $table }由{ $judge }执裁，不是{ $name }。
refused-judged-by-nobody = { $table }还没有人执裁，也不是{ $name }。
refused-judges-elsewhere = { $name }执裁{ $table }，两桌同时打。
refused-judging-now = { $name }正在{ $table }执裁：要换人，就给这个位置发一条新链接。
refused-last-organiser = 杯赛至少要留一位主办方。
refused-lift-alone = 只有裁定“撤回”时才指明条目。
refused-lift-what = 请指明撤回哪几条。
refused-line-up-captains = 截止之前由队长交阵容。
refused-line-up-sealed = 截止之前由队长重交阵容，别人看不到。
refused-line-up-there = 阵容已经交了：请逐个换人，并写明理由。
refused-line-ups-due = 这一场交阵容的时间已过，请联系主办方。
refused-leaving-in-play = { $team }正在打{ $table }：打完之前不能有人离队。
refused-link-for = 链接发给上帝、裁判团、队员或替补。
refused-link-in-play = { $name }正在{ $table }打着：现在只有主办方能动这条链接。
refused-link-own = { $team }正在打{ $table }，你是它的人：打完之前由别的主办方动这条链接。
refused-link-nobody =
    本届杯赛{ $role ->
        [referee] 的上帝里
       *[panel] 的裁判团里
    }没有能用链接的“{ $name }”。
refused-links-apart = 发链接、收回链接另有接口。
refused-log-in = 要主办方登录才行；你没有登录，或者登录已经失效。
refused-log-line = 杯赛日志第 { $line } 行不成立：{ $why }
refused-log-nonsense = 杯赛日志第 { $line } 行读不懂。
refused-log-order = 杯赛日志第 { $line } 行次序不对。
refused-match-due = 这一场的阵容已经截止：请单独给桌改期，或者另开一场。
refused-match-empty = 一场至少有一桌。
refused-match-forward = 已经有队伍按原来的截止时间交了阵容，这一场不能提前。
refused-member-there = { $team }已经有编号“{ $member }”的队员。
refused-name =
    { $of ->
        [stand-in] 替补的名字
        [team] 队名
        [member] 队员的名字
        [organiser] 主办方的名字
       *[other] 名字
    }要有 1 到 { $most } 个看得见的字符，“{ $name }”不行。
refused-name-reserved = “{ $name }”会让人以为是服务器的管理者、裁判或某个座位，请换一个名字。
refused-named-twice = { $name }写了两遍。
refused-no-act = 没有操作“{ $act }”，有的是：{ $acts }。
refused-no-appeal = 没有待处理的申诉“{ $appeal }”。
refused-no-best = 这一局没有胜方，也就没有最佳。
refused-no-cup-file = 这不是杯赛文件：第一行或最后一行读不懂，或者缺了。
refused-no-deposit = { $team }在这里没有押金。
refused-no-entry = 账本里没有“{ $entry }”这一条。
refused-no-excuse = 这支队伍到场了，不需要请假。
refused-panel-lifted = 裁判团已经撤销了这一条，不能再记。
refused-no-fine = 这不是那一桌的罚分，或者已经撤销了。
refused-no-hand-over = 打牌期间不能替补，也不能换人坐。
refused-no-line-up = 还没有交过阵容，谈不上换人。
refused-no-link = 这个链接打不开，或者已经失效；请找主办方要新链接。
refused-no-links = 链接由主办方发，队长只给本队发。
refused-no-login = 名字或密码不对，打不开账号。
refused-no-longer-at-table = { $team }不再打{ $table }。
refused-no-match = 本届杯赛没有“{ $match }”这一场。
refused-no-member = { $team }没有队员“{ $member }”，队员有 { $members }。
refused-no-number = 号码是 1 到 { $size }，没有 { $number }号。
refused-no-policy = 没有现成的办法“{ $policy }”；有的是 { $policies }。
refused-no-question = 没有待回答的问题“{ $question }”。
refused-no-referee = { $name }不是本届杯赛的上帝。
refused-no-result = 这一桌还没结束，没有结果。
refused-no-review = 上帝开始复盘后，这一桌先给它的选手看，然后给所有人看。
refused-no-set-up = 这个设置链接打不开，或者已经失效；请管服务器的人再做一个。
refused-no-side = 办法文件的 { $where } 里有“{ $side }”，{ $game }没有这个阵营；有的是 { $sides }，“*”代表全部。
refused-no-stage = 没有“{ $stage }”这个阶段，有的是循环赛和总决赛。
refused-no-stand-in = { $table }没有人替补{ $team }。
refused-no-such-table = 本届杯赛没有“{ $table }”这一桌。
refused-no-table = 没有写任何一桌。
refused-no-take = { $table }没有第 { $take } 次，没打过。
refused-no-team = 本届杯赛没有“{ $team }”这支队伍。
refused-no-team-to-draw = 没有要抽签的队伍“{ $team }”，请写打这一阶段的队伍编号。
refused-no-token = 这届杯赛不认得你的凭证，或者它已经失效；请找主办方要新链接。
refused-no-toml = 办法文件的写法不对：{ $why }
refused-nobody-named = 阵容里没有写{ $table }谁上。
refused-nobody-sits = 还有人没入座：{ $teams }。
refused-none-of-the-cup = 本届杯赛没有{ $name }这个人。
refused-not-absent = { $team }没有在{ $table }缺赛。
refused-not-among = { $name }在本届杯赛里不是{ $roles }。
refused-not-announced = 这一桌还没公布。
refused-not-at-table = { $team }不打{ $table }。
refused-not-broken-off = { $table }第 { $take } 次没有中止，或者已经处理了。
refused-not-checked-in = { $team }没有人在这里检录。
refused-not-drawn = 这里没有抽签：还没人要抽，或者抽到一半服务器停了。请抽签。
refused-not-in-final = { $team }不打总决赛。
refused-not-in-match = { $team }不打“{ $match }”这一场。
refused-not-late = 还没迟到那么久。
refused-not-named = { $member }不在{ $table }的阵容里。
refused-not-of-panel = { $name }不在裁判团。
refused-not-over = 这一桌还没结束。
refused-not-standing = “{ $entry }”不是那一桌现行的条目。
refused-struck-announced = { $table }已经取消：请先恢复。
refused-not-struck = { $table }没有取消过。
refused-not-theirs-to-name = { $team }在这一场里没有可以排阵的{ $table }。
refused-nothing-again = 没有可以重打的一局。
refused-nothing-to-begin = 开局之前要先公布时间、指定上帝。
refused-number-taken = { $number }号已经有人选了。
refused-numbers-drawn = 本届号码由抽签决定。
refused-only = 能这样做的只有：{ $roles }。
refused-organisers-only = 只有本届杯赛的主办方可以。
refused-other-captain = { $team }的队长另有其人。
refused-other-game = 本届杯赛打的是{ $game }，不是{ $other }。
refused-other-match = { $table }属于“{ $match }”那一场。
refused-other-team = 那是别的队的事。
refused-outsider = 你不是{ $team }的队员。
refused-own-table = 这一桌有你们队在打，打完才能看。
refused-password = 密码要 { $least } 到 { $most } 个字符，这个有 { $number } 个。
refused-past-start = { $table }的开局时间已经过去了。
refused-policy-key =
    办法文件{ $place ->
        [empty] {""}
       *[other] {" "}[{ $place }] 里{" "}
    }没有“{ $key }”这一项，有的是 { $keys }。
refused-policy-lacks = 办法文件缺了“{ $key }”。
refused-policy-points = 办法文件的 { $where } 最多两位小数，在 { $low } 到 { $high } 之间，不能是 { $points }。
refused-policy-value = 办法文件的 { $place } 不能这样写：{ $why }。
refused-program-judges = 程序只能当上帝。
refused-put-off-to = 只能把公布过的桌改到将来的时间。
refused-question-empty = 问题不能是空的。
refused-question-the-entry = 循环赛已经结束：请改为质疑那一条。
refused-record-differs = { $table }第 { $take } 次的对局记录与杯赛日志里的结果不符。
refused-record-nonsense = 杯赛文件里有一份看不懂的对局记录。
refused-record-of-none = 杯赛文件里有{ $table }第 { $take } 次的对局记录，可是那一次还没打完，或者有两份。
refused-record-of-other = 这份对局记录是{ $other }第 { $take } 次的，不能再算作{ $table }的。
refused-record-unread = { $table }第 { $take } 次的对局记录读不出来：{ $why }
refused-release-what = 关于押金，只能裁定维持或者归队；别的申诉不能裁定押金归队。
refused-report-late = 这一桌已经开打，或者这支队伍已算缺赛。
refused-review-early = 一局结束以后才能复盘。
refused-review-going-on = 复盘还没结束。
refused-review-none = 现在没有复盘。
refused-review-open = 复盘已经开始了。
refused-robin-closed = 循环赛已经结束。
refused-robin-closed-again = 循环赛已经结束：不能重打，但可以通过申诉改分。
refused-robin-closed-already = 循环赛已经结束了。
refused-robin-going-on =
    { $table }还没打完{ $others ->
        [0] {""}
       *[other] ，另外还有 { $others } 桌
    }；不打的桌请先取消。
refused-robin-not-drawn = 循环赛还没抽签。
refused-robin-unsettled = { $table }已中止，请先定下后续处理。
refused-robin-open = 请先结束循环赛。
refused-role =
    { $role ->
        [organiser] 主办方
        [referee] 这一桌的上帝
        [panel] 裁判团
        [captain] 这支队伍的队长
        [member] 队员本人
        [clock] 时钟
       *[spectator] 观众
    }
refused-room-tells = 这一局在本服务器的房间里打，结果由房间自己报。
refused-result-seat = 结果里有座位 { $seat }；本届杯赛每桌的座位是 0 到 { $last }。
refused-said-much = 日志里每名选手最多记 { $most } 字节，其余请主办方代办。
refused-said-enough = 日志里每名选手最多记 { $most } 次操作，其余请主办方代办。
refused-said-otherwise = 这个请求以前发过，内容不一样。
refused-same-id = 同队两名队员的编号相同。
refused-same-people = 按本届办法，重赛由原班人马打。
refused-same-time = { $team }会同时打{ $table }和{ $with_it }。
refused-say-why = 请写明理由：这件事会连同理由记入杯赛日志。
refused-sealed-leaving = 这支队伍的阵容还没公开：截止之前不能有人离队。
refused-seats = 本届杯赛每桌 { $size } 人，不是 { $number } 人。
refused-side-unsaid = 办法文件的 { $where } 没有写 { $side } 得几分：请写上，或用“*”代表其余全部。
refused-sign-up-over = 已经抽签，不能再报名。
refused-speaks-for-others = 队员只替自己说话。
refused-stand-in-for-whom = 只有缺赛或退赛的队伍才能有替补。
refused-started = 已到开局时间：现在只有主办方可以换人，要写明理由。
refused-state-empty = 陈述要写内容。
refused-state-judge = 只有执裁那一桌的人可以陈述。
refused-still-judges = { $name }还在{ $table }执裁。
refused-still-plays = { $name }还在{ $table }打着。
refused-stands-in-twice = { $name }已经在这一桌，不能再当替补。
refused-judges-own = { $name }是{ $team }的人，这一桌有该队，不能当上帝。
refused-stands-in-own = { $name }是{ $team }的人，这一桌有该队，不能在这里当替补。
refused-still-sits = { $name }还在{ $table }。
refused-log-rules = 杯赛日志第 { $line } 行按第 { $rules } 版规则判定；这个程序只认识到第 { $known } 版。
refused-named-already = 这一局本来就派{ $name }。
refused-changed-too-late = 开局已久，换上{ $name }会立刻算缺赛：请改期。
refused-same-points = { $appeal }已经为同一时刻给了{ $team }同样的分。
refused-panel-decided = 裁判团已经裁定过这件事，不再改动。
refused-policy-name = 办法的名称只能用看得见的字符。
refused-policy-no-time = 阵容截止和迟到时限都是 0，就没有人能检录：阵容截止才开放检录，而一到点就算缺赛。
refused-take-not-over = { $table }第 { $take } 次还没结束，或者后面又打了一次。
refused-take-over = { $table }第 { $take } 次已经结束了。
refused-take-playing = { $table }第 { $take } 次还没结束。
refused-take-settled = 这一局的后续已经处理，或者有人申诉了。
refused-take-struck = { $table }第 { $take } 次已经作废。
refused-team-left = 你们队不参加这届杯赛。
refused-team-name-taken = 已经有一支队伍叫“{ $name }”。
refused-team-there = 已经有编号“{ $team }”的队伍。
refused-ties-twice = 办法文件里，同分依次比的项目有一项写了两遍。
refused-too-few-finalists = 总决赛要 { $wanted } 支队伍，有资格的只有 { $able } 支。
refused-too-few-left = 还剩 { $left } 支队伍，同时开 { $aside } 桌、每桌 { $size } 人要 { $needed } 支：请减少同时开的桌数。
refused-too-few-regular = 一支队伍至少 { $least } 名正式队员，现在只有 { $number } 名。
refused-too-late = 开局已满 { $late } 分钟：算缺赛。
refused-too-many-free = 一支队伍最多 { $most } 名自由人，不能有 { $number } 名。
refused-too-many-people = 一支队伍最多 { $most } 人，不能有 { $number } 人。
refused-twice-in-slot = 每桌每队一人，同一轮里一支队伍只坐一桌。
refused-unread = { $act } 读不懂：{ $why }。
refused-withdrawing-later = { $team }正在打一桌，打完才能退赛。
refused-withdrawn = { $team }已退赛。
refused-withdrawn-already = { $team }已经退赛了。
refused-without-agreement = 谈不拢时按本届办法是“{ $without }”，不是“{ $what }”。

# 抽签的结果。

drawn-all = { $teams } 支队伍、{ $tables } 桌：两队相遇 { $met } 次，一队上场 { $plays } 次，拿到同一个号码 { $seats } 次。
cup-drawn-all = { $teams } 支队伍、{ $tables } 桌：两队相遇 { $met } 次，一队上场 { $plays } 次。
drawn-bound = 相遇次数的平方和是 { $squares }，任何抽签都不会少于 { $bound }，多出 { $gap }。
drawn-uneven = 没做到：各队上场次数不完全一样，数目上凑不齐。
drawn-pairs = 没做到：有的两队比别的多遇 { $times } 次。
drawn-never = 没做到：{ $one }和{ $other }不该相遇，却遇上 { $times } 次。
drawn-runs = 没做到：有 { $times } 次，队伍连打的轮数超过了要求。
drawn-sides = 阵营在牌桌上随机发，不做平衡：按名额发，最后几桌就能猜出自己的阵营。
drawn-softly = 阵营用软平衡：发 { $deals } 次牌，取最均的一次。代价是：最后四分之一的桌里，最少见的阵营有 { $share } 落在最该轮到的队，随机则是 { $chance }。
