"""What somebody is asked in words of one's own."""

from __future__ import annotations

import re

ASKED_WHAT, ASKED_WHO, ASKED_WHY = "heard.ask-what", "heard.ask-who", "heard.ask-why"
"""What they are, whom they suspect, why they did what they did to whom is named."""
ASKED_FOUND, ASKED_ANYTHING = "heard.ask-found", "heard.ask-anything"
"""What they have learned; something else."""
QUESTIONS = (ASKED_WHAT, ASKED_WHO, ASKED_WHY, ASKED_FOUND, ASKED_ANYTHING)
"""How bots hear such a question; whom it is put to is named first. Nobody says these lines, and they have no words."""

QUESTION = re.compile(
    r"[?？]|[吗么呢嘛]\s*$|谁|什么|为什么|为啥|怎么|哪|是不是|有没有|如何|"
    r"^\W*(?:@\d+@\W*)?(?:(?:who|whom|why|what|which|how)\b|(?:are|do|did|have|can|could|will|would) (?:you|u)\b)"
)
TELL = re.compile(
    r"报(?:一?下)?(?:身份|角色|牌|个)|(?:说说|讲讲|聊聊|解释)|\b(?:tell us|explain|speak up|claim|come out)\b"
)
"""What is no question, and wants an answer."""
YOU = re.compile(r"你|\b(?:you|your|u|ur)\b")
WHY = re.compile(r"为什么|为啥|怎么(?!看|想|样)|凭什么|理由|解释|\b(?:why|how come|explain|reason)\b")
WHAT = re.compile(
    r"你(?:是|到底是|真是|不是|的).{0,8}(?:\$\w+\$|什么|谁|身份|角色|牌|哪)|身份|角色|什么牌|哪边|哪一?方|阵营|你.{0,6}(?:跳|报)"
    r"|\b(?:are|r) (?:you|u) .{0,20}(?:\$\w+\$|evil|good|bad)|\b(?:what|who) are you\b"
    r"|\byou(?:r|'re)? .{0,12}(?:role|card|side|character)\b"
    r"|\b(?:which|what) (?:role|card|side|character|team)\b|\bclaim\b|come out"
)
FOUND = re.compile(
    r"得到|得知|信息|查(?:了|过|的|出)|验(?:了|过|的|出)|首夜|第一夜|昨晚|昨夜"
    r"|\b(?:learn|learned|find out|found|told|checked?|asked about|last night|first night)\b"
)
WHO = re.compile(
    r"怀疑谁|怀疑哪|觉得(?:谁|哪)|认为(?:谁|哪)|你看(?:谁|好谁)|谁(?:是|最|像|可疑|有问题)|踩谁|投谁|信谁|怎么[看想]|什么看法|说说|讲讲|聊聊"
    r"|\bwhom?\b|\byour (?:suspect|read|reads|guess|thoughts?|opinion)|\bwhat do you think\b|speak up|tell us"
)


TO_FIRST = re.compile(r"^\W*@\d+@")
"""Who is named first is spoken to, unless it is asked about them."""


def asks(clause: str) -> bool:
    """Whether a sentence wants an answer."""
    return bool(QUESTION.search(clause) or TELL.search(clause))


def question(clause: str) -> str:
    """What it asks of whom it is put to; "" where it is put to nobody."""
    to_you, first = bool(YOU.search(clause) or TELL.search(clause)), bool(TO_FIRST.search(clause))
    if WHY.search(clause):
        return ASKED_WHY if to_you or first else ""
    if WHAT.search(clause) and not re.search(r"\bwho do you\b|怀疑谁", clause):
        return ASKED_WHAT if to_you else ""
    if FOUND.search(clause):
        return ASKED_FOUND if to_you else ""
    if WHO.search(clause):
        return ASKED_WHO if to_you or first else ""
    return ASKED_ANYTHING if to_you or re.match(r"^\W*@\d+@\s*[,:]", clause) else ""
