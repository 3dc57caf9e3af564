import { buffer } from "node:stream/consumers";
import { type Options, ZipFile } from "yazl";

/** What lies in an archive, by its path; what is neither text nor bytes becomes JSON. */
export type Files = Readonly<Record<string, unknown>>;

/** An archive with these files, packed as the options say. */
export async function zipOf(files: Files, options: Partial<Options> = {}): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [path, content] of Object.entries(files)) zip.addBuffer(bytesOf(content), path, options);
  zip.end({ forceZip64Format: options.forceZip64Format ?? false, comment: "" });
  return buffer(zip.outputStream);
}

function bytesOf(content: unknown): Buffer {
  if (Buffer.isBuffer(content)) return content;
  return Buffer.from(typeof content === "string" ? content : JSON.stringify(content));
}

/** The same archive with another name in it, of the same length: the packer refuses names that unpackers must expect. */
export function renamed(zip: Buffer, from: string, to: string): Buffer {
  return Buffer.from(zip.toString("latin1").replaceAll(from, to), "latin1");
}

/** The same archive, whose list of files says that all of them are locked. */
export function locked(zip: Buffer): Buffer {
  return relisted(zip, 8, (flags) => flags | 1);
}

/** The same archive, which does not say that its names are UTF-8. */
export function silent(zip: Buffer): Buffer {
  return relisted(zip, 8, (flags) => flags & ~0x800);
}

/** The same archive, which says that it is packed by bzip2. */
export function foreign(zip: Buffer): Buffer {
  return relisted(zip, 10, () => 12);
}

/** Changes a number of each entry in the list of files, as far behind its beginning as told. */
function relisted(zip: Buffer, offset: number, change: (value: number) => number): Buffer {
  const copy = Buffer.from(zip);
  const entry = Buffer.from("504b0102", "hex");
  for (let at = copy.indexOf(entry); at !== -1; at = copy.indexOf(entry, at + 1))
    copy.writeUInt16LE(change(copy.readUInt16LE(at + offset)), at + offset);
  return copy;
}
