/**
 * The picture of a finished game, 1200 × 630 or 1080 × 1920, as SVG in attributes alone: it is looked at as it is, and drawn
 * on a canvas to be sent or kept. It knows no page: words, drawings and how wide a text is are handed to it.
 */
import { pair, ROUND, SQUARE, type Face } from "../look/avatars";
import type { Tone } from "../look/emblems";

export interface Sitter {
  no: number;
  /** "" for whoever asked not to be named. */
  name: string;
  face: Face | null;
  dead: boolean;
  /** Whether it has won: its face is framed. */
  won: boolean;
  /** The drawing of its role on a 48 grid, or "". */
  emblem: string;
  /** What its role is called, or "". */
  role: string;
  tone: Tone;
}

export interface Subject {
  title: string;
  headline: string;
  tone: Tone;
  /** What happened, in sentences. */
  line: string;
  /** In the order of the sides. */
  seats: Sitter[];
  address: string;
}

export interface Format {
  width: number;
  height: number;
  margin: number;
  headline: number;
  text: number;
  /** Lines of text at most. */
  lines: number;
  /** Seats in a row at most, and how tall what is above them is at most. */
  row: number;
  top: number;
}

export const FORMATS = {
  wide: { width: 1200, height: 630, margin: 60, headline: 76, text: 30, lines: 3, row: 12, top: 372 },
  tall: { width: 1080, height: 1920, margin: 72, headline: 104, text: 42, lines: 5, row: 5, top: 760 },
} satisfies Record<string, Format>;
export type Shape = keyof typeof FORMATS;

export const FONT =
  "system-ui, -apple-system, 'Segoe UI', Roboto, 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', sans-serif";
export const DISPLAY = "'Songti SC', 'Noto Serif CJK SC', 'Noto Serif SC', Palatino, Georgia, serif";

/** How wide a text is, in pixels. */
export type Measure = (text: string, font: string) => number;

const TONES: Record<Tone, string> = { evil: "#ff9aa0", kind: "#9cc8ff", self: "#f2cc6a" };
const [NIGHT, DUSK, TEXT, MUTED, LAMP, ROOFS, WINDOW] = [
  "#171220",
  "#3d2338",
  "#f5eee0",
  "#c3b8cb",
  "#f4bb5c",
  "#0d0a15",
  "#f0b04c",
];
const [PAPER, INK, ASH, ASH_PAPER] = ["#fff4df", "#23192e", "#3c3547", "#857c92"];
const BELL = "M10 34q5-5 5-15 0-11 9-11t9 11q0 10 5 15zM24 8V4M20 40q4 4 8 0";
/** A name or a title that is too long is set so much smaller before it is cut. */
const LEAST = 0.65;
/** Below the seats, for the address. */
const FOOT = 24;
/** So many seats at most have room for what their roles are called. */
const CALLED = 15;
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
function squeezed(text: string, width: number, size: number, weight: number, measure: Measure): [string, number] {
  let fits = size;
  while (fits > size * LEAST && measure(text, `${weight} ${fits}px ${FONT}`) > width) fits -= size / 20;
  return [cut(text, width, `${weight} ${fits}px ${FONT}`, measure), fits];
}

/** The largest size at which a text fits. */
function fit(text: string, width: number, size: number, measure: Measure): number {
  let fits = size;
  while (fits > size / 3 && measure(text, `700 ${fits}px ${DISPLAY}`) > width) fits -= 2;
  return fits;
}

function face({ face, dead, won }: Sitter, x: number, y: number, size: number): string {
  if (!face) return "";
  const { animal, ground, square } = face;
  const paper = dead ? ASH_PAPER : PAPER;
  const bed = dead ? ASH : ground;
  const [ex, ey, er] = animal.eye;
  const eye = animal.dark ? paper : INK;
  const parts = [`<path d="${square ? SQUARE : ROUND}" fill="${bed}"/>`];
  if (animal.horn)
    parts.push(`<path d="${animal.horn}" fill="none" stroke="${paper}" stroke-width="3.4" stroke-linecap="round"/>`);
  parts.push(`<path d="${animal.mask}" fill="${paper}"/>`);
  if (animal.soft) parts.push(`<path d="${animal.soft}" fill="${bed}" fill-opacity=".38"/>`);
  if (animal.ink) parts.push(`<path d="${animal.ink}" fill="${INK}"/>`);
  if (animal.line)
    parts.push(`<path d="${animal.line}" fill="none" stroke="${INK}" stroke-width="1.5" stroke-linecap="round"/>`);
  parts.push(
    dead
      ? `<path d="${[ex, 48 - ex].map((at) => `M${at - 2.5} ${ey - 2.5}l5 5m0-5l-5 5`).join("")}" fill="none" stroke="${eye}" stroke-width="2" stroke-linecap="round"/>`
      : `<path d="${pair(ex, ey, er)}" fill="${eye}"/>`,
  );
  if (won) parts.push(`<path d="${square ? SQUARE : ROUND}" fill="none" stroke="${LAMP}" stroke-width="2.5"/>`);
  return `<g transform="translate(${x} ${y}) scale(${size / 48})">${parts.join("")}</g>`;
}

const words = (x: number, y: number, size: number, fill: string, said: string, rest = "") =>
  `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}" ${rest}>${escape(said)}</text>`;

function emblem(drawing: string, x: number, y: number, size: number, colour: string): string {
  return drawing
    ? `<g transform="translate(${x} ${y}) scale(${size / 48})" color="${colour}" fill="none" stroke="${colour}" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round">${drawing}</g>`
    : "";
}

