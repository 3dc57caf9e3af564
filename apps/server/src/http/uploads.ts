import { availableParallelism } from "node:os";
import type { Photo } from "@meal/domain/chef/chef-port";
import type { Session } from "../ports/sessions.ts";
import { AppError } from "../app-error.ts";

/** More would be a bomb: no camera that people carry makes pictures this large. */
export const MOST_PIXELS = 40_000_000;
/** No panorama is longer; a line of millions of points passes as few pixels, and takes a decoder half a minute. */
export const LONGEST_SIDE_PX = 20_000;
const longestSidePx = 1600;
const quality = 82;
export const MOST_DECODE_SECONDS = 5;

/** How files begin that are photos, in Latin-1. GIF, SVG and everything else is refused before anything decodes it. */
const beginnings: readonly RegExp[] = [
  /^\u00FF\u00D8\u00FF/u,
  /^\u0089PNG\r\n/u,
  /^RIFF[^]{4}WEBP/u,
  /^[^]{4}ftyp(?:heic|heix|mif1|avif)/u,
];

/** Who sends a picture: places for guests are apart, so that nobody who has no account keeps others waiting. */
type Sender = Pick<Session, "kind">;
const person: Sender = { kind: "user" };

/** Decodes a picture, turns it upright, scales it down, drops everything but the picture, and encodes it anew. Of one that moves, the first frame. */
export async function reencodeImage(bytes: Uint8Array, { kind }: Sender = person): Promise<Uint8Array> {
  const beginning = Buffer.from(bytes.subarray(0, 16)).toString("latin1");
  if (!beginnings.some((known) => known.test(beginning))) throw unreadable();
  const atWork = kind === "user" ? forPeople : forGuests;
  return atWork(async () => {
    try {
      const sharp = await loadSharp();
      const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, pages: 1, sequentialRead: true });
      // Reading the size decodes the header alone, not the picture.
      const { width, height } = await picture.metadata();
      if (Math.max(width, height) > LONGEST_SIDE_PX) throw unreadable();
      return await picture
        .timeout({ seconds: MOST_DECODE_SECONDS })
        .autoOrient()
        .resize({ width: longestSidePx, height: longestSidePx, fit: "inside", withoutEnlargement: true })
        .flatten({ background: "#ffffff" })
        .jpeg({ quality })
        .toBuffer();
    } catch (error) {
      throw error instanceof AppError ? error : unreadable(error);
    }
  });
}

/** The photo in a data URL, encoded anew. */
export function reencodePhoto(dataUrl: string, sender: Sender): Promise<Uint8Array> {
  return reencodeImage(Buffer.from(dataUrl.slice(dataUrl.indexOf(",") + 1), "base64"), sender);
}

/** The photo in a data URL, clean enough to be handed on. */
export async function cleanPhoto(dataUrl: string, sender: Sender): Promise<Photo> {
  const clean = Buffer.from(await reencodePhoto(dataUrl, sender));
  return { dataUrl: `data:image/jpeg;base64,${clean.toString("base64")}` };
}

/** A drawing as PNG, for those who cannot show SVG. */
export function rasterise(svg: string, widthPx: number): Promise<Uint8Array> {
  return forDrawings(async () => {
    const sharp = await loadSharp();
    return sharp(Buffer.from(svg)).resize({ width: widthPx }).png().toBuffer();
  });
}

/** It is large, and tests and commands that see no picture do without it. */
export async function loadSharp() {
  return (await import("sharp")).default;
}

// Pictures take memory, and each takes one of the four threads on which the disk is waited for as well.
const forPeople = places(Math.min(availableParallelism(), 2));
const forGuests = places(1);
const forDrawings = places(1);

/** Does as many things at once as there are places, the others one after another behind them. */
function places(count: number): <T>(work: () => Promise<T>) => Promise<T> {
  let working = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (working >= count) await new Promise<void>((resolve) => waiting.push(resolve));
    else working += 1;
    try {
      return await work();
    } finally {
      // Whoever waits next takes over the place.
      const next = waiting.shift();
      if (next) next();
      else working -= 1;
    }
  };
}

function unreadable(cause?: unknown): AppError {
  const message =
    "Send a photo as JPEG, PNG or WebP of at most 40 megapixels, with no side longer than 20,000.";
  return new AppError("image_unreadable", { detail: message, cause });
}
