/** Whether what is written below keeps its newest line in sight: until somebody scrolls up, and again from the end on. */

/** So near to its end counts as there. */
const NEAR = 80;

type Box = Pick<HTMLElement, "scrollTop" | "scrollHeight" | "clientHeight">;

export class Newest {
  following = $state(true);
  /** Where it was last. */
  private top = 0;

  /** After any scrolling. What grows, or a box that shrinks, leaves the end without anybody's finger: then it follows on. */
  look(box: Box): void {
    if (box.scrollHeight - box.scrollTop - box.clientHeight < NEAR) this.following = true;
    else if (box.scrollTop < this.top) this.following = false;
    this.top = box.scrollTop;
  }

  /** Something has come, or has changed its size. */
  keep(box: Box | null): void {
    if (box && this.following) this.toEnd(box);
  }

  toEnd(box: Box): void {
    this.following = true;
    box.scrollTop = box.scrollHeight;
    this.top = box.scrollTop;
  }
}
