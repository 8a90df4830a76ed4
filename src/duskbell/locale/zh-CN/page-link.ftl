# 链接发出去时显示的话，由服务器说。

link-title =
    { $status ->
        [over] { $game }：这一局已经结束
        [begun] { $game }：可以旁观的一桌
        [playing] { $game }：正在进行
       *[lobby] { $named ->
            [yes] { $host }开了一桌{ $game }，{ $n ->
                [0] 已坐满
               *[other] 还有 { $n } 个空位
            }
           *[no] 来坐：{ $game }，{ $n ->
                [0] 已坐满
               *[other] 还有 { $n } 个空位
            }
        }
    }
link-about = { $law }。暮钟 · 房间号 { $room }，不用注册。
