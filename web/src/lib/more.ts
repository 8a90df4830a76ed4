/** Whether there is more of a box than is in sight: a finger sees no bar beside it. */

/** Pixels that are no line. */
const SOME = 4;

/** To be attached to what scrolls: its `data-more` says where there is more, and `fading.css` lets it fade there. */
export function more(box: HTMLElement): () => void {
  const look = () => {
    const below = box.scrollHeight - box.clientHeight - box.scrollTop > SOME;
    const aside = box.scrollWidth - box.clientWidth - Math.abs(box.scrollLeft) > SOME;
    const where = below ? (aside ? "below aside" : "below") : aside ? "aside" : "";
    if (box.dataset.more !== where) box.dataset.more = where;
  };
  const sizes = new ResizeObserver(look);
  const watch = () => {
    sizes.disconnect();
    for (const seen of [box, ...box.children]) sizes.observe(seen);
  };
  const parts = new MutationObserver(watch);
  watch();
  parts.observe(box, { childList: true });
  box.addEventListener("scroll", look, { passive: true });
  return () => {
    sizes.disconnect();
    parts.disconnect();
    box.removeEventListener("scroll", look);
  };
}
