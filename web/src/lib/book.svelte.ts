/** The rules beside what one looks at: wherever a role's name stands, one tap opens its rule there. */

class Book {
  /** Where it lies open, by an anchor of the rules: "" is their beginning; null: it does not. */
  place = $state<string | null>(null);
  /** How many parts of the page could show it now: without any, a link leads to the rules by themselves. */
  private shelves = 0;

  /** For `onclick` of a link to a role's rule; new-tab clicks are the browser's. */
  read(event: MouseEvent, role: string): void {
    if (!this.shelves || event.button || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    this.place = `role-${role}`;
  }

  /** As long as the caller is there, it shows the rules. */
  shelve(): void {
    $effect(() => {
      this.shelves++;
      return () => {
        this.shelves--;
        this.place = null;
      };
    });
  }
}

export const book = new Book();
