import { buffer, text } from "node:stream/consumers";
import { openPromise, type Entry } from "yauzl";
import { readManifest, type Manifest } from "./manifest.ts";

/** A backup that was opened: what it says of itself, and its entries. */
export interface Archive {
  readonly manifest: Manifest;
  lines(name: string): AsyncGenerator<string>;
  bytes(name: string): Promise<Buffer>;
  close(): void;
}

/** Where the manifest stands. It is written last, so a backup without its end has none. */
export const manifestEntry = "manifest.json";

/** Opens a backup. Fails on a file that is none, or not whole. */
export async function readArchive(path: string): Promise<Archive> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false });
  const entries = new Map<string, Entry>();
  const stream = async (name: string) => {
    const entry = entries.get(name);
    if (!entry) throw new Error(`it has no ${name}`);
    return zip.openReadStreamPromise(entry);
  };
  try {
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
    return {
      manifest: readManifest(await text(await stream(manifestEntry))),
      lines: async function* lines(name) {
        yield* linesOf(await stream(name));
      },
      bytes: async (name) => buffer(await stream(name)),
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}

/** Lines end at a line feed alone: other ends of lines, which Node's own reader knows too, may stand in texts. */
async function* linesOf(stream: NodeJS.ReadableStream): AsyncGenerator<string> {
  let rest = "";
  for await (const piece of stream.setEncoding("utf8")) {
    const lines = `${rest}${String(piece)}`.split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
  if (rest !== "") throw new Error("a line has no end");
}
