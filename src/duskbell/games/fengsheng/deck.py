"""The 118 cards as printed, one a line.

Number, kind, colours (Red, Blue, blacK), arrow, whether it may lock (!), box, and what a Probe or an Order says.
"""

DECK = """
1 probe K > . 0 M
2 probe K > . 0 B
3 probe K > . 0 RM
4 probe K < . 0 RB
5 probe K < . 0 BM
6 probe K < . 0 R
7 probe R > . 0 M
8 probe R > . 0 B
9 probe R > . 0 RM
10 probe R < . 0 RB
11 probe R < . 0 BM
12 probe R < . 0 R
13 probe B > . 0 M
14 probe B > . 0 B
15 probe B > . 0 RM
16 probe B < . 0 RB
17 probe B < . 0 BM
18 probe B < . 0 R
19 balance K < ! 0
20 balance K > ! 0
21 balance B < ! 0
22 balance R > ! 0
23 balance RK ^ . 0
24 balance BK ^ . 0
25 balance RK < . 0
26 balance BK > . 0
27 coerce R < . 0
28 coerce R < . 0
29 coerce R < . 0
30 coerce R > . 0
31 coerce B < . 0
32 coerce B > . 0
33 coerce B > . 0
34 coerce B > . 0
35 coerce K < . 0
36 coerce K < . 0
37 coerce K > . 0
38 coerce K > . 0
39 coerce BK < . 0
40 coerce RK > . 0
41 entice K < ! 0
42 entice K > ! 0
43 entice K < ! 0
44 entice K > ! 0
45 entice K < ! 0
46 entice K > ! 0
47 entice B < ! 0
48 entice R > ! 0
49 clarify R ^ ! 0
50 clarify R ^ ! 0
51 clarify K ^ ! 0
52 clarify K ^ ! 0
53 clarify B ^ ! 0
54 clarify B ^ ! 0
55 clarify K ^ ! 0
56 clarify K ^ ! 0
57 decipher RK < ! 0
58 decipher BK < ! 0
59 decipher R < ! 0
60 decipher B < ! 0
61 decipher K < ! 0
62 decipher RK > ! 0
63 decipher BK > ! 0
64 decipher R > ! 0
65 decipher B > ! 0
66 decipher K > ! 0
67 swap R ^ . 0
68 swap R < . 0
69 swap R > . 0
70 swap B ^ . 0
71 swap B < . 0
72 swap B > . 0
73 swap K < . 0
74 swap K > . 0
75 swap RK ^ . 0
76 swap RK > . 0
77 swap BK ^ . 0
78 swap BK < . 0
79 intercept R ^ . 0
80 intercept R ^ . 0
81 intercept R ^ ! 0
82 intercept B ^ . 0
83 intercept B ^ . 0
84 intercept B ^ ! 0
85 intercept K ^ . 0
86 intercept K ^ . 0
87 intercept K ^ ! 0
88 intercept K ^ ! 0
89 intercept BK ^ . 0
90 intercept RK ^ . 0
91 mislead R ^ . 0
92 mislead R < . 0
93 mislead R > . 0
94 mislead B ^ . 0
95 mislead B < . 0
96 mislead B > . 0
97 mislead K < . 0
98 mislead K > . 0
99 mislead BK < . 0
100 mislead RK > . 0
101 winds K ^ ! 1
102 winds K ^ ! 1
103 order BK ^ ! 1 BKR
104 order B > . 1 KBR
105 order B < . 1 BRK
106 order RK ^ ! 1 RKB
107 order R < . 1 KRB
108 order R > . 1 RBK
109 lure K ^ . 2
110 lure K ^ ! 2
111 lure RK < ! 2
112 lure BK > ! 2
113 feign RK ^ . 2
114 feign RB < . 2
115 feign RB > . 2
116 feign BK ^ . 2
117 feign RB < . 2
118 feign RB > . 2
"""

SPARE = frozenset({1, 4, 9, 12, 14, 17, 55, 56})
"""Left out once the first expansion is in."""
