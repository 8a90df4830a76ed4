# 杯赛拒绝时的原话：错误里的 says 就是它的名字。

refused-absent-here = 这支队伍在这一桌缺赛。
refused-accepted-already = 你已经认可结果了。
refused-answer-empty = 回答不能是空的。
refused-answer-for-others = 各人只替自己表态。
refused-answer-outsider = 只有打了这一局的人表态。
refused-appeal-accepted = 复盘后你已表示无异议，结果已经认可。
refused-appeal-by-captain = 按本届办法，由选手本人申诉，队长不能代替。
refused-appeal-empty = 申诉要写明申诉什么。
refused-appeal-late = 这一桌结束已超过 { $within } 小时，不能再申诉。
refused-appeal-open = 你对这一桌的申诉还在处理。
refused-appeal-outsider = 只有打了这一桌、或排在这一桌的人可以申诉。
refused-appeal-the-table = 请对整桌申诉：能单独质疑的只有最少局数扣分、失去资格和缺赛。
refused-appeal-what = 申诉要么针对一桌，要么针对账本里的一条。
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
refused-bring-later = 这届杯赛有一桌正在打，打完才能导入。
refused-captain-first = 请先指定别的队长。
refused-captain-outside = 队长“{ $captain }”不在队员里。
refused-changing-late = 一局开打以后不能换人。
refused-check-in-early = 阵容截止后才开始检录。
refused-correction = 每次改分不为零，加减最多 1000 分，最多两位小数。
refused-corrections = “改分”要写明改哪些分，其他裁定不改分。
refused-cup-name = 杯赛名称有 1 到 80 个字符。
refused-cut-already = 总决赛名单已经定了。
refused-cut-first = 总决赛名单还没定。
refused-cut-tied = 最后一个名额并列，按办法分不出先后：请写明为什么这样定。
refused-deposit-kept = { $team }缺赛次数太多，押金不退（组队规则）。
refused-draw-aside = 同时开 { $aside } 桌、每桌 { $size } 人要 { $needed } 支队伍，现在有 { $teams } 支：每桌每队一人，一支队伍同时只坐一桌。
refused-draw-ended = 抽签没做完就停了，请再试一次。
refused-draw-for =
    抽签用于 2 到 { $teams } 支队伍、1 到 { $tables } 桌，不能是 { $number } { $what ->
        [teams] 支队伍
       *[tables] 桌
    }。
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
refused-file-sealed = 阵容截止之前保密，而杯赛文件里有阵容；请截止以后再导出。
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
refused-giving-up-later = 这支队伍正在打一桌，打完才能弃权。
refused-has-played = { $member }已排进阵容，或者已经上过场。
refused-in-two-teams = { $name }已经在{ $team }：一个人不能进两支队。
refused-judge-decides = { $name }执裁了那一桌，要回避。
refused-judged-by = { $table }由{ $judge }执裁，不是{ $name }。
refused-judged-by-nobody = { $table }还没有人执裁，也不是{ $name }。
refused-judges-elsewhere = { $name }执裁{ $table }，两桌同时打。
refused-last-organiser = 杯赛至少要留一位主办方。
refused-lift-alone = 只有裁定“撤回”时才指明条目。
refused-lift-what = 请指明撤回哪几条。
refused-line-up-captains = 截止之前由队长交阵容。
refused-line-up-sealed = 截止之前由队长重交阵容，别人看不到。
refused-line-up-there = 阵容已经交了：请逐个换人，并写明理由。
refused-line-ups-due = 这一场交阵容的时间已过，请联系主办方。
refused-link-for = 链接发给上帝、裁判团、队员或替补。
refused-link-nobody =
    本届杯赛{ $role ->
        [referee] 的上帝里
       *[panel] 的裁判团里
    }没有能用链接的“{ $name }”。
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
refused-named-twice = { $name }写了两遍。
refused-no-act = 没有操作“{ $act }”，有的是：{ $acts }。
refused-no-appeal = 没有待处理的申诉“{ $appeal }”。
refused-no-best = 这一局没有胜方，也就没有最佳。
refused-no-cup-file = 这不是杯赛文件：第一行或最后一行读不懂，或者缺了。
refused-no-deposit = { $team }在这里没有押金。
refused-no-entry = 账本里没有“{ $entry }”这一条。
refused-no-excuse = 这支队伍到场了，不需要请假。
refused-no-fine = 这不是那一桌的罚分，或者已经撤销了。
refused-no-hand-over = 打牌期间不能替补，也不能换人坐。
refused-no-line-up = 还没有交过阵容，谈不上换人。
refused-no-link = 这个链接打不开，或者已经失效；请找主办方要新链接。
refused-no-links = 链接由主办方发，队长只给本队发。
refused-no-login = 名字或密码不对，打不开账号。
refused-no-longer-at-table = { $team }不再打{ $table }。
refused-no-match = 本届杯赛没有“{ $match }”这一场。
refused-no-member = { $team }没有队员“{ $member }”，队员有 { $members }。
refused-no-number = 号码是 1 到 { $size }，没有 { $number } 号。
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
refused-not-drawn = 服务器启动以来还没抽过签，请先抽签。
refused-not-in-final = { $team }不打总决赛。
refused-not-in-match = { $team }不打“{ $match }”这一场。
refused-not-late = 还没迟到那么久。
refused-not-named = { $member }不在{ $table }的阵容里。
refused-not-of-panel = { $name }不在裁判团。
refused-not-over = 这一桌还没结束。
refused-not-standing = “{ $entry }”不是那一桌现行的条目。
refused-not-theirs-to-name = { $team }在这一场里没有可以排阵的{ $table }。
refused-nothing-again = 没有可以重打的一局。
refused-nothing-to-begin = 开局之前要先公布时间、指定上帝。
refused-number-taken = { $number } 号已经有人选了。
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
refused-report-late = 这一桌已经开打，或者这支队伍已算缺赛。
refused-review-early = 一局结束以后才能复盘。
refused-review-going-on = 复盘还没结束。
refused-review-none = 现在没有复盘。
refused-review-open = 复盘已经开始了。
refused-robin-closed = 循环赛已经结束。
refused-robin-closed-again = 循环赛已经结束：不能重打，但可以通过申诉改分。
refused-robin-closed-already = 循环赛已经结束了。
refused-robin-going-on = { $table }还没打完，另外还有 { $others } 桌；不打的桌请先取消。
refused-robin-not-drawn = 循环赛还没抽签。
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
refused-said-enough = 日志里每名选手最多记 { $most } 次操作，其余请主办方代办。
refused-said-otherwise = 这个请求以前发过，内容不一样。
refused-same-id = 同队两名队员的编号相同。
refused-same-people = 按本届办法，重赛由原班人马打。
refused-same-time = { $team }会同时打{ $table }和{ $with_it }。
refused-say-why = 请写明理由：这件事会连同理由记入杯赛日志。
refused-sealed-leaving = 这支队伍的阵容还没公开：截止之前不能有人离队。
refused-seats = 本届杯赛每桌 { $size } 人，不是 { $number } 人。
refused-sign-up-over = 已经抽签，不能再报名。
refused-speaks-for-others = 队员只替自己说话。
refused-stand-in-for-whom = 只有缺赛或退赛的队伍才能有替补。
refused-started = 已到开局时间：现在只有主办方可以换人，要写明理由。
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
drawn-bound = 相遇次数的平方和是 { $squares }，任何抽签都不会少于 { $bound }，多出 { $gap }。
drawn-uneven = 没做到：各队上场次数不完全一样，数目上凑不齐。
drawn-pairs = 没做到：有的两队比别的多遇 { $times } 次。
drawn-never = 没做到：{ $one }和{ $other }不该相遇，却遇上 { $times } 次。
drawn-runs = 没做到：有 { $times } 次，队伍连打的轮数超过了要求。
drawn-sides = 阵营在牌桌上随机发，不做平衡：按名额发，最后几桌就能猜出自己的阵营。
drawn-softly = 阵营用软平衡：发 { $deals } 次牌，取最均的一次。代价是：最后四分之一的桌里，最少见的阵营有 { $share } 落在最该轮到的队，随机则是 { $chance }。
