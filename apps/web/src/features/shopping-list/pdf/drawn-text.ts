/** How text looks: its size in points, and its weight. */
export interface TextStyle {
  readonly size: number;
  readonly isBold?: boolean;
}

/** A line as a picture: what the browser's own fonts make of it. */
export interface TextPicture {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly rgb: Uint8Array<ArrayBuffer>;
}

/** Dots for each point: sharp on paper. */
export const dotsPerPoint = 4;
/** Room for what rises above and hangs below, in parts of the size. */
export const lineHeight = 1.5;
/** Where the letters stand in that room, from its top. */
export const baseline = 1.1;

const canvas = new OffscreenCanvas(1, 1);

function contextFor({ size, isBold = false }: TextStyle, scale: number): OffscreenCanvasRenderingContext2D {
  // Its pixels are read back, so they should not lie on a graphics card.
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (context === null) throw new Error("This browser cannot draw.");
  context.font = `${isBold ? "bold " : ""}${size * scale}px Helvetica, Arial, sans-serif`;
  return context;
}

/** How wide the text is in points, as near as the browser's own fonts tell. */
function widthOf(text: string, style: TextStyle): number {
  return contextFor(style, 1).measureText(text).width;
}

/** Draws what the standard fonts of PDF do not have: other scripts and emoji. */
export function drawText(text: string, style: TextStyle): TextPicture {
  const widthPx = Math.ceil(widthOf(text, style) * dotsPerPoint) + dotsPerPoint;
  const heightPx = Math.ceil(style.size * lineHeight * dotsPerPoint);
  Object.assign(canvas, { width: widthPx, height: heightPx });
  const context = contextFor(style, dotsPerPoint);
  context.fillStyle = "white";
  context.fillRect(0, 0, widthPx, heightPx);
  context.fillStyle = "black";
  context.fillText(text, 0, style.size * baseline * dotsPerPoint);
  return { widthPx, heightPx, rgb: withoutAlpha(context.getImageData(0, 0, widthPx, heightPx).data) };
}

function withoutAlpha(rgba: Uint8ClampedArray): Uint8Array<ArrayBuffer> {
  const rgb = new Uint8Array((rgba.length / 4) * 3);
  for (let from = 0, to = 0; from < rgba.length; from += 4, to += 3) {
    rgb[to] = rgba[from] ?? 0;
    rgb[to + 1] = rgba[from + 1] ?? 0;
    rgb[to + 2] = rgba[from + 2] ?? 0;
  }
  return rgb;
}

/** Breaks a text into lines that fit, between words where there are any. */
export function wrap(text: string, style: TextStyle, width: number): readonly string[] {
  if (widthOf(text, style) <= width) return [text];
  const lines: string[] = [];
  let line = "";
  for (const piece of piecesOf(text, style, width)) {
    if (line !== "" && widthOf(line + piece, style) > width) {
      lines.push(line.trim());
      line = "";
    }
    line += piece;
  }
  return [...lines, line.trim()].filter((each) => each !== "");
}

/** Words with the space behind them; a word that is too long for any line comes letter by letter. */
function piecesOf(text: string, style: TextStyle, width: number): readonly string[] {
  return [...words.segment(text)].flatMap(({ segment }) =>
    widthOf(segment, style) <= width ? [segment] : [...letters.segment(segment)].map((each) => each.segment),
  );
}

const words = new Intl.Segmenter(undefined, { granularity: "word" });
const letters = new Intl.Segmenter(undefined, { granularity: "grapheme" });
