/** What the picture is made of and made into: emblems as text, the width of a text, and a PNG. */
import { emblemOf } from "../look/emblems";
import type { Measure } from "./strokes";

const pen = document.createElement("canvas").getContext("2d");

export const measure: Measure = (text, font) => {
  if (!pen) return text.length;
  pen.font = font;
  return pen.measureText(text).width;
};

/** The emblems of a game by role, as they are drawn on a grid of 48. Without them the picture has none. */
export async function drawingOf(game: string): Promise<Map<string, string>> {
  const [file] = emblemOf(game, "").split("#");
  if (!file) return new Map();
  try {
    const sprite = new DOMParser().parseFromString(await (await fetch(file)).text(), "image/svg+xml");
    return new Map([...sprite.querySelectorAll("symbol")].map((symbol) => [symbol.id, symbol.innerHTML]));
  } catch {
    return new Map();
  }
}

/** The picture as a file. Rejects where the browser cannot draw it. */
export async function pngOf(source: string, { width, height }: { width: number; height: number }): Promise<Blob> {
  const image = new Image(width, height);
  image.src = source;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  canvas.getContext("2d")!.drawImage(image, 0, 0, width, height);
  return new Promise((found, failed) =>
    canvas.toBlob((blob) => (blob ? found(blob) : failed(new Error("no picture"))), "image/png"),
  );
}
