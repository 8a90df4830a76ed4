/** A word that is wider than a tile beside many others, or a name of several. */
const WIDE = /[A-Za-z]{7}|.{12}/;

/** Whether a role's name stands in smaller letters on a narrow tile. */
export const isWide = (name: string) => WIDE.test(name);
