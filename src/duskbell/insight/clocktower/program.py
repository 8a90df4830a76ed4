"""A puzzle as a logic program: what is so, the rules of the characters that may be in play, and what everybody says."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from duskbell.games.clocktower.character import EVIL, OUTSIDER, TRAVELLER
from duskbell.games.clocktower.characters import CHARACTERS
from duskbell.games.clocktower.formula import Count, Registers
from duskbell.games.clocktower.jinxes import jinxes
from duskbell.games.clocktower.lawful import Teller
from duskbell.insight.clocktower.days import dies, events
from duskbell.insight.clocktower.early import Deal, cut, late, only
from duskbell.insight.clocktower.learning import learned
from duskbell.insight.clocktower.meanings import Sketch, fallen
from duskbell.insight.clocktower.moments import ALL_NIGHTS, DAWN, DUSK, EARLY, Moment, is_doubling, moments, rule
from duskbell.insight.clocktower.puzzle import ARRIVAL, BESIDE, DEPARTURE, FABLED, SERVICE, Claim, Info, Puzzle
from duskbell.insight.clocktower.sayings import at_death, could_be, is_simple, is_told_again, numbers, stirs
from duskbell.insight.clocktower.stretches import GUARDS, begins, chooses, kills, perilous, seems, turns
from duskbell.insight.clocktower.writing import Writer

ALWAYS_MATTERS = ("arrow(", "goes_on(", "branded(", "lent(", "steady(")
"""What a rule brings about for as long as the ability works."""
COUNTS = "counts_failures."
ALWAYS = ("wants(", "picks(")
"""What matters, whether or not it is said."""


class Program:
    """`text`: the whole program, `deal`: what the cards alone say. Atoms `start(P,C)` of its models are the deal."""

    def __init__(
        self, p: Puzzle, guarded: bool = False, early: int = 0, deals: Sequence[Deal] = (), sides: str = ""
    ) -> None:
        """`guarded`: each thing that is said counts only where `said(P,N)` holds, N being -1 for the character.
        `early`: what so many nights and days alone leave possible; 0: all of them. `deals`: it is one of these, if
        there are any; `sides`: what holds of those who turn evil after the first day, `late(P)`.
        """
        self.whole, self.guarded, self.early, self.deals = p, guarded, early, deals
        self.p = p = cut(p, early) if early else p
        self.moments = moments(p)
        self.firsts = {1}
        self.writer = Writer()
        beside = dict.fromkeys((*p.fabled, *[FABLED[e.kind] for e in p.events if e.kind in FABLED]))
        self.deal = "\n".join([rule("deal").text, *[rule(c).text for c in beside], *self.facts()])
        parts = [self.deal, rule("core").text, *[rule(c).text for c in p.cast]]
        said = [*self.time(), *self.lives(), *self.claims(), *self.unsaid(), *events(p, self.moments, self.writer)]
        self.text = "\n".join([*parts, *said, *self.writer.rules, only(deals)])
        if sides:
            self.text += "\n" + late(self.moments) + sides

    # -- facts -------------------------------------------------------------------------------------------------------

    def facts(self) -> Iterator[str]:
        p, n = self.p, len(self.p.names)
        yield f"seat(0..{n - 1})."
        yield from (f"guest({seat}). type({id},{TRAVELLER})." for seat, id in p.guests)
        for s in p.seats:
            for i in range(1, n):
                yield f"around({s},{i},cw,{(s + i) % n}). around({s},{i},ccw,{(s - i) % n})."
        for kind, number in zip(("townsfolk", "outsider", "minion", "demon"), p.counts, strict=True):
            yield f"base({kind},{number})."
        there = sum(CHARACTERS[c].kind == OUTSIDER for c in p.script)
        yield f"ceiling({there if p.at_table else n - len(p.guests)})."
        yield "side(good;evil). cause(demon;exec;ability;sure;exile)."
        if p.at_table:
            yield "at_table." + " chat." * p.chat
        if self.guarded:
            yield "guarded."
        if p.twice:
            yield "twice."
        yield from (f"rebel({seat})." for seat in p.pair)
        if p.dead_targets:
            yield "dead_targets."
        if perilous(p):
            yield "perilous."
        for id in p.script:
            yield from self.character(id)
        yield from (f"jinx({j.one},{j.other},{j.what.replace('-', '_')})." for j in jinxes(p.script))
        guests = dict(p.guests)
        for claim in self.whole.claims:
            yield f"claimed({claim.seat},{claim.character})." if claim.character else f"silent({claim.seat})."
            yield from [f"partly({claim.seat})."] * (not claim.whole)
            for k, info in enumerate(claim.infos):
                if info.kind == "becomes":
                    yield self.if_said(f"tells_of({claim.seat},{info.character}).", claim.seat, k)
                if self.guarded and info.kind != "learned":  # who does not say it may have kept it back
                    yield f"partly({claim.seat}) :- not said({claim.seat},{k})."
            yield from self.meetings(claim)
            could = self.may_be(claim)
            if self.deals:
                could = list(dict.fromkeys(deal[claim.seat] for deal in self.deals))
            yield from (
                f"can({claim.seat},{c})." for c in (p.script if self.guarded and claim.seat not in guests else could)
            )
            if self.guarded:
                yield f"{{ said({claim.seat},-1..{len(claim.infos) - 1}) }}."
                told = [f", said({claim.seat},{k})" for k, info in enumerate(claim.infos) if info.kind == "becomes"]
                least = self.may_be(replace(claim, infos=(), whole=False)) if told else could
                for c in p.script if claim.seat not in guests else ():
                    if c not in could:
                        also = "".join(told) if c in least else ""
                        yield f":- start({claim.seat},{c}), said({claim.seat},-1){also}."
        if p.trusted >= 0:
            yield f"trusted({p.trusted})."
            yield from (f":- ev({p.trusted},0), not typ({who},{kind},0)." for who, kind in p.partners)
            yield from [f":- {'not ' if p.side == EVIL else ''}ev({p.trusted},0)."] * bool(p.side)
            yield from self.told()

    def meetings(self, claim: Claim) -> Iterator[str]:
        """Whom somebody says to have seen from the first night on, and whom only after what is looked at."""
        for n, i in enumerate(claim.infos):
            if i.kind == "seen":
                words = ["first_met" if i.when.number == 1 else "then_met"]
                words += ["later"] * (0 < self.early < i.when.number)
                met = [f"{word}({claim.seat},{who})." for word in words for who in i.seats]
                yield from (self.if_said(one, claim.seat, n) for one in met)

    def told(self) -> Iterator[str]:
        """What the trusted seat knows by the token that it drew, and, if it is the Demon, by what it was shown."""
        p = self.p
        if p.drawn and p.claims[p.trusted].character:
            yield f":- start({p.trusted},C), poses(C,_), start(_,{p.claims[p.trusted].character})."
        if p.bluffs:
            demon = f":- start({p.trusted},D), type(D,demon), "
            yield from (f"{demon}start(_,{c})." for c in (*p.bluffs, *[c for _, c in p.fooled]))
            yield from (f"fooled({who})." for who, _ in p.fooled)
            if p.fooled:  # which none but a Demon is told
                yield f":- start({p.trusted},C), not type(C,demon)."
            yield "dreams(P) :- start(P,C), poses(C,demon). #defined fooled/1. #defined poses/2."
            yield f"{demon}dreams(P), not fooled(P). {demon}fooled(P), not dreams(P)."

    def character(self, id: str) -> Iterator[str]:
        c = CHARACTERS[id]
        yield f"script({id}). type({id},{c.kind}). team({id},{c.team})."
        for as_ in (*c.passes, *([c.passes_team] if c.passes_team else [])):
            yield f"passes({id},{as_})."
        if OUTSIDER in c.brackets:
            yield f"shifts({id},{c.brackets[OUTSIDER]})."
        for n in c.sways.values():
            yield f"sways({id},{n})."
        if c.hidden:
            yield f"poses({id},{c.poses_as})."
            if self.p.lies(c):
                yield f"bluffs({id})."
        yield from [f"posthumous({id})."] * c.posthumous + [f"at_death({id})."] * at_death(id)
        yield from [f"picker({id})."] * (getattr(c, "picks", 0) > 0 and id in ALL_NIGHTS)
        if isinstance(c, Teller):
            yield f"{'learner' if id in ALL_NIGHTS else 'day_learner'}({id})."
        if c.falsifies:
            yield f"falsifies({id})."
        if c.mad:
            yield f"hides({id})."

    def may_be(self, claim: Claim) -> list[str]:
        """What a seat may have been dealt."""
        p = self.p
        if claim.seat in (guests := dict(p.guests)):
            return [guests[claim.seat]]
        if not claim.character:
            return list(p.script)
        was: list[str] = []
        if any(i.kind == "becomes" and i.character == claim.character for i in claim.infos):
            told = [i.character for i in claim.infos if i.kind != "becomes" and i.character != claim.character]
            was = told or list(p.script)
        elif not claim.whole and any("becomes(" in rule(c).text for c in p.script):
            was = list(p.script)  # and may not have said that it has become this
        if claim.seat == p.trusted:
            return list(dict.fromkeys([claim.character, *p.mistaken, *was]))
        found = [claim.character, *p.evil, *was]
        for id in p.hidden:
            c = CHARACTERS[id]
            if not c.hidden or c.poses_as == CHARACTERS[claim.character].kind or p.lies(c):
                found.append(id)
        return list(dict.fromkeys(found))

    # -- time --------------------------------------------------------------------------------------------------------

    def time(self) -> Iterator[str]:
        p, epoch, first, before, turned = self.p, 0, 1, self.moments[0], False
        last: dict[int, int] = {}
        for m in self.moments:
            steps = [(x.number, x.by_day, x.step) for x in self.moments[: m.t]]
            if is_doubling(p) and not m.by_day and steps.count(steps[-1]) > 1:
                yield f"repeat({m.t})."
            number = f"{'day' if m.by_day else 'night'}({m.t},{m.number})"
            if turned or begins(p, before, m):
                first = m.t
                self.firsts.add(first)
            yield f"moment({m.t}). ep({m.t},{epoch}). {number}. step({m.t},{m.step}). stretch({m.t},{first})."
            last[m.number] = m.t
            if m.step in p.cast:
                yield f"own({m.t},{m.step})."
                if stirs(p, self.moments, m):
                    yield f"stirs({m.step},{m.t})."
                elif m.number > 1 and CHARACTERS[m.step].first:
                    yield f"rises({m.step},{m.t})."
            yield from (f"rises({id},{m.t})." for id in p.cast if rule(id).returns == m.step)
            if m.step == DAWN:
                yield f"dawn({m.t},{m.number})."
            if m.step == DUSK:
                yield f"day_over({m.t},{m.number})."
            if seems(p, m):
                yield f"look({m.t})."
            turned, before = turns(p, m), m
            if turned:
                yield f"turn({m.t},{epoch})."
                epoch += 1
        end = self.moments[-1].t
        yield f"the_end({end})."
        dusks = {m.number: m.t for m in reversed(self.moments) if not m.by_day}
        yield from (f":- not dev({who},{dusks[night]})." for night, who in p.pointed if night in dusks)
        for k in range(1, p.nights + 4):
            yield f"till({k},{last.get(k, end) if k <= p.nights else end})."
        for id in p.cast:
            yield from (f"wants({id},{t})." for t in self.matters(id))

    def matters(self, id: str) -> Iterator[int]:
        """The moments at which it matters whether an ability works."""
        text = rule(id).text
        matters = (*ALWAYS_MATTERS, GUARDS) if perilous(self.p) else ALWAYS_MATTERS
        always = bool(CHARACTERS[id].passes) or CHARACTERS[id].falsifies or any(w in text for w in matters)
        for m in self.moments:
            by_day = m.event is not None or m.step == DUSK
            own = m.step in (id, *rule(id).steps, rule(id).returns)
            chosen = rule(id).changes == "nights" and chooses(self.p, m)
            at_night = not m.by_day and (chosen or kills(self.p, m))
            asked = own or (by_day and rule(id).by_day) or (at_night and rule(id).at_night)
            if (always and m.t in self.firsts) or (text and asked):
                yield m.t

    def lives(self) -> Iterator[str]:
        """Who lives is known to all, but for the nights of which only the end is."""
        p, alive, away = self.p, {*self.p.seats} - {*self.p.late}, {*self.p.late}
        revives = any("back(" in rule(c).heads for c in p.cast)
        for m in self.moments:
            told = {e.seat for e in p.events if not m.by_day and e.when == (m.number, False) and e.seat >= 0}
            back = {e.seat for e in p.events if e.kind == "resurrection" and e.when == (m.number, False)}
            # who dies and comes back in one night is not told of
            changing = told | (alive if revives and m.number > 1 else set())
            first = self.moments[m.t - 2].number != m.number
            if m.step == DAWN:
                alive = (alive - told) | back
                for s in changing:
                    yield f"known({s},{m.t},{'alive' if s in alive else 'dead'})."
                yield from (f"al({s},{m.t})." for s in alive - changing)
            elif not m.by_day and m.step != EARLY:
                for s in changing:
                    yield f"varies({s},{m.t}). mayfall({s},{m.t})."
                    if first and s in alive:
                        yield f"al({s},{m.t})."
                yield from (f"al({s},{m.t})." for s in alive - changing)
            else:
                yield from (f"al({s},{m.t})." for s in alive)
            yield from (f"off({s},{m.t})." for s in away)
            if m.event is not None and dies(m):
                yield f"mayfall({m.event.seat},{m.t})."
                alive = alive - {m.event.seat}
            if m.step == ARRIVAL and m.event is not None:
                alive, away = alive | {m.event.seat}, away - {m.event.seat}
            if m.step == DEPARTURE and m.event is not None:
                alive, away = alive - {m.event.seat}, away | {m.event.seat}

    # -- what is said ------------------------------------------------------------------------------------------------

    def claims(self) -> Iterator[str]:
        for claim in self.p.claims:
            for n, info in enumerate(claim.infos):
                yield from (self.if_said(one, claim.seat, n) for one in self.claim(claim, info))

    def if_said(self, rules: str, seat: int, n: int) -> str:
        """The same rules, where only what is said counts."""
        if not self.guarded:
            return rules
        if ":- honest" in rules:
            return rules.replace(":- honest", f":- said({seat},{n}), honest")
        facts = re.findall(r"\w+\([^)]*\)", rules)
        return " ".join([f"{one}." if one.startswith(ALWAYS) else f"{one} :- said({seat},{n})." for one in facts])

    def claim(self, claim: Claim, i: Info) -> Iterator[str]:
        seat, c = claim.seat, i.character
        if i.kind == "becomes":
            yield f"tells_change({seat},{c},{i.when.number})."
            return
        if i.kind == "seen":
            yield from (f"met({seat},{who})." for who in i.seats)
            return
        if i.kind == BESIDE:
            yield from self.beside(seat, i)
            return
        if i.kind == "told_in_play":
            then = ", ".join(["ep(T,E)", f"{'day' if i.when.by_day else 'night'}(T,{i.when.number})"])
            for x in (*i.shown, c)[: len(i.shown) or 1]:
                yield f":- honest({seat}), 0 {{ ch(P,{x},E) : {then} }} 0."
            return
        if (m := self.moment(i, seat)) is None:
            yield f":- honest({seat})."
            return
        yield f"tells({seat},{c},{m.t}). wants({c},{m.t})."
        if not self.p.at_table and is_told_again(claim, i):
            yield f"again({seat},{c},{m.t})."
        if i.kind == "chose":
            yield from (f"chose({seat},{c},{who},{m.t})." for who in i.seats)
            if f"pick(P,{c}," in rule(c).text:
                yield f"picks({c})."
            yield from (f"named({seat},{c},{x},{m.t})." for x in i.shown)
            return
        sketch = Sketch(self.p, self.moments, m, seat)
        if i.kind == "gambled":
            k = self.writer.registers(i.seats[0], i.shown[0], m.t)
            yield f"guess({seat},{m.t},{k}). asks({seat},{c},{i.seats[0]},{m.t})."
            return
        if at_death(c) and not fallen(self.p, i.when.number, seat):
            # nobody saw it die that night, so it was brought back before dawn
            yield f":- honest({seat}), not fell({seat},{i.when.number})."
        if needed := rule(c).needs:
            yield f":- honest({seat}), not {needed}({seat},{i.when.number})."
        yield from learned(self.writer, sketch, i, m)

    def beside(self, seat: int, i: Info) -> Iterator[str]:
        """What somebody was told by an ability that is not theirs."""
        if rule(i.character).tells == SERVICE:
            yield f"news({seat},{i.character},{i.shown[0]},{i.when.number})."
            return
        mine = [x for x in self.p.claims[seat].infos if (x.kind, x.character, x.when) == (i.kind, i.character, i.when)]
        if len(mine) > 1 or seat not in i.seats:
            yield f":- honest({seat})."  # nobody hears twice how many there are, or of a visit of others
        t = next(m.t for m in self.moments if (m.number, m.by_day) == i.when and m.step == i.character)
        sketch = Sketch(self.p, self.moments, self.moments[t - 1], seat)
        evil = Count(i.number or 0, tuple([Registers(s, EVIL) for s in sketch.seats(i.seats)]))
        yield from (f"shows({seat},{i.character},{who},{t})." for who in i.seats)
        yield f"counted({seat},{i.character},{t},{self.writer.write(evil, t, sketch.then)})."

    def unsaid(self) -> Iterator[str]:
        """When somebody may have heard a number that is so only as somebody seems, where somebody may count that."""
        if not any(COUNTS in rule(c).text for c in self.p.cast):
            return
        for id in numbers(self.p):
            yield f"weighed({id})."
            for m in [m for m in self.moments if m.step == id]:
                for seat in set(self.p.seats) - {self.p.trusted}:
                    sketch = Sketch(self.p, self.moments, m, seat)
                    ks = [self.writer.write(f, m.t, sketch.then) for f in could_be(sketch, id)]
                    yield from (f"odd({seat},{id},{m.t}) :- may({k}), not fact({k})." for k in ks)
        yield from self.kept_back()

    def kept_back(self) -> Iterator[str]:
        """When somebody may have heard what is so only as somebody seems, of what they claim and do not tell."""
        for claim in self.p.claims if not self.p.at_table else ():
            told = {i.when for i in claim.infos if i.character == claim.character}
            for m in self.moments:
                if m.step != claim.character or (m.number, m.by_day) in told or not is_simple(m.step):
                    continue
                sketch = Sketch(self.p, self.moments, m, claim.seat)
                fs = could_be(sketch, m.step)
                if fs:
                    ks = [self.writer.write(f, m.t, sketch.then) for f in fs]
                    yield f"settled({claim.seat},{m.step},{m.t})."
                    yield from (f"mistold({claim.seat},{m.step},{m.t}) :- may({k}), not fact({k})." for k in ks)

    def moment(self, i: Info, seat: int) -> Moment | None:
        """When somebody was told something; None where that character acts on later nights alone."""
        if i.when.by_day:
            return next(m for m in self.moments if m.by_day and m.number == i.when.number)
        returned = any((e.kind, e.seat, e.when) == ("resurrection", seat, i.when) for e in self.p.events)
        mine = [x for x in self.p.claims[seat].infos if x.character == i.character]
        if rule(i.character).returns and not any(x.kind == "becomes" for x in mine):
            # who dies and comes back in one night is seen by nobody; what is told once at first is told again then
            returned |= any(x.kind == i.kind and x.when.number < i.when.number for x in mine)
        wanted = (i.character, rule(i.character).returns) if returned else (i.character,)
        found = [m for m in self.moments if (m.number, m.by_day) == i.when and m.step in wanted]
        if not found or rule(i.character).returns or len(found) < 2:
            return found[-1 if returned else 0] if found else None
        tonight = [
            x for x in mine if (x.kind, x.when) == (i.kind, i.when)
        ]  # of two steps the second, where it says two
        nth = next(n for n, x in enumerate(tonight) if x is i)
        return found[min(nth, len(found) - 1)]
