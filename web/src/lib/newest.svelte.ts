/** Whether what is written below keeps its newest line in sight: until somebody scrolls up, and again from the end on. */

/** So near to its end counts as there. */
const NEAR = 80;

type Box = Pick<HTMLElement, "scrollTop" | "scrollHeight" | "clientHeight">;

export class Newest {
  following = $state(true);
  /** Where it was last, and how tall. */
  private top = 0;
  private tall = "";

  /**
   * After any scrolling. What grows, or a box that shrinks, leaves the end without anybody's finger, and so does a browser that
   * holds a line where it was while all is laid out anew: then it follows on.
   */
  look(box: Box): void {
    const tall = `${box.scrollHeight} ${box.clientHeight}`;
    if (box.scrollHeight - box.scrollTop - box.clientHeight < NEAR) this.following = true;
    else if (box.scrollTop < this.top && tall === this.tall) this.following = false;
    [this.top, this.tall] = [box.scrollTop, tall];
  }

  /** Something has come, or has changed its size. */
  keep(box: Box | null): void {
    if (box && this.following) this.toEnd(box);
  }

  toEnd(box: Box): void {
    this.following = true;
    box.scrollTop = box.scrollHeight;
    [this.top, this.tall] = [box.scrollTop, `${box.scrollHeight} ${box.clientHeight}`];
  }
}
