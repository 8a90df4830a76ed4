/** Where a cup's pages are. */
export const cupPath = (cup: string, ...rest: string[]) => `/cup/${[cup, ...rest].map(encodeURIComponent).join("/")}`;
