/** The line along the top of the page, where a table puts its hour and its clock. */
import type { Attachment } from "svelte/attachments";

class Head {
  /** Where in that line there is room for it. */
  place = $state.raw<HTMLElement | null>(null);
  /** Whether something stands there. */
  busy = $state(false);

  /** Stands up there, too, in place of the hour: what is said of the line to the table moves nothing below. */
  readonly lend: Attachment = (node) => {
    this.place?.append(node);
    return () => node.remove();
  };

  /** Stands up there as long as it is there at all; it stays part of whatever it was written in. */
  readonly wear: Attachment = (node) => {
    this.place?.append(node);
    this.busy = true;
    return () => {
      node.remove();
      this.busy = false;
    };
  };
}

export const head = new Head();
