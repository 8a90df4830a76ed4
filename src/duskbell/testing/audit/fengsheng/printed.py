"""What is printed, a second time: of 风声 the 63 characters, and of each of their skills when it may be used, what it
costs and in which moves it shows.

A line of `SKILLS`: name | idle points | cost and duty | what is seen of it. Idle points are those where its owner may
choose it ("" for what answers to events or merely holds). Duties: `up` and `down` turn the character, `turn` and `game`
are limits, `must` is no choice. What is seen is a pattern over moves as `deeds.shorthand` writes them: m and M are the
owner's hand and area, o and O those of others, k the deck, x the discards, w the way, t the table; `d4` draws four.
"""

from __future__ import annotations

import re
from typing import NamedTuple

CHARACTERS = """
afuluola F hidden master_hand
baicanglang M open fraternity
baifeifei F open compassion black_heart
baikunshan M hidden poison_plot
baixiaonian M open hand_on
chengxiaodie M open kindred_spirit rude_awakening
duanmujing F open new_thought
feiyuan M open guile
guijiao M open courier
guxiaomeng F hidden quick_wit heir epilogue
sp_guxiaomeng F open bond
hanmei F hidden graft
huangjiren M hidden right_cure
jinshenghuo M open caution
laobie M open contact bait
laohan F open facing_death last_return
lianyuan F hidden nimble_pen
liningyu F hidden counterplot depth last_letter
sp_liningyu F open adapt lead
lixing M hidden raid
maobuba M open rare_goods
sp_mohongshuang F hidden morning_lily evening_rose
peiling F open society
shangyu F hidden borrowed_knife
shaoxiu F open hidden_needle
wangfugui M open underworld
wangkui M open tooth_for_tooth
wangtianxiang M open confinement
wuzhiguo M open resilience
xiaojiu M hidden extra_edition
xuanqingzi M open golden_words
zhangyiting M open decree
zhengwenxian M hidden steal_heaven change_sun
sp_chengxiaodie M hidden burn_together
chijinghai M open sea_view shelter
sp_duanmujing F hidden next_generation
gaoqiao F open bewitch
young_hanmei F open blood_training
jianxiansheng M open composure
laohu M hidden strategist
sp_lianyuan F open search_for_truth
maliya F open church_refuge
qianmin M hidden first_strike
qinyuanyuan F hidden both_sides two_birds
shenglaoban M hidden arm_length hideaway
young_xiaojiu M open pure_heart
spy_afuluola F hidden all_change troubled_water
sp_baifeifei F open coax_out
bianyunjiang M open lure_deep sweep_on
chenanna F open clear_name cipher
chendaer M open change_is_way
adult_hanmei F hidden dark_way turn_the_trick
sp_hanmei F open hidden_blade moon_white
jinzilai M open gamble
lishuyun F hidden verdict truth
lingsuqiu F open truths inch
qinwuming M open daredevil fight_to_the_end
adult_xiaojiu M hidden dark_way go_with_flow
sp_xiaojiu M open high_hopes beloved
xiaolingdang F open pigeon thieving_monkey
yapao M open lips_sealed honest
sunshoumo M open careful_thought stern_orders
wangxiang M open freight workers_know
"""

