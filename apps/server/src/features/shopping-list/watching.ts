import type { Actor, OwnerId, UserId } from "@meal/domain/accounts/actor";
import type { Db } from "../../db/database.ts";
import { AppError } from "../../app-error.ts";
import type { Bus } from "../../ports/bus.ts";
import type { Sessions } from "../../ports/sessions.ts";
import { sessionsTopic } from "../accounts/service.ts";
import { findRevision } from "./repository.ts";

/** So many open pages of one person are told; a household with more tabs than this looks by itself. */
export const MOST_WATCHING = 20;
/** After this the device comes back and shows its session again. */
export const LONGEST_WATCH_MS = 15 * 60_000;

/** What is published when this household's list changed. */
export function topicOf(ownerId: OwnerId): string {
  return `shopping-list ${ownerId}`;
}

interface WatchingParts {
  readonly db: Db;
  readonly bus: Bus;
  readonly sessions: Sessions;
}

/** Tells the devices of a person when their list is another. */
export class ListWatching {
  readonly #parts: WatchingParts;
  readonly #open = new Map<UserId, number>();

  constructor(parts: WatchingParts) {
    this.#parts = parts;
  }

  /** Takes a place for one more open page; the returned function gives it back. */
  admit(userId: UserId): () => void {
    const open = this.#open.get(userId) ?? 0;
    if (open >= MOST_WATCHING) throw new AppError("too_many_requests");
    this.#open.set(userId, open + 1);
    return () => {
      const left = (this.#open.get(userId) ?? 1) - 1;
      if (left === 0) this.#open.delete(userId);
      else this.#open.set(userId, left);
    };
  }

  /**
   * Tells the number of the list at once and whenever it is another, until the device leaves, its session ends or the
   * server stops.
   */
  async tell({ userId, ownerId }: Actor, request: Request, send: (revision: number) => void): Promise<void> {
    const { db, bus, sessions } = this.#parts;
    const over = AbortSignal.any([request.signal, bus.closed, AbortSignal.timeout(LONGEST_WATCH_MS)]);
    let woken = Promise.withResolvers<void>();
    const wake = () => woken.resolve();
    const leaving = [topicOf(ownerId), sessionsTopic(userId)].map((topic) => bus.subscribe(topic, wake));
    over.addEventListener("abort", wake);
    let told: number | undefined;
    while (!over.aborted) {
      woken = Promise.withResolvers();
      // oxlint-disable-next-line no-await-in-loop -- One thing is told after the other.
      const session = await sessions.identify(request).catch(() => undefined);
      if (session?.kind === "guest" || session?.kind === "half") break;
      // oxlint-disable-next-line no-await-in-loop -- One thing is told after the other.
      const revision = await findRevision(db, ownerId).catch(() => undefined);
      if (revision !== undefined && revision !== told) send(revision);
      told = revision;
      // oxlint-disable-next-line no-await-in-loop -- One thing is told after the other.
      await woken.promise;
    }
    for (const leave of leaving) leave();
  }
}
