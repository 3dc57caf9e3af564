import type { OutputOf } from "@meal/contract/endpoint";
import type { readDeviceKey } from "@meal/contract/sessions";
import { call } from "../api.ts";
import { newId } from "../new-id.ts";
import { answersDatabase } from "./database.ts";
import { canSeal, openText, type SealedText, sealText } from "./sealing.ts";

type KeyPair = OutputOf<typeof readDeviceKey>;

/** What can wait for its person's next sign-in: changes of the list, a plan or an extra recipe that is not saved, what is not confirmed, uses of the timer, the outbox. */
export type WaitingKind = "list" | "plan" | "extra" | "said" | "timer-use" | "outbox";

interface Waiting {
  readonly id: string;
  readonly kind: WaitingKind;
  readonly value: SealedText;
}

const waitingOf = (personId: string) => `${personId}:waiting` as const;
const lockOf = (personId: string) => `${personId}:lock` as const;

const fetchKeys = (): Promise<KeyPair> => call<typeof readDeviceKey>("GET /api/auth/device-key");

/** Gets the public half of their key while somebody is signed in, so that it is here when the session ends. */
export async function fetchLock(personId: string): Promise<void> {
  if (!canSeal() || (await lockFor(personId)) !== undefined) return;
  const { d: _, ...publicHalf } = await fetchKeys();
  await answersDatabase.change(personId, [lockOf(personId)], () => ({ [lockOf(personId)]: publicHalf }));
}

/**
 * Puts something aside for this person's next sign-in; answers whether it could. Without a key, or on a plain `http`
 * address, where browsers close nothing, it is not kept: the next person on the device would read it.
 */
export async function putWaiting(personId: string, kind: WaitingKind, value: unknown): Promise<boolean> {
  const lock = await lockFor(personId);
  if (lock === undefined || !canSeal()) return false;
  const waiting: Waiting = { id: newId(), kind, value: await sealText(JSON.stringify(value), lock) };
  const key = waitingOf(personId);
  await answersDatabase.change(personId, [key], (kept) => ({ [key]: [...listIn(kept[key]), waiting] }));
  return true;
}

/** Whether anything waits for them. */
export async function isAnythingWaiting(personId: string): Promise<boolean> {
  const key = waitingOf(personId);
  return listIn((await answersDatabase.read(key))[key]).length > 0;
}

/** What waits for whoever is signed in now, in the order in which it was put aside. */
export interface OpenedWaiting {
  readonly values: readonly unknown[];
  /** Called when what waited is back where it belongs: takes away the closed copy. */
  readonly forget: () => Promise<void>;
}

/** Opens what waits of one kind; rejects when the server cannot be asked for the key, and then it waits on. */
export async function openWaiting(personId: string, kind: WaitingKind): Promise<OpenedWaiting> {
  const key = waitingOf(personId);
  const all = listIn((await answersDatabase.read(key))[key]).filter((each) => each.kind === kind);
  const keys = all.length > 0 ? await fetchKeys() : undefined;
  const texts = await Promise.all(all.map(async ({ value }) => openOne(value, keys)));
  return {
    values: texts.flatMap((text) => (text === undefined ? [] : [parse(text)])),
    forget: async () => {
      const ids = new Set(all.map(({ id }) => id));
      if (ids.size === 0) return;
      await answersDatabase.change(personId, [key], (kept) => {
        const rest = listIn(kept[key]).filter(({ id }) => !ids.has(id));
        return { [key]: rest.length === 0 ? undefined : rest };
      });
    },
  };
}

/** What another key closed, such as that of a deployment with another secret, nobody will ever open. */
async function openOne(value: SealedText, keys: KeyPair | undefined): Promise<string | undefined> {
  return keys === undefined ? undefined : openText(value, keys).catch(() => undefined);
}

function parse(text: string): unknown {
  return JSON.parse(text);
}

async function lockFor(personId: string): Promise<JsonWebKey | undefined> {
  const kept = (await answersDatabase.read(lockOf(personId)))[lockOf(personId)];
  return typeof kept === "object" && kept !== null ? kept : undefined;
}

function listIn(kept: unknown): readonly Waiting[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Written above, and by nobody else.
  return Array.isArray(kept) ? (kept as readonly Waiting[]) : [];
}
