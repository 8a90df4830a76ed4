/** Parts that stand beside others and are shown when they come: nothing is broken while they cannot be had. */

const [SOON, LATE] = [2_000, 60_000];

/** Asked for until it is here, later each time. */
export async function byAndBy<Part>(part: () => Promise<Part>): Promise<Part> {
  for (let wait = SOON; ; wait = Math.min(2 * wait, LATE)) {
    try {
      return await part();
    } catch {
      await new Promise((go) => setTimeout(go, wait));
    }
  }
}

/** A style sheet that did not come is asked for again as well: what it dresses is not fetched a second time for it. */
export function mendSheets(): void {
  addEventListener(
    "error",
    ({ target: sheet }) => {
      if (!(sheet instanceof HTMLLinkElement) || sheet.rel !== "stylesheet") return;
      const again = sheet.cloneNode() as HTMLLinkElement;
      setTimeout(() => sheet.replaceWith(again), SOON);
    },
    true,
  );
}
