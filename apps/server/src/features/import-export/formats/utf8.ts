import { isUtf8 } from "node:buffer";

const looked = 512;

/** A text as UTF-8 without a mark in front, in whatever it was written; null where it is no text. */
export function toUtf8(bytes: Buffer): Buffer | null {
  if (bytes.subarray(0, 3).equals(Buffer.from([0xef, 0xbb, 0xbf]))) return toUtf8(bytes.subarray(3));
  const wide = wideEncodingOf(bytes);
  if (wide !== null) return Buffer.from(new TextDecoder(wide).decode(bytes));
  if (bytes.subarray(0, looked).includes(0)) return null;
  // What is no UTF-8 is from an old Windows, or from a spreadsheet on a new one.
  return isUtf8(bytes) ? bytes : Buffer.from(new TextDecoder("windows-1252").decode(bytes));
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
