# 只有命令行和日志会说的话，网页不带。

error-bad-address = 服务器用不了这个地址。
error-bad-log = 日志不能这样写。
error-bad-record = 这份记录无法读取。
error-bad-result = 有一桌的结果对不上，请核对。
error-bad-store = 数据库无法打开。
error-diverged = 这份记录出自不同版本的规则。
