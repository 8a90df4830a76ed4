/** The room that somebody means: its code, however it was written down, or a whole link. Empty where none is named. */
export function codeOf(written: string): string {
  return written
    .trim()
    .replace(/[?#].*$/, "")
    .replace(/\/+$/, "")
    .replace(/^.*\//, "")
    .replace(/[\s-]/g, "")
    .toLowerCase();
}
