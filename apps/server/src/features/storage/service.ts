import type { OutputOf } from "@meal/contract/endpoint";
import type { readStorage } from "@meal/contract/storage";
import type { UserId } from "@meal/domain/accounts/actor";
import { bytesInWords } from "@meal/domain/storage/bytes-in-words";
import type { Db } from "../../db/database.ts";
import { AppError } from "../../app-error.ts";
import { findUsed, removeLimit, setLimit } from "./repository.ts";

const BYTES_OF_A_MB = 1_000_000;

/** How the triggers of either database say that a person has no room left. */
const refusal = "storage_limit_reached";

const nothing = {
  user_id: "",
  total: 0,
  plans: 0,
  favorites: 0,
  viewed: 0,
  cooked: 0,
  diary: 0,
  pictures: 0,
  other: 0,
};

/** How much people store, and how much they may. The database counts and refuses; here it is put into words. */
export class Storage {
  readonly #db: Db;
  readonly #limit: number | null;

  /** With 0 megabytes there is no limit. */
  constructor(db: Db, limitMb: number) {
    this.#db = db;
    this.#limit = limitMb === 0 ? null : limitMb * BYTES_OF_A_MB;
  }

  /** Tells the database how much a person may store. */
  async enforce(): Promise<void> {
    await (this.#limit === null ? removeLimit(this.#db) : setLimit(this.#db, this.#limit));
  }

  async read(userId: UserId): Promise<OutputOf<typeof readStorage>> {
    const { user_id: _, total, ...parts } = (await findUsed(this.#db, userId)) ?? nothing;
    return { used: total, limit: this.#limit, parts };
  }

  /** What was thrown; in words, where it is that this person has no room left. */
  async explain(thrown: unknown, userId: UserId): Promise<unknown> {
    if (!isStorageRefusal(thrown)) return thrown;
    const { used, limit } = await this.read(userId);
    const figures = limit === null ? "" : `You use ${bytesInWords(used)} of ${bytesInWords(limit)}. `;
    const detail = `${figures}Delete plans, favorites or cooked recipes that you no longer need, then try again.`;
    return new AppError("storage_limit_reached", { detail, cause: thrown });
  }
}

/** Whether a write was refused because its person has no room left. */
export function isStorageRefusal(thrown: unknown): boolean {
  return thrown instanceof Error && thrown.message.includes(refusal);
}
