import { createWriteStream } from "node:fs";
import { open } from "node:fs/promises";
import { Readable } from "node:stream";
import { finished, pipeline } from "node:stream/promises";
import { ZipFile } from "yazl";
import { giveBackMemory } from "../give-back-memory.ts";

type Pieces = AsyncIterable<string> | Iterable<string | Uint8Array>;

const tidiedAfterBytes = 8_000_000;

/** A zip file that is written one entry after the other, and never held in memory. */
export interface ArchiveWriter {
  /** Done when the entry is taken; fails when the file cannot be written. */
  add(name: string, pieces: Pieces, isPacked?: boolean): Promise<void>;
  /** Ends the file and waits until it is on disk. */
  end(): Promise<void>;
}

/** Begins a zip file that nobody else may read. */
export function writeArchive(path: string, mtime: Date): ArchiveWriter {
  const zip = new ZipFile();
  let untidied = 0;
  /** What was written long ago would lie in memory until that is short, which it never gets. */
  async function* tidied(pieces: Pieces): AsyncGenerator<string | Uint8Array> {
    for await (const piece of pieces) {
      yield piece;
      untidied += piece.length;
      if (untidied < tidiedAfterBytes) continue;
      untidied = 0;
      await giveBackMemory();
    }
  }
  const failed = Promise.withResolvers<never>();
  failed.promise.catch(() => {});
  zip.on("error", failed.reject);
  const written = pipeline(zip.outputStream, createWriteStream(path, { flags: "wx", mode: 0o600 }));
  written.catch(failed.reject);
  return {
    async add(name, pieces, isPacked = false) {
      const input = Readable.from(tidied(pieces));
      zip.addReadStreamLazy(name, { mtime, compress: !isPacked }, (begin) => begin(null, input));
      await Promise.race([finished(input), failed.promise]);
    },
    async end() {
      zip.end();
      await Promise.race([written, failed.promise]);
      const file = await open(path, "r+");
      await file.sync();
      await file.close();
    },
  };
}
