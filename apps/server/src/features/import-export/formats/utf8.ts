import { isUtf8 } from "node:buffer";
import { setImmediate as nextTurn } from "node:timers/promises";

const looked = 512;
/** A piece is decoded in a few milliseconds, and others are answered after each. */
const pieceBytes = 262_144;

/** A text as UTF-8 without a mark in front, in whatever it was written; null where it is no text. */
export async function toUtf8(bytes: Buffer): Promise<Buffer | null> {
  if (bytes.subarray(0, 3).equals(Buffer.from([0xef, 0xbb, 0xbf]))) return toUtf8(bytes.subarray(3));
  const wide = wideEncodingOf(bytes);
  if (wide !== null) return decoded(bytes, wide);
  if (bytes.subarray(0, looked).includes(0)) return null;
  // What is no UTF-8 is from an old Windows, or from a spreadsheet on a new one.
  return isUtf8(bytes) ? bytes : decoded(bytes, "windows-1252");
}

async function decoded(bytes: Buffer, encoding: string): Promise<Buffer> {
  const decoder = new TextDecoder(encoding);
  const pieces: Buffer[] = [];
  for (let from = 0; from < bytes.length; from += pieceBytes) {
    const piece = bytes.subarray(from, from + pieceBytes);
    pieces.push(Buffer.from(decoder.decode(piece, { stream: true })));
    await nextTurn();
  }
  pieces.push(Buffer.from(decoder.decode()));
  return Buffer.concat(pieces);
}

/** UTF-16 begins with a mark, or every other byte of it is zero. */
function wideEncodingOf(bytes: Buffer): "utf-16le" | "utf-16be" | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  const head = bytes.subarray(0, looked);
  const zeros = (odd: number) => head.filter((byte, at) => byte === 0 && at % 2 === odd).length;
  const [even, odd] = [zeros(0), zeros(1)];
  if (odd > head.length / 4 && even === 0) return "utf-16le";
  return even > head.length / 4 && odd === 0 ? "utf-16be" : null;
}
