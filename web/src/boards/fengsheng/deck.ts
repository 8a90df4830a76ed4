/** What is printed on the 118 cards: number, kind, colours, arrow, lock, box, and what a Probe or a Secret Order says. */

export type Colour = "red" | "blue" | "black";
export type Arrow = "left" | "right" | "up";

export interface Card {
  id: number;
  kind: string;
  colours: Colour[];
  arrow: Arrow;
  lock: boolean;
  /** On a Probe the sides that draw, on a Secret Order the colours of east, west and still wind. */
  says: string[];
}

const DECK = `
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
`;

const COLOURS: Record<string, Colour | "mystery"> = { R: "red", B: "blue", K: "black", M: "mystery" };
const ARROWS: Record<string, Arrow> = { "<": "left", ">": "right", "^": "up" };
const coloursOf = (letters: string) => [...letters].map((letter) => COLOURS[letter]!);

function read(row: string): Card {
  const [id = "", kind = "", colours = "", arrow = "", lock, , says = ""] = row.split(" ");
  return {
    id: Number(id),
    kind,
    colours: coloursOf(colours) as Colour[],
    arrow: ARROWS[arrow]!,
    lock: lock === "!",
    says: coloursOf(says),
  };
}

export const CARDS = new Map(
  DECK.trim()
    .split("\n")
    .map((row) => [Number(row.split(" ")[0]), read(row)]),
);

/** The card that an option names, "c17". */
export function cardOf(token: string): Card | null {
  const found = /^c(\d+)$/.exec(token);
  return found ? (CARDS.get(Number(found[1])) ?? null) : null;
}

/** In the order in which they are counted before a seat. */
export const SHOWN: Colour[] = ["red", "blue", "black"];

/** How many of these cards have each colour; one of two colours counts for both. */
export const counted = (cards: (number | null)[]) =>
  SHOWN.map((colour) => ({
    colour,
    n: cards.filter((id) => id !== null && CARDS.get(id)?.colours.includes(colour)).length,
  }));
