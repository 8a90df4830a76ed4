"""What a Storyteller at a table of these tests does until the town has its characters."""

from __future__ import annotations

from tests.e2e.person import Person, Todo

MANY = ("clocktower.bag-", "clocktower.bluffs")
"""Questions whose answer is several tokens; others are answered by one, on the ring or in a list."""


def goes_on(todo: Todo) -> str:
    """What stands first; nominations close by themselves."""
    return str(todo["options"][0])


def tells_something(todo: Todo) -> bool:
    return todo.get("key") == "clocktower.tell"


def fill_the_bag(teller: Person) -> None:
    """So many of each type as are wanted, and bluffs; until somebody is to be told something."""
    confirm = teller.at("confirm")
    while not tells_something(todo := teller.todo() or {}):
        if str(todo["key"]).startswith(MANY) and confirm.count():
            for option in todo["options"]:
                if confirm.is_enabled():
                    break
                teller.page.locator(f"[data-testid='option-{option}']").click()
            confirm.click()
        else:
            teller.do(todo, goes_on)
