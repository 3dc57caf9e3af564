import iconv from "iconv-lite";

/** A page says how it is written in its first lines, where its server does not. */
const declaredWithin = 2048;

/** The text of a page, in whatever encoding it came. */
export function decodePage(bytes: Buffer, contentType: string): string {
  const named = charsetOf(contentType) ?? charsetOf(bytes.toString("latin1", 0, declaredWithin));
  const charset = byteOrderOf(bytes) ?? named ?? "utf-8";
  return iconv.decode(bytes, iconv.encodingExists(charset) ? charset : "utf-8");
}

function charsetOf(text: string): string | undefined {
  return /charset\s*=\s*["']?([\w.:-]+)/iu.exec(text)?.[1];
}

function byteOrderOf(bytes: Buffer): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  return undefined;
}
