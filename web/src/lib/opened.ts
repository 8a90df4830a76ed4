/**
 * What lies open over the page: drawers, sheets, dialogs. The browser's Back closes the last of them before it leaves. While
 * anything is open, one entry of the history more stands for it; when all is closed, that entry is stepped over, so nobody
 * presses Back for nothing.
 */

interface Guard {
  guard?: boolean;
}

class Opened {
  private readonly open: (() => void)[] = [];
  /** Where the page was when the history was last looked at, and whether on such an entry. */
  private path = location.pathname;
  private stood = false;

  constructor() {
    addEventListener("popstate", this.back);
  }

  /** Something has opened that `close` closes. Returns what to call when it has closed by itself. */
  push(close: () => void): () => void {
    this.guard();
    this.open.push(close);
    return () => {
      const place = this.open.lastIndexOf(close);
      if (place >= 0) this.open.splice(place, 1);
    };
  }

  private guard(): void {
    if (!this.guarded) history.pushState({ ...(history.state as Guard | null), guard: true } satisfies Guard, "");
    this.note();
  }

  private get guarded(): boolean {
    return (history.state as Guard | null)?.guard === true;
  }

  private note(): void {
    this.path = location.pathname;
    this.stood = this.guarded;
  }

  private readonly back = (): void => {
    const left = this.stood && !this.guarded && this.path === location.pathname;
    this.note();
    if (!left) return;
    const close = this.open.pop();
    if (!close) history.back();
    else {
      if (this.open.length) this.guard(); // the next Back is for what still lies below
      close();
    }
  };
}

export const opened = new Opened();
