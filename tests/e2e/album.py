"""What `make looks` has seen: pictures of a screen from everywhere, their faults, and the page that shows all."""

from __future__ import annotations

import html
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser

from tests.e2e.measure import faults_of, prepare
from tests.e2e.person import DESKTOP, PHONE, Person
from tests.e2e.site import Site

SIZES = {"phone": PHONE, "tablet": (820, 1180), "desk": DESKTOP}
VIEWS = [(size, theme, lang) for size in SIZES for theme, lang in (("dark", "zh"), ("light", "en"))]

NOW = """() => {
  const at = (id) => document.querySelector(`[data-testid=${id}]`);
  const table = at('table'), ask = at('ask');
  return {
    over: at('end') !== null,
    moment: document.querySelector('[data-testid=moment]:not([data-kind=brief])')?.dataset.kind ?? '',
    night: table?.dataset.phase?.includes('night') ?? false,
    asked: ask?.dataset.askKey ?? '',
    covered: at('open-card') !== null,
    offers: at('offers') !== null,
    ring: ask !== null && document.querySelector('[data-testid^=seat-][data-target=true]') !== null,
    many: document.querySelector('.cells.laid [data-testid=ask] .many :enabled[data-token]') !== null,
    talk: at('pace') !== null,
    out: at('seat-0')?.dataset.alive === 'false',
  };
}"""
Now = dict[str, Any]


class Shot(NamedTuple):
    """One picture, and what was wrong in it."""

    screen: str
    size: str
    theme: str
    lang: str
    faults: list[str]

    @property
    def file(self) -> str:
        return f"{self.screen}-{self.size}-{self.theme}-{self.lang}.png"


class Album:
    """Takes pictures into a folder."""

    def __init__(self, folder: Path, views: list[tuple[str, str, str]]) -> None:
        self.folder, self.views = folder, views
        self.shots: list[Shot] = []
        folder.mkdir(parents=True, exist_ok=True)

    def take(self, person: Person, screen: str) -> None:
        """Look at this screen from everywhere; leave it on a phone, in English."""
        for size, theme, lang in self.views:
            person.page.emulate_media(color_scheme="dark" if theme == "dark" else "light", reduced_motion="reduce")
            person.resize(SIZES[size])
            person.speak(lang)
            person.page.wait_for_function("(l) => document.documentElement.lang.startsWith(l)", arg=lang)
            now = person.page.evaluate(NOW)
            playing = person.at("table").count() > 0 and not now["over"] and not now["moment"]
            asked = bool(now["asked"]) and (not now["ring"] or now["offers"])
            faults = faults_of(person.page, asked=asked if playing else None)
            self.shots.append(Shot(screen, size, theme, lang, faults))
            person.page.screenshot(path=self.folder / self.shots[-1].file)
        person.resize(PHONE)
        person.speak("en")
        print(screen, *(f"  {fault}" for fault in self.faults_of(screen)), sep="\n", flush=True)

    def measure(self, person: Person, screen: str) -> None:
        """What lies over the page and keeps the language's switch from being pressed: as it stands."""
        self.shots.append(Shot(screen, "phone", "light", "en", faults_of(person.page)))
        person.page.screenshot(path=self.folder / self.shots[-1].file)
        print(screen, *(f"  {fault}" for fault in self.faults_of(screen)), sep="\n", flush=True)

    def faults_of(self, screen: str) -> list[str]:
        return [f"{s.size}, {s.theme}, {s.lang}: {f}" for s in self.shots if s.screen == screen for f in s.faults]

    def write(self) -> Path:
        """The page with all pictures."""
        rows = []
        for screen in dict.fromkeys(shot.screen for shot in self.shots):
            shots = [shot for shot in self.shots if shot.screen == screen]
            pictures = "".join(
                f'<a href="{s.file}"{" class=bad" if s.faults else ""}><img loading=lazy src="{s.file}"'
                f' alt="{s.size}, {s.theme}, {s.lang}"></a>'
                for s in shots
            )
            faults = "".join(f"<li>{html.escape(fault)}</li>" for fault in self.faults_of(screen))
            rows.append(f"<h2>{screen}</h2><div>{pictures}</div><ul>{faults}</ul>")
        page = self.folder / "index.html"
        page.write_text(HEAD + "\n".join(rows), encoding="utf-8")
        return page


HEAD = """<!doctype html><meta charset=utf-8><title>Looks</title><style>
  body { margin: 1rem; font: 14px system-ui; background: #26222f; color: #eee }
  div { display: flex; gap: 8px; overflow-x: auto } img { height: 420px; display: block }
  .bad { outline: 3px solid #ff7a66 } ul { color: #ff9d8c }
</style><h1>How every screen looks</h1>
"""


def comes(browser: Browser, site: Site, *, moments: bool = True, covers: bool = True) -> Person:
    person = Person(browser, site, "en", PHONE, "light", moments=moments, worker=True, covers=covers)
    prepare(person.page)
    return person
