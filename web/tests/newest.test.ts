import { describe, expect, it } from "vitest";
import { Newest } from "../src/lib/newest.svelte";

/** A box whose `scrollTop` is held between its ends, as a browser does. */
function boxOf(scrollHeight: number, clientHeight: number) {
  let top = 0;
  return {
    scrollHeight,
    clientHeight,
    get scrollTop() {
      return top;
    },
    set scrollTop(wanted: number) {
      top = Math.max(0, Math.min(wanted, this.scrollHeight - this.clientHeight));
    },
  };
}

describe("a log that keeps its newest line in sight", () => {
  it("follows what comes", () => {
    const [box, newest] = [boxOf(500, 200), new Newest()];
    newest.keep(box);
    expect(box.scrollTop).toBe(300);
    box.scrollHeight = 900;
    newest.keep(box);
    expect(box.scrollTop).toBe(700);
  });

  it("lets go when somebody scrolls up, and takes up again at the end", () => {
    const [box, newest] = [boxOf(900, 200), new Newest()];
    newest.keep(box);
    box.scrollTop = 400;
    newest.look(box);
    expect(newest.following).toBe(false);
    newest.keep(box);
    expect(box.scrollTop).toBe(400);
    box.scrollTop = 690;
    newest.look(box);
    expect(newest.following).toBe(true);
  });

  it("is not let go by a question that takes the box its height before the scrolling is told", () => {
    const [box, newest] = [boxOf(900, 300), new Newest()];
    newest.keep(box);
    box.clientHeight = 150;
    newest.look(box);
    expect(newest.following).toBe(true);
    newest.keep(box);
    expect(box.scrollTop).toBe(750);
  });

  it("is not let go by a browser that scrolls by itself where lines are laid out anew", () => {
    const [box, newest] = [boxOf(900, 300), new Newest()];
    newest.keep(box);
    box.scrollHeight = 800; // a drawer beside it is gone
    box.scrollTop = 380;
    newest.look(box);
    expect(newest.following).toBe(true);
    newest.keep(box);
    expect(box.scrollTop).toBe(500);
  });

  it("is not let go by lines whose words come late", () => {
    const [box, newest] = [boxOf(900, 300), new Newest()];
    newest.keep(box);
    box.scrollHeight = 1200;
    newest.look(box);
    newest.keep(box);
    expect(box.scrollTop).toBe(900);
  });
});
