/** What pictures to share are drawn with, as SVG in attributes alone: colours, fonts, words that fit, emblems, the ground. */
import type { Tone } from "../look/emblems";

export const FONT =
  "system-ui, -apple-system, 'Segoe UI', Roboto, 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', sans-serif";
export const DISPLAY = "'Songti SC', 'Noto Serif CJK SC', 'Noto Serif SC', Palatino, Georgia, serif";

/** How wide a text is, in pixels. */
export type Measure = (text: string, font: string) => number;

export const TONES: Record<Tone, string> = { evil: "#ff9aa0", kind: "#9cc8ff", self: "#f2cc6a" };
export const [NIGHT, DUSK, TEXT, MUTED, LAMP, ROOFS, WINDOW] = [
  "#171220",
  "#3d2338",
  "#f5eee0",
  "#c3b8cb",
  "#f4bb5c",
  "#0d0a15",
  "#f0b04c",
];
export const [PAPER, INK, ASH, ASH_PAPER] = ["#fff4df", "#23192e", "#3c3547", "#857c92"];
export const BELL = "M10 34q5-5 5-15 0-11 9-11t9 11q0 10 5 15zM24 8V4M20 40q4 4 8 0";
/** A name or a title that is too long is set so much smaller before it is cut. */
const LEAST = 0.55;
/** Below the seats, for the address. */
export const FOOT = 24;
const ELLIPSIS = "…";

const escape = (text: string) => text.replace(/[<>&"]/g, (sign) => `&#${sign.codePointAt(0)};`);

/** A text in no more than this width: what does not fit ends in dots. */
export function cut(text: string, width: number, font: string, measure: Measure): string {
  if (measure(text, font) <= width) return text;
  const letters = [...text];
  while (letters.length && measure(letters.join("") + ELLIPSIS, font) > width) letters.pop();
  return letters.join("").trimEnd() + ELLIPSIS;
}

/** A text in lines of at most this width: broken at spaces, and between characters where a script has none. */
export function wrap(text: string, width: number, most: number, font: string, measure: Measure): string[] {
  const parts = text.match(/[\p{Script=Han}][，。；：、！？）”]*|[^\s\p{Script=Han}]+\s*|\s+/gu) ?? [];
  const lines: string[] = [];
  let line = "";
  parts.forEach((part, place) => {
    if (lines.length === most) return;
    if (measure((line + part).trimEnd(), font) <= width || !line) line += part;
    else if (lines.length === most - 1) {
      lines.push(cut(line + parts.slice(place).join(""), width, font, measure));
      line = "";
    } else {
      lines.push(line.trimEnd());
      line = part;
    }
  });
  if (line.trim() && lines.length < most) lines.push(cut(line.trimEnd(), width, font, measure));
  return lines;
}

/** A text at the size at which it fits, and cut where it would be too small to be read. */
export function squeezed(
  text: string,
  width: number,
  size: number,
  weight: number,
  measure: Measure,
): [string, number] {
  let fits = size;
  while (fits > size * LEAST && measure(text, `${weight} ${fits}px ${FONT}`) > width) fits -= size / 20;
  return [cut(text, width, `${weight} ${fits}px ${FONT}`, measure), fits];
}

/** The largest size at which a text fits. */
export function fit(text: string, width: number, size: number, measure: Measure): number {
  let fits = size;
  while (fits > size / 3 && measure(text, `700 ${fits}px ${DISPLAY}`) > width) fits -= 2;
  return fits;
}

export const words = (x: number, y: number, size: number, fill: string, said: string, rest = "") =>
  `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}" ${rest}>${escape(said)}</text>`;

export function emblem(drawing: string, x: number, y: number, size: number, colour: string): string {
  return drawing
    ? `<g transform="translate(${x} ${y}) scale(${size / 48})" color="${colour}" fill="none" stroke="${colour}" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round">${drawing}</g>`
    : "";
}

/** Roofs along the foot, here and there a light. */
function roofs(width: number, height: number): string {
  const tall = Math.round(height * 0.14);
  let [at, path, lights] = [0, `M0 ${height}`, ""];
  for (let n = 0; at < width; n++) {
    const wide = 44 + ((n * 37) % 52);
    const top = height - tall + ((n * 53) % 60);
    path += `V${top + 14}l${wide / 2}-${n % 3 ? 14 : 26} ${wide / 2} ${n % 3 ? 14 : 26}`;
    if (n % 2) lights += `M${at + wide / 3} ${top + 44}h6v8h-6z`;
    at += wide;
  }
  return `<path d="${path}V${height}z" fill="${ROOFS}"/><path d="${lights}" fill="${WINDOW}" opacity=".55"/>`;
}

/** The evening that every picture has for its ground. */
export const ground = (width: number, height: number): string =>
  `<defs><radialGradient id="glow" cx=".7" cy=".25" r=".75"><stop stop-color="${DUSK}"/><stop offset="1" stop-color="${NIGHT}"/></radialGradient></defs>` +
  `<rect width="${width}" height="${height}" fill="${NIGHT}"/><rect width="${width}" height="${height}" fill="url(#glow)"/>` +
  roofs(width, height);

/** The bell with what was played beside it, on a line of this height. */
export function heading(title: string, x: number, y: number, size: number, inner: number, measure: Measure): string {
  const [said, letters] = squeezed(title, inner - size * 2, size, 700, measure);
  return (
    `<g transform="translate(${x - 4} ${y - size}) scale(${(size * 1.3) / 48})" fill="none" stroke="${LAMP}" stroke-width="3" stroke-linecap="round"><path d="${BELL}"/></g>` +
    words(x + size * 1.6, y, letters, TEXT, said, 'font-weight="700"')
  );
}

/** Where whoever sees it may play, at the foot. */
export function footing(
  address: string,
  width: number,
  height: number,
  margin: number,
  size: number,
  measure: Measure,
) {
  const [said, letters] = squeezed(address, width - 2 * margin, size, 700, measure);
  return words(width - margin, height - margin / 3, letters, LAMP, said, 'text-anchor="end" font-weight="700"');
}

export const sheet = (width: number, height: number, parts: string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="${FONT}">${parts.join("")}</svg>`;
