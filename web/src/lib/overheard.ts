/** What is said in the gallery, by those who watch. */

/** What is said in the gallery after saying `since`, to whoever has entered. */
export interface GalleryNews {
  type: "gallery";
  since: number;
  you: number;
  open: boolean;
  muted: number[];
  said: Overheard[];
}

export interface Overheard {
  n: number;
  by: number;
  name: string;
  text: string;
  hidden: boolean;
}
