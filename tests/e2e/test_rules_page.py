"""The rules: everything in both languages, found by searching and by link, at hand at the table, fit for paper."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import duskbell
from tests.e2e.conftest import Welcome
from tests.e2e.person import DESKTOP
from tests.e2e.site import UNHURRIED, Site
from tests.e2e.test_looks import SOME, comes_to_be_looked_at, look

pytestmark = pytest.mark.e2e


def test_every_game_has_its_rules_roles_and_options(welcome: Welcome) -> None:
    person = comes_to_be_looked_at(welcome)
    person.go("/rules")
    for game in duskbell.GAMES:
        person.at(f"rules-game-{game}").get_by_role("link").click()
        expect(person.page).to_have_url(f"{person.site.url}/rules/{game}")
        for role in duskbell.GAMES[game].roles:
            expect(person.at(f"rules-role-{role}")).to_be_visible()
        expect(person.at("rules").locator("section").nth(10)).to_be_attached()
        expect(person.page.locator("#options dt")).to_have_count(len(duskbell.GAMES[game].Options.__struct_fields__))
        look(person, f"rules-{game}", SOME)
        person.page.go_back()
    look(person, "rules")


@pytest.mark.parametrize(
    ("lang", "search", "role", "chapter", "others"),
    [
        ("en", "QUEEN", "villager", "deal", ["night", "vote"]),
        ("en", "shaken head", "killer", "night", ["deal", "vote"]),
        ("zh", "红桃天使", "angel_of_hearts", "night", ["vote", "dusk"]),
    ],
)
def test_searching_leaves_what_has_the_words(
    welcome: Welcome, lang: str, search: str, role: str, chapter: str, others: list[str]
) -> None:
    person = welcome(lang=lang, size=DESKTOP)
    person.go("/rules/mafia")
    expect(person.page.locator(f"#{chapter}")).to_be_visible()
    person.at("rules-search").fill(search)
    expect(person.page.locator(f"#{chapter}")).to_be_visible()
    expect(person.page.locator(f"#{chapter} mark").first).to_have_text(search.split()[0], ignore_case=True)
    for other in others:
        expect(person.page.locator(f"#{other}")).to_have_count(0)
    expect(person.at(f"rules-role-{role}")).to_have_count(1 if role == "angel_of_hearts" else 0)
    expect(person.at("rules-found")).not_to_be_empty()
    person.at("rules-search").fill("zzz")
    expect(person.page.locator("main section")).to_have_count(0)
    person.check_words()


def test_cards_areas_and_what_a_character_is_after_are_explained(welcome: Welcome) -> None:
    person = welcome(size=DESKTOP)
    person.go("/rules/shadow_hunters")
    for chapter, term, text in [
        ("move", "4, 5 · Underworld Gate", "whichever of the three decks"),
        ("hermit", "Hermit's Slap × 2", "A Hunter takes 1 damage."),
        ("white", "Holy Water × 2", "You heal 2."),
        ("black", "Machine Gun", "hits everybody in your range"),
    ]:
        line = person.page.locator(f"#{chapter} li").filter(has_text=term)
        expect(line).to_contain_text(text)
    expect(person.at("rules-role-bob")).to_contain_text("5 equipment cards")
    person.at("rules-search").fill("talisman dynamite")
    expect(person.page.locator("#white")).to_be_visible()
    expect(person.page.locator("#hermit")).to_have_count(0)
    person.check_words()


def test_a_link_leads_to_a_role_or_a_chapter(welcome: Welcome) -> None:
    person = welcome()
    for anchor in ("role-angel_of_diamonds", "vote", "every"):
        person.go("/favicon.svg")  # from outside, not from chapter to chapter
        person.go(f"/rules/mafia#{anchor}")
        place = person.page.locator(f"#{anchor}")
        expect(place).to_be_focused()
        expect(place).to_be_in_viewport()
    person.at("rules-search").fill("zzz")
    person.page.evaluate("location.hash = 'role-killer'")
    expect(person.at("rules-role-killer")).to_be_focused()  # a search hides no place that is linked to


def test_rules_change_their_language_in_place(welcome: Welcome) -> None:
    person = welcome(size=DESKTOP)
    person.go("/rules/mafia")
    expect(person.page.locator("#night-head")).to_have_text("The night")
    person.speak("zh")
    expect(person.page.locator("#night-head")).to_have_text("夜晚")
    person.check_words()


def test_a_game_that_is_not_here(welcome: Welcome) -> None:
    person = welcome()
    person.go("/rules/chess")
    expect(person.page.get_by_role("link", name="All games")).to_be_visible()
    person.check_words()


def test_on_paper_there_is_only_the_text(welcome: Welcome) -> None:
    person = welcome(theme="dark")
    person.go("/rules/mafia")
    expect(person.page.locator("#night")).to_be_visible()
    person.page.emulate_media(media="print")
    expect(person.page.locator("#night")).to_be_visible()
    for hidden in ("rules-search", "rules-print", "theme"):
        expect(person.at(hidden)).to_be_hidden()


def test_the_rules_are_at_hand_at_the_table(welcome: Welcome, site: Site) -> None:
    person = welcome()
    person.sit(site.lay(6, options=UNHURRIED, seed=1))  # a table that is not over before it is looked at
    address = person.page.url
    person.click("seat-menu")
    person.at("panel-menu").get_by_test_id("menu-rules").click()
    drawer = person.at("rules-drawer")
    expect(drawer.get_by_test_id("rules-role-killer")).to_be_attached()
    drawer.get_by_text("Contents").click()
    drawer.get_by_role("link", name="The vote").click()
    expect(drawer.locator("#rules-vote")).to_be_in_viewport()
    person.check_words()
    person.page.keyboard.press("Escape")
    expect(drawer).to_be_hidden()
    expect(person.at("table")).to_be_visible()
    assert person.page.url == address
