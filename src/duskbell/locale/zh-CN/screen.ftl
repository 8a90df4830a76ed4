# 给全场看的大屏幕。

screen-full = 全屏
screen-now = 刚才
screen-watch = 扫码旁观
