/** What has just been opened comes into sight as a whole, wherever it scrolls: `use:inSight`. */
export function inSight(node: HTMLElement): void {
  node.scrollIntoView({ block: "nearest" });
}
