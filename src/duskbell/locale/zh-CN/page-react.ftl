# 白天发言时的表情：第一次用到时取来。

react-all = 表情
    .yes = 赞同
    .no = 反对
    .laugh = 大笑
    .wow = 惊讶
    .doubt = 怀疑
    .sad = 难过
    .sleepy = 犯困
    .heart = 喜欢
