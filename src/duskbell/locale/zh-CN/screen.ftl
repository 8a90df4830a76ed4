# 给全场看的大屏幕。

screen-full = 全屏
