/** So long until it is taken for shown: who looks elsewhere is shown no pictures. */
const LONG = 100;

/** When the next picture of the page is shown: what a finger has just touched comes first, and what follows from it after that. */
export const picture = () =>
  new Promise<void>((shown) => {
    setTimeout(shown, LONG);
    requestAnimationFrame(() => setTimeout(shown));
  });