SKILLS = r"""
master_hand | fight | up | w>x;L[om];[omOM]>w;U;(V;)?
fraternity | main | turn | d1(m>o;Hmo;(k>m;)?)?
compassion | | | [MO]>m;
black_heart | | must | d1
poison_plot | fight | up | (o>o;Hoo;){2}(o>m;Hom;|o>O;P;){2}
hand_on | | | M>O;P;d2
kindred_spirit | | must | (k>m;)?(k>[mo];)?
rude_awakening | | | L[om];[om]>x;D;
new_thought | main | turn | m>x;D;d2
guile | main | turn |
courier | fight | turn | (M>x;|m>x;m>x;D;)(V;)?
quick_wit | fight dying | up | d4
heir | | must | ((o>m;)+Hom;)?(I;(J;)?)?
epilogue | | |
bond | main | turn | d2((m>o;)+Hmo;)?
graft | fight | up | O>M;P;|[OM]>O;P;|[OM]>m;
right_cure | fight | up | d3(Sm;[OM]>x;)?
caution | | | M>m;m>M;P;Q;
contact | | |
bait | | must | (k>m;)?(k>[mo];)?
facing_death | | must | d2
last_return | | | M>O;P;
nimble_pen | fight | up | [OM]>m;([OM]>m;)?
counterplot | | up | d2(1;Tcounterplot_gain;)?
counterplot_gain | | must | t>m;
depth | | |
last_letter | | | m>O;P;
adapt | | |
lead | | must | d1
raid | fight | up | L[om];Lw;(Sm;|(o>m;)+Hom;)?(w>m;)?
rare_goods | | | M>m;
morning_lily | fight | up | (k>[mo];)?|[mo]>x;D;
evening_rose | | down | M>m;(m>[OM];P;)?
society | main | turn | (o>m;){1,2}Hom;((m>o;)+Hmo;)?
borrowed_knife | fight | up | o>m;Hom;Sm;(d1|(m>[OM];P;F-;)?)
hidden_needle | | | m>[OM];P;d1
underworld | | | N;Tunderworld_order;
underworld_order | | | [OM]>x;(k>m;)?
tooth_for_tooth | | | m>[OM];P;d1
confinement | main | turn | o>m;o>m;Hom;|Tbarred;Tvoid;
resilience | | | (Sk;(k>m;([OM]>x;)?)?)?
extra_edition | fight | up | d3((m>[OM];)+P;)?
golden_words | fight | turn | (Lk;)?(k>m;|w>t;C;k>w;t>k;)?
decree | | | (Tban;){1,2}
steal_heaven | fight | up |
change_sun | | down |
burn_together | fight | up | (k>[MOm];)*(P;)?
sea_view | | must | Lw;
shelter | | turn | 0;d2
next_generation | dying | up | (M>x;)*Y;Y;Y;
bewitch | main | turn | (Sk;)?Lo;(o>x;D;(x>m;)?)?
blood_training | send | | (k>t;){1,2}Tban;t>w;W;(t>m;)?
composure | | | o>m;Hom;|(k>[mo];){0,2}
strategist | main fight | up | Lk;G;(k>m;){0,3}
search_for_truth | main | turn | O>M;P;([oO]>M;P;)?
church_refuge | | must | (k>m;)?(F-;)?|[OM]>m;|O>M;P;
first_strike | fight | up | [OM]>x;Tvoid;(F\+;)?
both_sides | fight | up | (([om]>x;)+D;){0,2}(k>[om];){0,6}
two_birds | | |
arm_length | fight dying | up | Lo;(o>x;D;)?
hideaway | | down |
pure_heart | | | d2|m>M;P;
all_change | fight | up | U;(w>x;d3|d2|d1)
troubled_water | | game |
coax_out | main | turn | Sm;O>m;
lure_deep | send | game | m>w;W;(Tmust;|Tcannot;)*
sweep_on | | | d2(m>M;P;([OM]>x;m>[OM];P;Q;)?)?
clear_name | main | turn | m>x;D;d2
cipher | | game |
change_is_way | | must | d1(Tturns;)?
dark_way | | up | d2(m>O;P;)?
turn_the_trick | | down | d1
hidden_blade | | | o>m;Hom;|M>O;P;
moon_white | | |
gamble | | turn | N;Lw;d1(m>M;P;)?
verdict | fight | up | w>m;|Tover;
truth | | down | d2
truths | main | turn | m>o;Hmo;o>m;Hom;
inch | | | o>m;Hom;
daredevil | main | turn | m>M;P;d3
fight_to_the_end | main | turn | m>x;D;((o>x;)+D;)?
go_with_flow | | down | d1
high_hopes | | | [MO]>m;|(k>m;)?(k>[mo];)?
beloved | | |
pigeon | | | Tcannot;
thieving_monkey | main | turn | O>m;m>O;P;
lips_sealed | | must | 0;(Tlips_sealed;)?(k>[om];){0,2}
honest | | must | m>o;Hmo;
careful_thought | | | Tcareful_thought_paid;
careful_thought_paid | | must | d1
stern_orders | | |
freight | | |
workers_know | | | (Tcannot;)+
"""

CARDS = r"""
probe | main | Lt;B;(k>o;|o>x;D;)?
balance | main | ((m>x;)+D;)?((o>x;)+D;)?(k>m;){0,3}(k>o;){0,3}
coerce | main | o>m;Hom;|Lo;
entice | main | (k>[mOM];)?
clarify | main dying | ([OM]>x;)?
decipher | transit | Lw;(U;d1)?
swap | fight | w>x;C;t>w;
intercept | fight | (V;)?
mislead | fight | V;
winds | main | (k>t;)*(t>[moMO];)*
order | send | Lt;(Lo;)?(o>w;W;)?
lure | main | Tvoid;|Tbarred;
feign | send | M>w;W;d2
"""
"""The thirteen functions: name | idle points | what is seen of the effect, m who uses it and o at whom it is aimed."""


class Person(NamedTuple):
    """A character as printed. `hidden`: begins face down."""

    gender: str
    hidden: bool
    skills: tuple[str, ...]


class Skill(NamedTuple):
    """A skill as printed: where it may be chosen, how it turns its character, how often, whether it must be."""

    at: tuple[str, ...]
    turns: str
    limit: str
    must: bool
    seen: re.Pattern[str]


def _pattern(seen: str) -> re.Pattern[str]:
    """Draws as moves: a deck that is empty gives fewer, which is looked at elsewhere."""
    return re.compile(re.sub(r"d(\d)", r"(?:k>m;){0,\1}", seen.strip()))


def _people() -> dict[str, Person]:
    rows = [line.split() for line in CHARACTERS.strip().splitlines()]
    return {id: Person(gender, kind == "hidden", tuple(skills)) for id, gender, kind, *skills in rows}


def _skills() -> dict[str, Skill]:
    found = {}
    for line in SKILLS.strip().splitlines():
        name, at, cost, seen = [part.strip() for part in line.split("|", 3)]
        words = cost.split()
        turns = next((w for w in words if w in ("up", "down")), "")
        limit = next((w for w in words if w in ("turn", "game")), "")
        found[name] = Skill(tuple(at.split()), turns, limit, "must" in words, _pattern(seen))
    return found


PEOPLE, PRINTED = _people(), _skills()
EFFECTS = {
    name: (tuple(at.split()), _pattern(seen))
    for name, at, seen in ([p.strip() for p in row.split("|", 2)] for row in CARDS.strip().splitlines())
}
