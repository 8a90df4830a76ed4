# 设置页，打开时取来。

page-settings-here = 设置只存在这个浏览器里，不影响别人。
page-settings-you = 显示与确认
page-settings-theme = 配色
page-settings-theme-choice =
    { $theme ->
        [light] 浅色
        [dark] 深色
       *[system] 跟随系统
    }
page-settings-confirm = 不能撤回的操作，再确认一次
    .help = 再按一次才算数。
page-settings-cover = 只有我能知道的，先盖住
    .help = 只问你的问题、你的牌能做的事，打开才看得到；桌上只有机器人时不用打开。没有人看得到你的屏幕，就可以关掉。
page-settings-moments = 发生大事时弹出卡片
page-settings-unnamed = 分享图里不写我的昵称
    .help = 别人分享这一局时，图上只有你的号码。从下一张入座的牌桌起生效。
page-settings-heard = 声音与震动
page-settings-quiet = 全部默认关闭，由你自己打开。天黑之后，只问你一人的事不会出声：所有人的设备在同一时刻发出同样的提示。
page-settings-sound = 声音
    .help = 天黑、天亮、白天轮到你、时间将尽、游戏结束时敲一下钟。
page-settings-haptics = 震动
    .help = 同样的时刻，用震动提醒。
page-settings-no-haptics = 这台设备或浏览器不支持震动。
page-settings-speech = 朗读法官的话
    .help = 只读人人都能知道的内容。大家围坐一桌时，让一台设备来读就好。
page-settings-no-speech = 这个浏览器不能朗读。
page-settings-chatter = 别人的公开发言也读出来
page-settings-voice = { $language }的嗓音
page-settings-voice-any = 由浏览器决定
page-settings-no-voice = 这台设备没有{ $language }的嗓音。
page-settings-voice-line = 天黑请闭眼。
page-settings-try-voice = 试听朗读
page-settings-volume = 音量
page-settings-try-sound = 试一下
page-settings-device = 这台设备
page-settings-notify = 切到后台时通知我
    .help = 白天轮到你、夜里进入下一步、游戏结束时通知。通知里绝不会提到你的身份。
page-settings-no-notify = 这个浏览器不能为本页发通知。通知需要安全的网址；在有些手机上，还要先把页面添加到主屏幕。
page-settings-notify-refused = 浏览器不允许本页发通知。可以在浏览器自己的设置里更改。
page-settings-install = 安装暮钟
page-settings-install-how = 在浏览器菜单里找“安装”或“添加到主屏幕”。装好后，没网也打得开。
