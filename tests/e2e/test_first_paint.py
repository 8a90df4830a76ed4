"""What is there before any script has come."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.site import Site

pytestmark = pytest.mark.e2e


def test_the_page_begins_before_its_scripts(browser: Browser, site: Site) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(site.url)
    expect(page.get_by_text("Duskbell 暮钟", exact=True)).to_be_visible()
    context.close()
