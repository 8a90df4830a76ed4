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
cup-enter-other = 这个浏览器在这届杯赛里已经有身份了，新链接会换掉它。
cup-enter-yes = 是我的，打开
cup-enter-no = 不是
cup-void = 这个浏览器里的凭证已经作废。找主办方要一个新链接。
cup-forget = 忘掉我的身份
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
        [check-in] 检录截止
        [start] 开局
        [absent] 迟到算缺赛
        [appeals] 申诉截止
        [decision] 裁判团裁定
       *[other] { $what }
    }
cup-no-deadline = 眼下没有要赶的时间。
cup-zone = 时间按你所在的时区：{ $zone }。以服务器的钟为准。
cup-left = 还有 { $left }
cup-days = { $n } 天 { $clock }
cup-table =
    { $stage ->
        [final] 总决赛第 { $n } 局
       *[robin] 第 { $n } 局
    }
cup-exports = 留存
cup-exports-why = 给表格软件和其他程序用。整届杯赛存成一个文件，可以导入别的服务器。
cup-export-standings = 积分表（表格）
cup-export-final = 总决赛（表格）
cup-export-ledger = 账本（表格）
cup-export-data = 全部数据
cup-export-cup = 整届杯赛
cup-sealed = 阵容保密期间，文件不给下载。

# 办法的内容

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
        [appeals] 申诉
        [final] 总决赛
        [log] 记录
       *[other] { $part }
    }

# 比赛日

cup-times = 时间
cup-tables = 牌桌
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
cup-todo =
    { $what ->
        [begin] { $table }：都到了，可以开局
        [late] { $table }：有人没到
        [short] { $table }：缺替补
        [referee] { $table }：没有上帝
        [told] { $table }：有人请假
        [settle] { $table }：中止了，等你处理
        [review] { $table }：等你复盘
        [check-in] { $table }：检录
        [sit] { $table }：入座
        [answer] { $table }：有没有异议
        [line-up] 你的阵容
        [appeal] 一份申诉
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
        [vacant] 已离开
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
        [moderator] 坐上主持席
       *[seat] 入座
    }
cup-watch = 旁观
cup-replay = 回放
cup-not-yet-yours = 你的队在这一局，结束之后才能看。
cup-review-first =
    { $program ->
        [yes] 申诉时限过了，回放就打开。
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
cup-no-line-up-lacks = 阵容都齐了。

# 队伍

cup-no-teams = 还没有队伍报名。
cup-sign-up-why = 至少两名正式队员，至多一名自由人，总共不超过四人。谁也不能在两支队里。
cup-member-n = 队员 { $n }
cup-fewer-members = 少一个
cup-exception = 例外
cup-exception-why = 队伍组成为什么可以不同。一般空着。
cup-note =
    { $note ->
        [withdrawn] 已退赛
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
        [yes] 队长
       *[no] { $bot ->
            [yes] 机器人
           *[no] { $free ->
                [yes] 自由人
               *[no] 队员
            }
        }
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
cup-draw-why = 局数填 0：有几队就几局。开始了的局不动。抽签大约十秒。
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
cup-minus = 罚分
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
cup-ledger-why = 每一分都写明来由，新的在前。账目只增不改，更正也是一条。
cup-ledger-empty = 还没有账目。
cup-all = 全部
cup-undoes = 撤回
cup-by-rule = 杯赛规则：{ $rule }
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
       *[boards] 按版型
    }

# 申诉、问答

cup-appeals = 申诉
cup-no-appeals = 没有申诉。要申诉，在时限内到那一局里提。
cup-appeal-entry = 针对一条账目
cup-appeal-closed = 内容只给有关的人看。
cup-outcome =
    { $outcome ->
        [dismissed] 维持结果
        [corrected] 更正得分
        [lifted] 撤销账目
        [again] 重打
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
cup-booked-set-tables = 抽签结果
cup-booked-absent = 缺赛入账
cup-booked-finish = 结果
cup-booked-play-on = 结局撤回

# 杯赛里能做的事，以及每件事要填什么。

cup-act-appoint = 任命
cup-act-dismiss = 解任
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
cup-act-stand-in = 指定替补
    .why = 替补打的不算任何队的成绩。
cup-act-put-off = 改期
cup-act-strike = 取消这一局
    .why = 谁都没有结果，缺赛的队照样判负。
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
