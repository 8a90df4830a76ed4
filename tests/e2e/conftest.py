"""One server and one Chromium for these tests; a browser context of their own for every person."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeVar

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.e2e.cups import ClubSite
from tests.e2e.person import PHONE, Person, Size
from tests.e2e.site import Site, page_is_built

CHROMIUM = "/usr/bin/chromium"
OFF = (
    "WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup,"
    # The last such list counts alone: what Playwright switches off is named again.
    "AimEnabled,AvoidCorsURLLoaderRestartOnRedirect,AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,"
    "HttpsFirstBalancedModeAutoEnable,HttpsUpgrades,LensOverlay,MediaRouter,NetworkTimeServiceQuerying,"
    "OptimizationHints,PaintHolding,PreconnectToSearch,TcpPortRandomizationWin,ThirdPartyStoragePartitioning"
)
"""What Chromium has and nobody sees here: each window would draw the list below its address bar, at twice the cost of
drawing ours.
"""
ARGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--in-process-gpu",  # these two spare a tenth of the CPU time
    "--num-raster-threads=1",
    f"--disable-features={OFF}",
)
Welcome = Callable[..., Person]
S = TypeVar("S", bound=Site)

expect.set_options(timeout=120_000)


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    # Closed with the package: while it is open, no other test of this process can run an event loop.
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(ARGS))
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    yield from _serve(Site(tmp_path_factory.mktemp("site")))


@pytest.fixture
def own_site(tmp_path: Path) -> Iterator[Site]:
    """A server that the test may kill."""
    yield from _serve(Site(tmp_path))


@pytest.fixture
def welcome(browser: Browser, site: Site, request: pytest.FixtureRequest) -> Iterator[Welcome]:
    """Lets a person come: `welcome(lang="zh", size=DESKTOP, theme="dark")`. At the end nothing may have gone wrong."""
    if "own_site" in request.fixturenames:
        request.getfixturevalue("own_site")  # goes after everybody has left it
    people: list[Person] = []

    def come(lang: str = "en", size: Size = PHONE, theme: str = "light", to: Site = site, **more: bool) -> Person:
        people.append(Person(browser, to, lang, size, theme, **more))
        return people[-1]

    yield come
    for person in people:
        person.context.close()
    for person in people:
        person.check_clean()


@pytest.fixture(scope="module")
def club_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ClubSite]:
    """A server whose clock the tests turn."""
    yield from _serve(ClubSite(tmp_path_factory.mktemp("club")))


def _serve(site: S) -> Iterator[S]:
    if not page_is_built():
        pytest.fail("The page is not built, so there is nothing to look at: say `make page`.", pytrace=False)
    try:
        site.start()
        yield site
    finally:
        site.kill()
