/** How text looks: its size in points, and its weight. */
export interface TextStyle {
  readonly size: number;
  readonly isBold?: boolean;
}

/** A line as a picture: what the browser's own fonts make of it. */
export interface TextPicture {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly isGrey: boolean;
  /** A byte for each dot, or three where it has colours. */
  readonly dots: Uint8Array<ArrayBuffer>;
}

/** Dots for each point: sharp on paper. */
export const dotsPerPoint = 4;
/** Room for what rises above and hangs below, in parts of the size. */
export const lineHeight = 1.5;
/** Where the letters stand in that room, from its top. */
export const baseline = 1.1;

/** One canvas as large as a line of A4 may be: to make one for each text takes longer than to draw it. */
const canvas = new OffscreenCanvas(2400, 160);
// Its pixels are read back, so they should not lie on a graphics card.
const context = canvas.getContext("2d", { willReadFrequently: true });

function contextFor({ size, isBold = false }: TextStyle, scale: number): OffscreenCanvasRenderingContext2D {
  if (context === null) throw new Error("This browser cannot draw.");
  const font = `${isBold ? "bold " : ""}${size * scale}px Helvetica, Arial, sans-serif`;
  if (font !== drawnWith) context.font = drawnWith = font;
  return context;
}

/** To set a font is slow, also one that is set already. */
let drawnWith = "";

/** How wide the text is in points, as near as the browser's own fonts tell. */
function widthOf(text: string, style: TextStyle): number {
  return contextFor(style, 1).measureText(text).width;
}

/** Draws what the standard fonts of PDF do not have: other scripts and emoji. */
export function drawText(text: string, style: TextStyle): TextPicture {
  const widthPx = Math.min(canvas.width, Math.ceil(widthOf(text, style) * dotsPerPoint) + dotsPerPoint);
  const heightPx = Math.ceil(style.size * lineHeight * dotsPerPoint);
  const pen = contextFor(style, dotsPerPoint);
  pen.fillStyle = "white";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = "black";
  pen.fillText(text, 0, style.size * baseline * dotsPerPoint);
  const rgba = pen.getImageData(0, 0, widthPx, heightPx).data;
  const grey = greyOf(rgba);
  return { widthPx, heightPx, isGrey: grey !== undefined, dots: grey ?? coloursOf(rgba) };
}

/** Letters are black on white, which takes a third of the bytes; undefined where there is a colour, as in emoji. */
function greyOf(rgba: Uint8ClampedArray): Uint8Array<ArrayBuffer> | undefined {
  const grey = new Uint8Array(rgba.length / 4);
  for (let from = 0, to = 0; from < rgba.length; from += 4, to += 1) {
    const red = rgba[from] ?? 0;
    if (red !== rgba[from + 1] || red !== rgba[from + 2]) return undefined;
    grey[to] = red;
  }
  return grey;
}

function coloursOf(rgba: Uint8ClampedArray): Uint8Array<ArrayBuffer> {
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
