import { mkdir, open, readdir, rename, rm, type FileHandle } from "node:fs/promises";
import { join } from "node:path";
import type { Db } from "../../../db/database.ts";
import { idsUnderWay } from "./runner-repository.ts";

/** What a file is called until it is whole. */
const partEnd = ".part";

/** Files that were sent and wait to be read, in a folder of this process. Each is called like its import. */
export class UploadFolder {
  readonly #folder: string;
  readonly #db: Db;
  readonly #coming = new Set<string>();

  constructor(folder: string, db: Db) {
    this.#folder = folder;
    this.#db = db;
  }

  pathOf(id: string): string {
    return join(this.#folder, id);
  }

  /** Writes a file as it comes in, and notes its import once it is on disk. Where that fails, nothing is left of it. */
  async take<T>(
    id: string,
    chunks: AsyncIterable<Uint8Array>,
    note: (bytes: number) => Promise<T>,
  ): Promise<T> {
    const part = this.pathOf(id) + partEnd;
    this.#coming.add(id + partEnd);
    try {
      await mkdir(this.#folder, { recursive: true, mode: 0o700 });
      const noted = await note(await writeFile(part, chunks));
      await rename(part, this.pathOf(id));
      return noted;
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    } finally {
      this.#coming.delete(id + partEnd);
    }
  }

  remove(id: string): Promise<void> {
    return rm(this.pathOf(id), { force: true });
  }

  /** Removes what was left of files on their way when the process ended, and answers the imports whose files are here. */
  async clear(): Promise<readonly string[]> {
    const names = await this.#names();
    for (const name of names) if (name.endsWith(partEnd) && !this.#coming.has(name)) await this.remove(name);
    await this.removeOrphans();
    return this.#whole();
  }

  /** Removes the files whose import is over, or went with its person. */
  async removeOrphans(): Promise<void> {
    const ids = await this.#whole();
    const kept = ids.length === 0 ? new Set() : await idsUnderWay(this.#db, ids);
    for (const id of ids) if (!kept.has(id)) await this.remove(id);
  }

  async #whole(): Promise<readonly string[]> {
    return (await this.#names()).filter((name) => !name.endsWith(partEnd));
  }

  async #names(): Promise<readonly string[]> {
    try {
      return await readdir(this.#folder);
    } catch (error) {
      if (isMissing(error)) return [];
      throw error;
    }
  }
}

/** True for the error about a file or folder that is not there. */
export function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ENOENT";
}

async function writeFile(path: string, chunks: AsyncIterable<Uint8Array>): Promise<number> {
  const file = await open(path, "wx", 0o600);
  try {
    return await writeAll(file, chunks);
  } finally {
    await file.close();
  }
}

async function writeAll(file: FileHandle, chunks: AsyncIterable<Uint8Array>): Promise<number> {
  let bytes = 0;
  for await (const chunk of chunks) {
    await file.writeFile(chunk);
    bytes += chunk.byteLength;
  }
  await file.datasync();
  return bytes;
}
