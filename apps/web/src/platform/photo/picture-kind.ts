/** What a file is, by what it begins with: names and types are only what somebody calls it. */
export type PictureKind = "jpeg" | "png" | "gif" | "webp" | "bmp" | "avif" | "heic";

/** As much of a file as tells its kind. */
const tellingBytes = 32;

const heicBrands = /^(?:heic|heix|heim|heis|hevc|hevx|hevm|hevs|mif1|msf1)$/u;

/** The kind of a picture, out of its first bytes; undefined for what is none. */
export function pictureKindOf(start: Uint8Array): PictureKind | undefined {
  const text = String.fromCharCode(...start.slice(0, tellingBytes));
  if (text.startsWith("\u00FF\u00D8\u00FF")) return "jpeg";
  if (text.startsWith("\u0089PNG\r\n")) return "png";
  if (text.startsWith("GIF8")) return "gif";
  if (text.startsWith("RIFF") && text.slice(8, 12) === "WEBP") return "webp";
  if (text.startsWith("BM") && text.length > 14) return "bmp";
  if (text.slice(4, 8) !== "ftyp") return undefined;
  const brand = text.slice(8, 12);
  // A generic brand names itself more closely behind.
  if (/^avi[fs]$/u.test(brand) || text.slice(16).includes("avif")) return "avif";
  return heicBrands.test(brand) ? "heic" : undefined;
}

export async function kindOfFile(file: Blob): Promise<PictureKind | undefined> {
  return pictureKindOf(new Uint8Array(await file.slice(0, tellingBytes).arrayBuffer()));
}
