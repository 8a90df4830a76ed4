/**
 * The picture of a finished game, 1200 × 630 or 1080 × 1920, as SVG in attributes alone: it is looked at as it is, and drawn
 * on a canvas to be sent or kept. It knows no page: words, drawings and how wide a text is are handed to it.
 */
import { pair, ROUND, SQUARE, type Face } from "../look/avatars";
import type { Tone } from "../look/emblems";
import {
  ASH,
  ASH_PAPER,
  cut,
  DISPLAY,
  emblem,
  fit,
  FONT,
  FOOT,
  footing,
  ground,
  heading,
  INK,
  LAMP,
  MUTED,
  PAPER,
  sheet,
  squeezed,
  TEXT,
  TONES,
  words,
  wrap,
  type Measure,
} from "./strokes";

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

/** So many seats at most have room for what their roles are called. */
const CALLED = 15;

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

interface Grid {
  row: number;
  cell: number;
  step: number;
  /** Of number and name. */
  small: number;
  face: number;
}

const roomBelow = (top: number, form: Format) => form.height - top - form.margin / 2 - FOOT;

/** Face and emblem with number and name between them, and what the role is called below, so many in a row: what the next row and the next seat leave. */
function gridOf(count: number, row: number, form: Format, top: number): Grid {
  const rows = Math.ceil(count / row);
  const cell = Math.min((form.width - 2 * form.margin) / row, form.height / 4);
  const step = Math.min(roomBelow(top, form) / rows, cell * 1.75);
  const small = Math.max(13, Math.round(Math.min(cell * 0.66, step * 0.46) * 0.26));
  const tall = step * (rows > 1 ? 0.9 : 0.97); // nothing touches a face of the next row
  const lines = small * (count > CALLED ? 2.75 : 4);
  return { row, cell, step, small, face: Math.min(cell * 0.66, (tall - lines) / 1.38) };
}

/** Even rows in which the seats are as large as they can be. */
function bestGrid(count: number, form: Format, above: number): Grid {
  const grids = Array.from({ length: Math.min(count, form.row) }, (_, n) => gridOf(count, n + 1, form, above));
  return grids.reduce((best, grid) => (grid.face > best.face ? grid : best));
}

/** What a role is called, at the size at which it fits: a long one in two lines, so that none loses its end. */
function calledIn(role: string, width: number, small: number, measure: Measure): { lines: string[]; size: number } {
  const [line, size] = squeezed(role, width, small, 600, measure);
  if (line === role) return { lines: role ? [role] : [], size };
  const lower = small * 0.72;
  return { lines: wrap(role, width, 2, `600 ${lower}px ${FONT}`, measure), size: lower };
}

function seats(subject: Subject, form: Format, grid: Grid, top: number, measure: Measure): string {
  const count = subject.seats.length;
  const { row, cell, step, small, face: size } = grid;
  const rows = Math.ceil(count / row);
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
            lower + size * 0.38 + small * (called.lines.length > 1 ? 0.8 : 1.05) + n * called.size,
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
  const first = margin + form.text * (shape === "tall" ? 3 : 0.9);
  const said = size * 1.25 + form.text * (1.7 + 1.35 * lines.length);
  const above = Math.min(form.top, first + said + form.text);
  const grid = bestGrid(subject.seats.length, form, above);
  /** What the seats leave stands above, between and below. */
  const left = Math.max(0, roomBelow(above, form) - Math.ceil(subject.seats.length / grid.row) * grid.step) / 3;
  let y = first + left;
  const parts = [ground(width, height), heading(subject.title, margin, y, form.text * 0.94, inner, measure)];
  y += size * 1.25;
  parts.push(words(margin, y, size, TONES[subject.tone], headline, `font-weight="700" font-family="${DISPLAY}"`));
  y += form.text * 1.7;
  for (const line of lines) {
    parts.push(words(margin, y, form.text, TEXT, line));
    y += form.text * 1.35;
  }
  parts.push(seats(subject, form, grid, above + 2 * left, measure));
  parts.push(footing(subject.address, width, height, margin, form.text * 0.8, measure));
  return sheet(width, height, parts);
}
