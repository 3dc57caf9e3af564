import type { QueryClient } from "@tanstack/react-query";
import {
  type PersistedClient,
  persistQueryClientRestore,
  persistQueryClientSubscribe,
  type Persister,
} from "@tanstack/react-query-persist-client";
import type { Session, SessionPort } from "./session.ts";

/** What lies on the device, and whose it is. */
export interface KeptAnswers {
  readonly ownerId: string;
  readonly client: PersistedClient;
}

/** Where answers are kept. */
export interface AnswerStore {
  readonly read: () => Promise<KeptAnswers | undefined>;
  readonly write: (kept: KeptAnswers) => Promise<void>;
  readonly remove: () => Promise<void>;
}

interface KeepingParts {
  readonly queries: QueryClient;
  readonly session: SessionPort;
  readonly store: AnswerStore;
  /** Older answers are thrown away. */
  readonly maxAgeMs: number;
  /** How long changes are gathered before they are written. */
  readonly gatherMs?: number;
}

/**
 * Keeps what the server answered on the device, so that the app opens without a network. Resolves once
 * the last answers are back in the cache. They belong to one person: another person signing in removes them,
 * and signing out only takes them out of memory. A guest's answers are not kept.
 */
export async function keepAnswers(parts: KeepingParts): Promise<void> {
  const { queries, session, store, maxAgeMs } = parts;
  const persister = makePersister(parts);
  // What lies on the device may be older than the last change: it shows at once, and is asked for again.
  const restore = async () => {
    await persistQueryClientRestore({ queryClient: queries, persister, maxAge: maxAgeMs });
    await queries.invalidateQueries();
  };
  let lastOwner = ownerOf(session.current());
  session.subscribe(() => {
    const owner = ownerOf(session.current());
    if (owner === lastOwner || session.current().status === "loading") return;
    queries.clear();
    lastOwner = owner;
    void removeForeign(store, owner).then(restore);
  });
  await removeForeign(store, lastOwner);
  await restore();
  persistQueryClientSubscribe({ queryClient: queries, persister });
}

/** While the session loads nothing guarded is drawn, so the answers may already be there. */
function ownerOf(session: Session): string | undefined {
  return session.status === "signed-in" ? session.user.id : undefined;
}

async function removeForeign(store: AnswerStore, owner: string | undefined): Promise<void> {
  const kept = await store.read().catch(() => undefined);
  if (owner !== undefined && kept !== undefined && kept.ownerId !== owner) await store.remove();
}

function makePersister({ session, store, gatherMs = 1000 }: KeepingParts): Persister {
  let next: KeptAnswers | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = () => {
    timer = undefined;
    const owner = ownerOf(session.current());
    // Somebody else has signed in since: what waited here is not theirs, and theirs is on its way.
    if (owner !== undefined && owner !== next?.ownerId) return;
    // A device that refuses storage still works, only not without a network.
    if (next !== undefined) void store.write(next).catch(() => {});
  };
  return {
    persistClient: (client) => {
      const ownerId = ownerOf(session.current());
      if (ownerId === undefined) return;
      next = { ownerId, client };
      timer ??= setTimeout(write, gatherMs);
    },
    restoreClient: async () => {
      const { status } = session.current();
      return status === "guest" ? undefined : (await store.read().catch(() => undefined))?.client;
    },
    removeClient: () => store.remove().catch(() => {}),
  };
}
