/** Points as they are shown: no needless zeros, and a true minus. */
export const pointsOf = (text: string): string => String(Number(text)).replace("-", "−");
