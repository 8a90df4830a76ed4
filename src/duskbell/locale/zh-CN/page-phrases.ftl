# 按时机和身份给出的短语：第一次用到时才取。

phrases-now = 现在常说
phrases-claim = 我是……
phrases-claim-which = 要说自己是谁？每个人看到的选项都一样。
phrases-learned = 我得知……
phrases-learned-as = 以哪个角色得知的？每个人看到的选项都一样。
phrases-other = 随时可说
phrases-heard = 在这里点的话，机器人听得懂；自己打的字，它们还看不懂。
table-phrases-gist = 写好的话会一起发出，选的这句就是大意，机器人听得懂。
table-phrases-none = 这个游戏没有快捷发言。
