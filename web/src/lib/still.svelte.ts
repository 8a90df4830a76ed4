/**
 * The moment after something has gone or moved: a finger on its way to that would press what lies there now, so a press is not
 * taken. What is still keeps the focus: who uses the keyboard does not lose their place.
 */

/** Milliseconds in which a press was meant for what stood there before. */
const GRACE = 500;

export class Still {
  /** Whether a press is not taken just now. */
  now = $state(false);
  private ends: ReturnType<typeof setTimeout> | undefined;

  /** Something has moved: a press counts again when nothing has for as long. */
  begin(): void {
    clearTimeout(this.ends);
    this.now = true;
    this.ends = setTimeout(() => (this.now = false), GRACE);
  }
}
