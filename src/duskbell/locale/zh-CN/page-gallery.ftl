# 旁观者之间的聊天：打开时才取。

gallery-head = 旁观席
gallery-enter = 和旁观的人聊聊
gallery-listen = 旁观的人说了什么
gallery-why = 这局结束之前，桌上的人听不到。
gallery-empty = 还没有人说话。
gallery-say = 对旁观的人说
gallery-muted = 你在这里被禁言了，仍可旁观。
gallery-closed = 房主关闭了旁观席的聊天。
gallery-about = 关于{ $name }
gallery-hide-line = 对所有人隐藏这句话
gallery-hide = 不看{ $name }的话
gallery-show = 恢复显示你隐藏的 { $n } 人
gallery-mute =
    { $on ->
        [yes] 让{ $name }重新发言
       *[no] 在这里禁言{ $name }
    }
gallery-report = 举报这句话
gallery-reported = 举报已送达。