/** Roofs along the foot, here and there a light. */
function roofs({ width, height }: Format): string {
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

interface Grid {
  row: number;
  cell: number;
  step: number;
  /** Of number and name. */
  small: number;
  face: number;
}

/** What a role is called, at the size at which it fits; in two lines where it is long, so that no name loses its end. */
function calledIn(role: string, width: number, small: number, measure: Measure): { lines: string[]; size: number } {
  const [line, size] = squeezed(role, width, small, 600, measure);
  if (line === role) return { lines: [role], size };
  const lower = small * 0.8;
  return { lines: wrap(role, width, 2, `600 ${lower}px ${FONT}`, measure), size: lower };
}

const roomBelow = (top: number, form: Format) => form.height - top - form.margin / 2 - FOOT;

/** Face and emblem with number and name between them, and what the role is called below, so many in a row: what the next row and the next seat leave. */
function gridOf(roles: string[], row: number, form: Format, top: number, measure: Measure): Grid {
  const count = roles.length;
  const rows = Math.ceil(count / row);
  const cell = Math.min((form.width - 2 * form.margin) / row, form.height / 4);
  const step = Math.min(roomBelow(top, form) / rows, cell * 1.75);
  const small = Math.max(13, Math.round(Math.min(cell * 0.66, step * 0.46) * 0.26));
  const tall = step * (rows > 1 ? 0.9 : 0.97); // nothing touches a face of the next row
  const twofold = roles.some((role) => calledIn(role, cell - 6, small, measure).lines.length > 1);
  const lines = small * (count > CALLED ? 2.75 : twofold ? 4.8 : 4);
  return { row, cell, step, small, face: Math.min(cell * 0.66, (tall - lines) / 1.38) };
}

/** The seats in even rows below the words, as large as they can be. */
function seats(subject: Subject, form: Format, above: number, measure: Measure): string {
  const count = subject.seats.length;
  const grids = Array.from({ length: Math.min(count, form.row) }, (_, n) =>
    gridOf(
      subject.seats.map(({ role }) => role),
      n + 1,
      form,
      above,
      measure,
    ),
  );
  const { row, cell, step, small, face: size } = grids.reduce((best, grid) => (grid.face > best.face ? grid : best));
  const rows = Math.ceil(count / row);
  const top = above + Math.max(0, roomBelow(above, form) - rows * step) / 3; // nearer to what is said of them
  const named = subject.seats.some(({ name }) => name);
  return subject.seats
    .map((sitter, n) => {
      const line = Math.floor(n / row);
      const inLine = line === rows - 1 ? count - line * row : row;
      const middle = form.width / 2 + ((n % row) - (inLine - 1) / 2) * cell;
      const y = top + line * step;
      const [label, letters] = squeezed(sitter.name, cell - 6, small, 400, measure);
      const below = y + size + small * 1.25;
      const lower = below + small * (named ? 1.5 : 0.4);
      const called = calledIn(sitter.role, cell - 6, small, measure);
      return [
        face(sitter, middle - size / 2, y, size),
        words(middle, below, small * 1.1, TEXT, String(sitter.no), 'text-anchor="middle" font-weight="700"'),
        named ? words(middle, below + small * 1.2, letters, MUTED, label, 'text-anchor="middle"') : "",
        emblem(sitter.emblem, middle - size * 0.19, lower, size * 0.38, TONES[sitter.tone]),
        ...(count > CALLED ? [] : called.lines).map((line, n) =>
          words(
            middle,
            lower + size * 0.38 + small * 1.05 + n * called.size * 1.05,
            called.size,
            TONES[sitter.tone],
            line,
            'text-anchor="middle" font-weight="600"',
          ),
        ),
      ].join("");
    })
    .join("");
}

export function pictureOf(subject: Subject, shape: Shape, measure: Measure): string {
  const form: Format = FORMATS[shape];
  const { width, height, margin } = form;
  const inner = width - 2 * margin;
  const size = fit(subject.headline, inner, form.headline, measure);
  const headline = cut(subject.headline, inner, `700 ${size}px ${DISPLAY}`, measure);
  const lines = wrap(subject.line, inner, form.lines, `400 ${form.text}px ${FONT}`, measure);
  const small = form.text * 0.94;
  const [title, letters] = squeezed(subject.title, inner - small * 2, small, 700, measure);
  const [address, tiny] = squeezed(subject.address, inner, form.text * 0.8, 700, measure);
  let y = margin + form.text * (shape === "tall" ? 3 : 0.9);
  const parts = [
    `<defs><radialGradient id="glow" cx=".7" cy=".25" r=".75"><stop stop-color="${DUSK}"/><stop offset="1" stop-color="${NIGHT}"/></radialGradient></defs>`,
    `<rect width="${width}" height="${height}" fill="${NIGHT}"/><rect width="${width}" height="${height}" fill="url(#glow)"/>`,
    roofs(form),
    `<g transform="translate(${margin - 4} ${y - small}) scale(${(small * 1.3) / 48})" fill="none" stroke="${LAMP}" stroke-width="3" stroke-linecap="round"><path d="${BELL}"/></g>`,
    words(margin + small * 1.6, y, letters, TEXT, title, 'font-weight="700"'),
  ];
  y += size * 1.25;
  parts.push(words(margin, y, size, TONES[subject.tone], headline, `font-weight="700" font-family="${DISPLAY}"`));
  y += form.text * 1.7;
  for (const line of lines) {
    parts.push(words(margin, y, form.text, TEXT, line));
    y += form.text * 1.35;
  }
  parts.push(seats(subject, form, Math.min(form.top, y + form.text), measure));
  parts.push(words(width - margin, height - margin / 3, tiny, LAMP, address, 'text-anchor="end" font-weight="700"'));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="${FONT}">${parts.join("")}</svg>`;
}
