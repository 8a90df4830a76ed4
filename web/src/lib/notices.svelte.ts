import type { Fault } from "./protocol";

export interface Notice {
  id: number;
  fault: Fault;
  of: string;
  /** Whether nothing is wrong: it is only said. */
  calm: boolean;
}

/** Milliseconds for which what is only said stands there. */
const SAID = 10_000;

/** What went wrong last, and what else is to be said and has not been put away yet. `of` says in answer to what. */
class Notices {
  list = $state<Notice[]>([]);
  private next = 1;

  /** Says something that is no fault, for a while: in its words, where they are made already. */
  tell(key: string, message = ""): void {
    const id = this.put({ key, message }, "", true);
    setTimeout(() => this.drop(id), SAID);
  }

  add(fault: Fault, of = ""): void {
    this.put(fault, of, false);
  }

  private put(fault: Fault, of: string, calm: boolean): number {
    const id = this.next++;
    const others = this.list.filter(
      (notice) => (calm || notice.calm) && (notice.fault.key !== fault.key || notice.fault.message !== fault.message),
    );
    this.list = [...others.slice(-2), { id, fault, of, calm }];
    return id;
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
