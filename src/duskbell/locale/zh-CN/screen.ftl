# 给全场看的大屏幕。

screen-full = 全屏
screen-now = 刚才
screen-watch = 扫码旁观
screen-place = 第 { $n } 位，共 { $all } 位
screen-next = 接下来
screen-then = 之后：{ $what }
screen-night = 此刻
screen-night-how = { REFEREE() }会依次叫人睁眼。天亮之前请一直闭眼。
