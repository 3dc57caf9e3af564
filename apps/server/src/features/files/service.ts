import { randomUUID } from "node:crypto";
import type { Db } from "../../db/database.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Bucket, Files } from "../../ports/files.ts";
import type { UserId } from "../../ports/sessions.ts";
import { forgetOrphan, listOrphans, noteFile } from "./repository.ts";

/** What the service needs from outside. */
export interface StoredFilesParts {
  readonly db: Db;
  readonly files: Files;
  readonly clock: Clock;
}

/** Pictures that people keep, under addresses that cannot be guessed. */
export class StoredFiles {
  readonly #parts: StoredFilesParts;

  constructor(parts: StoredFilesParts) {
    this.#parts = parts;
  }

  /** Keeps a picture for its owner and answers its address. The row comes first, so that no file is ever without one. */
  async store(userId: UserId, bucket: Bucket, kind: "jpg" | "svg", bytes: Uint8Array): Promise<string> {
    const { db, files, clock } = this.#parts;
    const path = `${randomUUID()}.${kind}`;
    await noteFile(db, userId, { bucket, path, createdAt: clock.now() });
    await files.put(bucket, path, bytes);
    return `/files/${bucket}/${path}`;
  }

  read(bucket: Bucket, path: string): Promise<Uint8Array | undefined> {
    return this.#parts.files.get(bucket, path);
  }

  /** Removes the files of people who are gone. What fails stays on the list for the next time. */
  async removeOrphans(): Promise<void> {
    const { db, files } = this.#parts;
    for (const { bucket, path } of await listOrphans(db)) {
      await files.remove(bucket, path);
      await forgetOrphan(db, path);
    }
  }
}
