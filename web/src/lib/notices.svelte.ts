import type { Fault } from "./protocol";

export interface Notice {
  id: number;
  fault: Fault;
  of: string;
}

/** Everything that went wrong and has not been put away yet. `of` says in answer to what. */
class Notices {
  list = $state<Notice[]>([]);
  private next = 1;

  add(fault: Fault, of = ""): void {
    const same = this.list.find((notice) => notice.fault.key === fault.key && notice.fault.message === fault.message);
    const others = this.list.filter((notice) => notice !== same);
    this.list = [...others.slice(-2), { id: this.next++, fault, of }];
  }

  drop(id: number): void {
    this.list = this.list.filter((notice) => notice.id !== id);
  }

  /** What was refused has now succeeded: its complaint is history. */
  settle(of: string): void {
    this.list = this.list.filter((notice) => notice.of !== of);
  }

  clear(): void {
    this.list = [];
  }
}

export const notices = new Notices();
