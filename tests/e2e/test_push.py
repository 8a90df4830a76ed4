"""A letter of the server's, pushed to the page's own service worker: what the notice says, and where a tap leads."""

from __future__ import annotations

from typing import Any

import pytest

from duskbell.server.push.letter import content
from tests.e2e.conftest import Welcome
from tests.e2e.site import UNHURRIED, Site

pytestmark = pytest.mark.e2e

NOTICES = "registration.getNotifications().then((all) => all.map(({ title, body, data }) => ({ title, body, data })))"
LED = """() => {
  self.led = [];
  self.looked = self.shown = 0;
  const show = registration.showNotification.bind(registration);
  registration.showNotification = (...what) => show(...what).finally(() => shown++);
  const all = clients.matchAll.bind(clients);
  clients.matchAll = (what) => all(what).finally(() => looked++);
  clients.openWindow = async (url) => void led.push(["open", url]);
  WindowClient.prototype.focus = async function () { led.push(["focus", this.url]); };
}"""
"""Nobody has pressed anything here, so the browser would lead nowhere: note where to. And how often who is there has
been looked at, how many notices stand.
"""
SHOWN = """async (sent) => {
  for (let n = 0; n < 1200 && shown < sent; n++) await new Promise((go) => setTimeout(go, 50));
}"""
"""Nobody asks for the notices while one is on its way: the browser would take it for one long closed, and drop it."""
LOOKED = """async () => {
  for (let n = 0; n < 1200 && !looked; n++) await new Promise((go) => setTimeout(go, 50));
}"""
GONE = """async (table) => {
  const all = { type: "window", includeUncontrolled: true };
  const stays = async () => (await clients.matchAll(all)).some(({ url }) => url === table);
  for (let n = 0; n < 1200 && (await stays()); n++) await new Promise((go) => setTimeout(go, 50));
}"""
"""A busy browser takes a while to let go of a page that was left; so long it counts as looked at."""
TAP = """async () => {
  led.length = 0;
  const [notification] = await registration.getNotifications();
  const event = new NotificationEvent("notificationclick", { notification });
  dispatchEvent(event);
  for (let n = 0; n < 1200 && !led.length; n++) await new Promise((go) => setTimeout(go, 50));
  return [led, (await registration.getNotifications()).length];
}"""


def test_a_letter_says_that_the_table_waits_and_leads_there(welcome: Welcome, site: Site) -> None:
    seat, person = site.lay(6, options=UNHURRIED), welcome(worker=True)
    person.context.grant_permissions(["notifications"], origin=site.url)
    person.sit(seat)
    table = f"{site.url}/r/{seat.room}"
    person.page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    if not person.context.service_workers:
        person.context.wait_for_event("serviceworker")
    worker, line = person.context.service_workers[0], person.context.new_cdp_session(person.page)
    known = list[dict[str, Any]]()
    line.on("ServiceWorker.workerRegistrationUpdated", lambda told: known.extend(told["registrations"]))
    line.send("ServiceWorker.enable")
    while not known:
        person.page.wait_for_timeout(20)

    def deliver(lang: str) -> None:
        data = content(seat.room, lang).decode()
        letter = {"origin": site.url, "registrationId": known[0]["registrationId"], "data": data}
        line.send("ServiceWorker.deliverPushMessage", letter)

    worker.evaluate(LED)
    deliver("zh-CN")  # whoever looks at the table is told nothing
    worker.evaluate(LOOKED)
    for sent, (lang, title, body, leads) in enumerate(
        (
            ("en", "The table waits for you", "Open it when you have a moment.", "open"),
            ("zh-CN", "牌桌在等你", "有空时打开看看。", "focus"),
        ),
        start=1,
    ):
        person.go("/rules")
        worker.evaluate(GONE, table)
        deliver(lang)
        worker.evaluate(SHOWN, sent)
        assert worker.evaluate(NOTICES) == [{"title": title, "body": body, "data": table}]
        if leads == "focus":
            person.sit(seat)
        assert worker.evaluate(TAP) == [[[leads, table]], 0]
