/** How large something is laid out. */
import type { Attachment } from "svelte/attachments";

/**
 * `take` gets the element whenever its size is another, first when the browser has laid it out by itself: `bind:clientWidth`
 * would ask it to do so as soon as the element is there, and once more when all the others are.
 */
export const sized =
  (take: (element: HTMLElement) => void): Attachment<HTMLElement> =>
  (element) => {
    const observer = new ResizeObserver(() => take(element));
    observer.observe(element);
    return () => observer.disconnect();
  };
