import { randomUUID } from "node:crypto";
import type { UserId } from "@meal/domain/accounts/actor";
import { MOST_WAITING_PHOTOS, PHOTO_WAIT_MS } from "@meal/domain/cooking-timer/history-limits";
import type { Database, Db } from "../../db/database.ts";
import { holdPerson } from "../../db/hold-person.ts";
import { transaction } from "../../db/transaction.ts";
import { AppError } from "../../app-error.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Bucket, Files } from "../../ports/files.ts";
import {
  countWaiting,
  disownExpired,
  disownFile,
  expireFile,
  forgetOrphan,
  isNoted,
  keepWaiting,
  listOrphans,
  listUnmeasured,
  noteFile,
  noteSize,
} from "./repository.ts";

/** Files are read to be measured, and more of them at once would hold others up. */
const measuredAtOnce = 500;

const waitAWhile = "Too many photos are waiting to be saved with a recipe. They are removed after a day.";

/** spec: 2, section 3, "Captured photo": where photos of meals lie in each bucket. */
const photoFolders: Readonly<Record<Bucket, string>> = { cooking_images: "", "meal-images": "meal_photos/" };

/** What the service needs from outside. */
export interface StoredFilesParts {
  readonly database: Pick<Database, "db" | "kind">;
  readonly files: Files;
  readonly clock: Clock;
}

/** Pictures that people keep, under addresses that cannot be guessed. */
export class StoredFiles {
  readonly #parts: StoredFilesParts;

  constructor(parts: StoredFilesParts) {
    this.#parts = parts;
  }

  /**
   * Keeps a picture for its owner and answers its address; one that waits so long goes then, unless `tie` comes first. The row
   * comes first, so that no file is ever without one.
   */
  async store(
    userId: UserId,
    bucket: Bucket,
    kind: "jpg" | "svg",
    bytes: Uint8Array,
    waitMs?: number,
  ): Promise<string> {
    const { database, clock } = this.#parts;
    const path = `${randomUUID()}.${kind}`;
    const now = clock.now();
    const expires_at = waitMs === undefined ? null : now + waitMs;
    const file = { bucket, path, created_at: now, expires_at, bytes: bytes.byteLength };
    await noteFile(database.db, userId, file);
    return this.#put(bucket, path, bytes);
  }

  /** Keeps a photo of a meal that nothing is tied to yet, and answers its address. It goes after a day unless `tie` comes first. */
  async storeWaiting(userId: UserId, bucket: Bucket, bytes: Uint8Array): Promise<string> {
    const { database, clock } = this.#parts;
    const now = clock.now();
    const path = `${photoFolders[bucket]}${randomUUID()}.jpg`;
    await transaction(database.db, async (trx) => {
      await holdPerson(trx, database.kind, userId);
      if ((await countWaiting(trx, userId)) >= MOST_WAITING_PHOTOS)
        throw new AppError("too_many_saved", { detail: waitAWhile });
      const file = { bucket, path, created_at: now, expires_at: now + PHOTO_WAIT_MS };
      await noteFile(trx, userId, { ...file, bytes: bytes.byteLength });
    });
    return this.#put(bucket, path, bytes);
  }

  /** Ties a waiting photo of this person to something of theirs, once; false where there is no such photo. */
  tie(trx: Db, userId: UserId, address: string): Promise<boolean> {
    return keepWaiting(trx, userId, pathOf(address));
  }

  /** What a picture belonged to is gone: it goes after a day, unless `tie` comes first. */
  letGo(trx: Db, userId: UserId, address: string): Promise<void> {
    return expireFile(trx, userId, pathOf(address), this.#parts.clock.now() + PHOTO_WAIT_MS);
  }

  /** What a photo was tied to is gone: `removeOrphans` removes it, once the transaction is over. */
  untie(trx: Db, userId: UserId, address: string): Promise<void> {
    return disownFile(trx, userId, pathOf(address));
  }

  read(bucket: Bucket, path: string): Promise<Uint8Array | undefined> {
    return this.#parts.files.get(bucket, path);
  }

  /** Removes what waited too long and what nobody owns. */
  async sweep(): Promise<void> {
    const { database, clock } = this.#parts;
    await disownExpired(database.db, clock.now());
    await this.removeOrphans();
    await this.#measure();
  }

  /** Removes the files that nobody owns any more. What fails stays on the list for the next time. */
  async removeOrphans(): Promise<void> {
    const { database, files } = this.#parts;
    for (const { bucket, path } of await listOrphans(database.db)) {
      await files.remove(bucket, path);
      await forgetOrphan(database.db, path);
    }
  }

  /** Measures files that were kept before their size was noted. One that is missing has none. */
  async #measure(): Promise<void> {
    const { database, files } = this.#parts;
    for (const { bucket, path } of await listUnmeasured(database.db, measuredAtOnce))
      await noteSize(database.db, path, (await files.get(bucket, path))?.byteLength ?? 0);
  }

  async #put(bucket: Bucket, path: string, bytes: Uint8Array): Promise<string> {
    const { database, files } = this.#parts;
    await files.put(bucket, path, bytes);
    // The account may have been deleted, with its files, while this one was on its way.
    if (!(await isNoted(database.db, path))) await files.remove(bucket, path);
    return `/files/${bucket}/${path}`;
  }
}

function pathOf(address: string): string {
  return address.split("/").slice(3).join("/");
}
