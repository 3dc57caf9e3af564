import type { QueryClient, QueryKey } from "@tanstack/react-query";
import type { Session, SessionPort } from "./session.ts";

/** One answer of the server, and when it came. */
interface KeptAnswer {
  readonly key: QueryKey;
  readonly data: unknown;
  readonly at: number;
}

/** What lies on the device, and whose it is. */
export interface KeptAnswers {
  readonly ownerId: string;
  /** Answers of another version have other shapes. */
  readonly version: string;
  readonly answers: readonly KeptAnswer[];
}

/** Where answers are kept. */
export interface AnswerStore {
  /** Another version of the app may have written it. */
  readonly read: () => Promise<Partial<KeptAnswers> | undefined>;
  readonly write: (kept: KeptAnswers) => Promise<void>;
  readonly remove: () => Promise<void>;
}

interface KeepingParts {
  readonly queries: QueryClient;
  readonly session: SessionPort;
  readonly store: AnswerStore;
  readonly version: string;
  /** Older answers are thrown away. */
  readonly maxAgeMs: number;
  /** How long changes are gathered before they are written. */
  readonly gatherMs?: number;
}

/**
 * Keeps what the server answered on the device, so that the app opens without a network. Resolves once
 * the last answers are back in the cache. They belong to one person and go with their session: what lies on the
 * device is cleared there, and here nothing is written down any more. A guest's answers are not kept.
 */
export async function keepAnswers(parts: KeepingParts): Promise<void> {
  const { queries, session } = parts;
  let lastOwner = ownerOf(session.current());
  const { gather, stop } = makeWriter(parts);
  session.subscribe(() => {
    const owner = ownerOf(session.current());
    if (owner === lastOwner || session.current().status === "loading") return;
    stop();
    lastOwner = owner;
    queries.clear();
    void restore(parts);
  });
  await restore(parts);
  queries.getQueryCache().subscribe(() => gather(lastOwner));
}

/** While the session loads nothing guarded is drawn, so the answers may already be there. */
function ownerOf(session: Session): string | undefined {
  return session.status === "signed-in" ? session.user.id : undefined;
}

/** What another version of the app kept, and what is damaged, is worth nothing, and must not be in the way. */
async function readAnswers({ session, store, version }: KeepingParts): Promise<readonly KeptAnswer[]> {
  const kept = await store.read().catch(() => undefined);
  const isTheirs = session.current().status === "loading" || kept?.ownerId === ownerOf(session.current());
  if (kept === undefined || !isTheirs) return [];
  if (kept.version === version && isListOfAnswers(kept.answers)) return kept.answers;
  await store.remove().catch(() => {});
  return [];
}

function isListOfAnswers(answers: unknown): answers is readonly KeptAnswer[] {
  return Array.isArray(answers) && answers.every((answer: unknown) => isAnswer(answer));
}

function isAnswer(answer: unknown): boolean {
  if (typeof answer !== "object" || answer === null) return false;
  const parts = new Map<string, unknown>(Object.entries(answer));
  return Array.isArray(parts.get("key")) && typeof parts.get("at") === "number" && parts.has("data");
}

/** What lies on the device may be older than the last change: it shows at once, and is asked for again. */
async function restore(parts: KeepingParts): Promise<void> {
  const { queries, session, maxAgeMs } = parts;
  if (session.current().status === "guest") return;
  const oldest = Date.now() - maxAgeMs;
  for (const { key, data, at } of await readAnswers(parts)) {
    const known = queries.getQueryState(key)?.dataUpdatedAt ?? 0;
    if (at > oldest && at > known) queries.setQueryData(key, data, { updatedAt: at });
  }
  await queries.invalidateQueries();
}

function makeWriter({ queries, store, version, gatherMs = 1000 }: KeepingParts) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** A device that refuses storage still works. */
  const write = async (ownerId: string): Promise<void> => {
    timer = undefined;
    await store.write({ ownerId, version, answers: answersIn(queries) }).catch(() => {});
  };
  const gather = (ownerId: string | undefined): void => {
    if (ownerId !== undefined) timer ??= setTimeout(() => void write(ownerId), gatherMs);
  };
  const stop = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  return { gather, stop };
}

function answersIn(queries: QueryClient): readonly KeptAnswer[] {
  return queries
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey: key, state: { data, dataUpdatedAt: at } }) =>
      data === undefined ? [] : [{ key, data, at }],
    );
}
