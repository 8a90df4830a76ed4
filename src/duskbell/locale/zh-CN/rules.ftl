# 规则页：规则正文以外的文字。

rules-page-title = 规则
rules-page-what = 这里能玩什么，怎么玩。
rules-page-read = 看规则
rules-page-of = { $game }：规则
rules-page-all = 全部游戏
rules-page-search = 搜索规则
rules-page-found =
    { $n ->
        [0] 没有找到这些字词。
       *[other] 找到 { $n } 处。
    }
rules-page-contents = 目录
rules-page-roles = 角色
rules-page-options = 选项
rules-page-options-what = 开局前房主可以设定的内容。秒数只在计时的牌桌上有用。
rules-page-choices = 可选：{ $choices }
rules-page-usually = 默认：{ $value }
rules-page-range = { $min } 至 { $max }
rules-page-every = 每张牌桌都一样
rules-page-print = 打印
rules-page-missing = 这个游戏的规则还没有写出来。
rules-page-no-game = 这里没有这个游戏。
