import { randomUUID } from "node:crypto";
import { mkdir, open, readFile, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Bucket, Files } from "../../../ports/files.ts";

/** Files in a folder of this machine, a folder a bucket. */
export function diskFiles(folder: string): Files {
  const pathOf = (bucket: Bucket, name: string) => join(folder, bucket, safeName(name));
  return {
    async put(bucket, name, bytes) {
      const path = pathOf(bucket, name);
      const place = dirname(path);
      await mkdir(place, { recursive: true });
      // Nobody ever reads half a file: it gets its name when it is whole and on disk.
      const draft = join(place, `${randomUUID()}.draft`);
      await writeSynced(draft, bytes);
      await rename(draft, path);
      await syncFolder(place);
    },
    async get(bucket, name) {
      try {
        return await readFile(pathOf(bucket, name));
      } catch (error) {
        if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
        throw error;
      }
    },
    remove: (bucket, name) => rm(pathOf(bucket, name), { force: true }),
  };
}

/** A name is never a way out of its folder. */
function safeName(name: string): string {
  if (!/^(?:[\w-]+\/)*[\w-][\w.-]*$/u.test(name)) throw new Error(`"${name}" is no name of a file.`);
  return name;
}

async function writeSynced(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, "wx", 0o600);
  try {
    await file.writeFile(bytes);
    await file.datasync();
  } finally {
    await file.close();
  }
}

/** A new name is on disk once its folder is. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
