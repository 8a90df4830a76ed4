# 时间没到就结束发言：第一次用到时才取。

skip-done = 可以继续
skip-is-done = ✓ 可以继续
skip-finish = 我说完了
skip-end = 结束讨论
skip-rest = 跳过这一段
skip-propose = 提议跳过
skip-agree = 同意跳过
skip-keep = 继续听
skip-not-yet = 我还要说
skip-back = 收回
skip-waits =
    { $all ->
        [1]
            { $timed ->
                [yes] 你好了，或者时间到了，就继续。
               *[no] 你好了就继续。
            }
       *[other] 已准备好 { $n } / { $all } 人。
    }
skip-gone = { SEATS($seats) }刚掉线，等半分钟。
skip-referee = 已准备好 { $n } / { $all } 人，由{ REFEREE() }往下进行。
skip-alone = 机器人说完之后会自动继续。
skip-kept = 没有跳过：要所有人同意才行，每段发言你只能提议一次。
skip-proposed =
    { $mine ->
        [yes] 你提议跳过剩余时间：{ $all } 人中 { $n } 人同意。
       *[no] { SEAT($seat) }提议跳过剩余时间：{ $all } 人中 { $n } 人同意。
    }
table-ready-who = 可以继续 { $n } / { $all }：{ SEATS($seats) }
table-ready-nobody = 还没有人点“可以继续”。
table-ready-bots = 在座的都是机器人：想继续就继续。

pace-clocktower-open-nominations = 大家自由交谈，然后开始提名。
pace-clocktower-defence = { $mine ->
        [yes] 轮到你为自己辩护。
       *[no] { SEAT($a0) }为自己辩护。
    }
pace-clocktower-dusk = 大家自由交谈，然后入夜。
pace-clocktower-dawn = 今夜没有要选的了，接着天亮。
