# 狼人杀的选项：版型和自己配的牌组，选的时候取来。

cast-boards = 所有版型
cast-search = 按名称或身份搜索
cast-none = 没有这样的版型。
cast-count = { $wolves } 狼 · { $gods } 神 · { $villagers } 民
cast-board = { $seats } 人 · { $count } · { $level ->
        [1] 入门
        [2] 有新身份
       *[3] 老手
    }
cast-stays = 没配齐之前，桌上仍是上一套牌。
cast-says = { $says ->
        [more] { $players } 座，还差 { $n } 张。
        [less] { $players } 座，多了 { $n } 张。
        [wolf] 还差一张狼。
        [god] 还差一张神：预言家、女巫、猎人……
        [villager] 还差一张民。
        [wolves-many] { $players } 人用 { $n } 狼太多了。
       *[ready] { $players } 座，{ $players } 张，齐了。
    }
cast-add = 加一张{ $card }，现有 { $n } 张
cast-less = 减一张{ $card }，现有 { $n } 张
cast-more = 更多身份 { $n }
cast-near = 和{ $board }差 { $n } 张
cast-text = 也可以直接写
cast-unknown = “{ $text }”不是牌。可以写：两狼一预一女两民。
