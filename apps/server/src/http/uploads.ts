import { availableParallelism } from "node:os";
import type { Photo } from "@meal/domain/chef/chef-port";
import { AppError } from "./app-error.ts";

/** More would be a bomb: no camera that people carry makes pictures this large. */
const mostPixels = 40_000_000;
const longestSidePx = 1600;
const quality = 82;
const mostSeconds = 20;

/** How files begin that are photos, in Latin-1. GIF, SVG and everything else is refused before anything decodes it. */
const beginnings: readonly RegExp[] = [
  /^\u00FF\u00D8\u00FF/u,
  /^\u0089PNG\r\n/u,
  /^RIFF[^]{4}WEBP/u,
  /^[^]{4}ftyp(?:heic|heix|mif1|avif)/u,
];

/** Decodes a picture, turns it upright, scales it down, drops everything but the picture, and encodes it anew. Of one that moves, the first frame. */
export async function reencodeImage(bytes: Uint8Array): Promise<Uint8Array> {
  const beginning = Buffer.from(bytes.subarray(0, 16)).toString("latin1");
  if (!beginnings.some((known) => known.test(beginning))) throw unreadable();
  return atWork(async () => {
    try {
      const sharp = await loadSharp();
      return await sharp(bytes, { limitInputPixels: mostPixels, pages: 1, sequentialRead: true })
        .timeout({ seconds: mostSeconds })
        .autoOrient()
        .resize({ width: longestSidePx, height: longestSidePx, fit: "inside", withoutEnlargement: true })
        .flatten({ background: "#ffffff" })
        .jpeg({ quality })
        .toBuffer();
    } catch (error) {
      throw unreadable(error);
    }
  });
}

/** The photo in a data URL, encoded anew. */
export function reencodePhoto(dataUrl: string): Promise<Uint8Array> {
  return reencodeImage(Buffer.from(dataUrl.slice(dataUrl.indexOf(",") + 1), "base64"));
}

/** The photo in a data URL, clean enough to be handed on. */
export async function cleanPhoto(dataUrl: string): Promise<Photo> {
  const clean = Buffer.from(await reencodePhoto(dataUrl));
  return { dataUrl: `data:image/jpeg;base64,${clean.toString("base64")}` };
}

/** A drawing as PNG, for those who cannot show SVG. */
export function rasterise(svg: string, widthPx: number): Promise<Uint8Array> {
  return atWork(async () => {
    const sharp = await loadSharp();
    return sharp(Buffer.from(svg)).resize({ width: widthPx }).png().toBuffer();
  });
}

/** It takes memory that a server without pictures does well without. */
async function loadSharp() {
  return (await import("sharp")).default;
}

let working = 0;
const waiting: (() => void)[] = [];

/** Pictures take memory, so only as many are worked on at once as there are processors. */
async function atWork<T>(work: () => Promise<T>): Promise<T> {
  if (working >= availableParallelism()) await new Promise<void>((resolve) => waiting.push(resolve));
  else working += 1;
  try {
    return await work();
  } finally {
    // Whoever waits next takes over the place.
    const next = waiting.shift();
    if (next) next();
    else working -= 1;
  }
}

function unreadable(cause?: unknown): AppError {
  const message = "Send a photo as JPEG, PNG or WebP of at most 40 megapixels.";
  return new AppError("image_unreadable", { detail: message, cause });
}
