/**
 * The Grimoire of a finished game as a picture of 1080 × 1350: tokens in the order of the seats, what lies beside each towards
 * the middle, and in the middle how it ended. Like the other pictures it knows no page.
 */
import type { Tone } from "../look/emblems";
import {
  ASH_PAPER,
  cut,
  DISPLAY,
  emblem,
  fit,
  footing,
  ground,
  heading,
  INK,
  MUTED,
  NIGHT,
  PAPER,
  sheet,
  squeezed,
  TEXT,
  TONES,
  words,
  wrap,
  FONT,
  type Measure,
} from "./strokes";

export interface Token {
  no: number;
  /** "" for whoever asked not to be named. */
  name: string;
  dead: boolean;
  /** The drawing of its character on a 48 grid, or "". */
  emblem: string;
  role: string;
  tone: Tone;
  beside: Chip[];
}

/** What lies beside a token: its words, and the drawing of whose it is, or "". */
export interface Chip {
  text: string;
  emblem: string;
}

export interface Circle {
  title: string;
  headline: string;
  tone: Tone;
  line: string;
  tokens: Token[];
  address: string;
}

export const CIRCLE = { width: 1080, height: 1350 };
const MARGIN = 54;
/** The ring of tokens: its middle, and how far they are from it. */
const [X, Y, WIDE, TALL] = [540, 720, 430, 490];
/** Beside a seat: how high a reminder is, how wide at most, and how many of them are drawn one by one. */
const [CHIP, CHIP_WIDE, CHIPS] = [30, 190, 3];
/** The emblem on a reminder. */
const SIGN = 22;
/** Rims as on the table: a token is light, and its rim dark enough beside it. */
const RIMS: Record<Tone, string> = { evil: "#a12b2b", kind: "#1f5c8a", self: "#6a4a00" };

/** Where each token lies: as far from its neighbours as they are from theirs, along the ring. */
function places(count: number): { x: number; y: number; step: number }[] {
  const FINE = 720;
  const points = Array.from({ length: FINE + 1 }, (_, n) => {
    const angle = (2 * Math.PI * n) / FINE;
    return { x: X + WIDE * Math.sin(angle), y: Y - TALL * Math.cos(angle) };
  });
  const lengths = [0];
  for (let n = 1; n <= FINE; n++)
    lengths.push(lengths[n - 1]! + Math.hypot(points[n]!.x - points[n - 1]!.x, points[n]!.y - points[n - 1]!.y));
  const step = lengths[FINE]! / count;
  return Array.from({ length: count }, (_, n) => ({ ...points[lengths.findIndex((far) => far >= n * step)]!, step }));
}

function disc(token: Token, x: number, y: number, size: number): string {
  const paper = token.dead ? ASH_PAPER : PAPER;
  const shroud = `M${x - size * 0.11} ${y - size / 2}h${size * 0.22}v${size * 0.46}l${-size * 0.11} ${-size * 0.1}l${-size * 0.11} ${size * 0.1}z`;
  return (
    `<circle cx="${x}" cy="${y}" r="${size / 2}" fill="${paper}" stroke="${RIMS[token.tone]}" stroke-width="${size * 0.05}"/>` +
    emblem(token.emblem, x - size * 0.31, y - size * 0.31, size * 0.62, INK) +
    (token.dead ? `<path d="${shroud}" fill="${NIGHT}"/>` : "")
  );
}

/** Reminders one below the other. `side`: they begin at `x` and grow to that side; 0: around it. `up`: they grow upwards. */
function chips(all: Chip[], x: number, top: number, side: number, up: boolean, measure: Measure): string {
  const rest = { text: `+${all.length - CHIPS + 1}`, emblem: "" };
  const shown = all.length > CHIPS ? [...all.slice(0, CHIPS - 1), rest] : all;
  return shown
    .map(({ text, emblem: drawing }, n) => {
      const sign = drawing ? SIGN + 4 : 0;
      const [said, letters] = squeezed(text, CHIP_WIDE - 20 - sign, 20, 600, measure);
      const wide = measure(said, `600 ${letters}px ${FONT}`) + 20 + sign;
      const middle = x + (side * wide) / 2;
      const y = up ? top - (n + 1) * (CHIP + 4) : top + n * (CHIP + 4);
      return (
        `<rect x="${middle - wide / 2}" y="${y}" width="${wide}" height="${CHIP}" rx="${CHIP / 2}" fill="#3b2a63" stroke="#8f7bd0" stroke-width="1.5"/>` +
        emblem(drawing, middle - wide / 2 + 8, y + (CHIP - SIGN) / 2, SIGN, TEXT) +
        words(middle + sign / 2, y + CHIP * 0.7, letters, TEXT, said, 'text-anchor="middle" font-weight="600"')
      );
    })
    .join("");
}

export function circleOf(subject: Circle, measure: Measure): string {
  const { width, height } = CIRCLE;
  const parts = [ground(width, height), heading(subject.title, MARGIN, MARGIN + 34, 34, width - 2 * MARGIN, measure)];
  const named = subject.tokens.some(({ name }) => name);
  const small = subject.tokens.length > 12 ? 20 : 24;
  const below = small * (named ? 2.5 : 1.3);
  places(subject.tokens.length).forEach(({ x, y, step }, n) => {
    const token = subject.tokens[n]!;
    const size = Math.min(150, step - below - 18);
    const room = Math.min(2 * (step * 0.67 - size / 2), 210); // as much as a neighbour leaves who lies lower
    const at = y - below / 2;
    const [role, signs] = squeezed(token.role, room, small, 700, measure);
    const [name, letters] = squeezed(`${token.no} ${token.name}`.trim(), room, small * 0.92, 400, measure);
    const foot = at + size / 2 + small;
    parts.push(
      disc(token, x, at, size),
      words(x, foot, signs, TONES[token.tone], role, 'text-anchor="middle" font-weight="700"'),
      words(x, foot + small * 1.1, letters, MUTED, name, 'text-anchor="middle"'),
    );
    const [left, over] = [(X - x) / WIDE, (Y - y) / TALL];
    const aside = Math.abs(left) > 0.65;
    const side = aside ? Math.sign(left) : 0;
    const high = Math.min(token.beside.length, CHIPS) * (CHIP + 4);
    const top = aside ? at - high / 2 : over > 0 ? foot + small * 1.1 + 12 : at - size / 2 - 10;
    parts.push(
      chips(token.beside, x + (side ? side * (size / 2 + 14) : left * 60), top, side, !aside && over <= 0, measure),
    );
  });
  const inner = 420;
  const letters = fit(subject.headline, inner, 64, measure);
  const headline = cut(subject.headline, inner, `700 ${letters}px ${DISPLAY}`, measure);
  const lines = wrap(subject.line, inner, 5, `400 26px ${FONT}`, measure);
  let y = Y - (lines.length * 36) / 2;
  const centred = 'text-anchor="middle"';
  parts.push(
    words(X, y, letters, TONES[subject.tone], headline, `${centred} font-weight="700" font-family="${DISPLAY}"`),
  );
  y += 50;
  for (const line of lines) {
    parts.push(words(X, y, 26, TEXT, line, centred));
    y += 36;
  }
  parts.push(footing(subject.address, width, height, MARGIN, 32, measure));
  return sheet(width, height, parts);
}
