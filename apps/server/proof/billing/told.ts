import type { UserId } from "@meal/domain/accounts/actor";
import { createRandom } from "@meal/engine/random";
import { fakeClock, type FakeClock } from "@meal/testkit/fake-clock";
import { randomFrom, type Random } from "@meal/testkit/inputs/random";
import type { StoreMessage, StoreStandIn, StoreTurn } from "@meal/testkit/stand-ins/store";
import type { Database } from "../../src/db/database.ts";
import type { Billing } from "../../src/features/billing/service.ts";
import type { Store } from "../../src/ports/payments.ts";
import { billingOf, HOUR_MS } from "./life.ts";
import { addPeople, readRows, removePeople } from "./rows-repository.ts";
import { startStands } from "./store-stands.ts";

const stepsBetweenLooks = 5;
const turns = [
  "renewed",
  "renewal-off",
  "renewal-on",
  "grace",
  "hold",
  "expired",
  "refunded",
] as const satisfies readonly StoreTurn[];

/** What came of it: how many notifications arrived, and what should not have been so. */
interface Told {
  readonly heard: number;
  readonly wrongs: readonly string[];
}

interface Run {
  readonly name: "apple" | "google";
  readonly clock: FakeClock;
  readonly random: Random;
  readonly billing: Billing;
  readonly store: Store;
  readonly stand: StoreStandIn;
  readonly database: Database;
  readonly people: readonly UserId[];
  /** The purchase that each of them has now. */
  readonly bought: Map<UserId, string>;
  /** A message that was late is signed anew by Google, and sent as it was by Apple. */
  readonly again: (message: StoreMessage) => StoreMessage;
  readonly wrongs: string[];
  told: StoreMessage[];
}

/**
 * Tells of a few people's purchases in one store until so many notifications have arrived: lost, doubled, late and in any
 * order. However they come, a fresh look finds what the store says.
 */
export async function tellOfStore(
  database: Database,
  seed: number,
  name: "apple" | "google",
  { count, isStale = false }: { readonly count: number; readonly isStale?: boolean },
): Promise<Told> {
  const clock = fakeClock(Date.UTC(2026, seed % 12, 1, 12));
  const stands = await startStands(() => clock.now());
  const store = isStale ? withOldAnswers(stands.adapters[name]) : stands.adapters[name];
  let ids = 0;
  const run: Run = {
    name,
    clock,
    store,
    database,
    random: randomFrom(createRandom(seed)),
    stand: stands[name],
    people: await addPeople(
      database.db,
      ["ada", "bo", "cy"].map((who) => `told-${name}-${seed}-${who}`),
    ),
    bought: new Map(),
    again: ({ headers, bodyText }) =>
      name === "apple"
        ? { headers, bodyText }
        : { bodyText, headers: new Headers({ authorization: `Bearer ${stands.google.pushToken()}` }) },
    wrongs: [],
    told: [],
    billing: billingOf({
      database,
      clock,
      newId: () => `told-${name}-${seed}-${(ids += 1)}`,
      isBelievedForEver: false,
      payments: { checkout: undefined, stores: [store] },
    }),
  };
  let heard = 0;
  try {
    for (let step = 1; heard < count && run.wrongs.length === 0; step += 1) {
      clock.advance(run.random.int(1, 20) * HOUR_MS);
      // oxlint-disable-next-line no-await-in-loop -- Time passes in one direction.
      for (const person of run.people) await happen(run, person);
      // oxlint-disable-next-line no-await-in-loop
      heard += await deliver(run);
      // oxlint-disable-next-line no-await-in-loop
      if (step % stepsBetweenLooks === 0) await judge(run);
    }
    await judge(run);
    return { heard, wrongs: run.wrongs };
  } finally {
    await removePeople(database.db, run.people);
    await stands.stop();
  }
}

/** Something becomes of somebody's purchase, and the store tells of it as often as it likes. */
async function happen(run: Run, person: UserId): Promise<void> {
  const { random, stand, bought, billing, store, name } = run;
  const own = bought.get(person);
  const state = own === undefined ? "ended" : stand.stands(own);
  const isOver = state === "ended" || state === "refunded";
  // Apple goes on with the same one, Google begins another.
  if (own === undefined || (isOver && name === "google" && random.chance(0.5))) {
    const { subscriptionId, ...purchase } = stand.buy({ accountId: person });
    bought.set(person, subscriptionId);
    await billing.claim(person, store, purchase);
    return;
  }
  if (random.chance(0.4)) stand.turn(own, isOver ? "renewed" : random.pick(turns));
  for (let message = random.int(0, 4); message > 0; message -= 1)
    if (random.chance(0.7)) {
      const sent = stand.notify(own);
      run.told.push(sent);
      if (random.chance(0.3)) run.told.push(sent);
    }
}

/** Some of what was told arrives, in another order; the rest later. Answers how much. */
async function deliver(run: Run): Promise<number> {
  const { random, billing, name, again } = run;
  const lots = run.told.splice(0).map((message) => ({ message, lot: random.int(0, 999) }));
  const shuffled = lots.toSorted((a, b) => a.lot - b.lot).map(({ message }) => message);
  let heard = 0;
  for (const message of shuffled) {
    if (random.chance(0.3)) run.told.push(message);
    else {
      // oxlint-disable-next-line no-await-in-loop -- One after the other.
      const due = await billing.hear(name, again(message));
      heard += 1;
      // oxlint-disable-next-line no-await-in-loop
      if (due !== undefined && random.chance(0.3)) await billing.look(due);
    }
  }
  return heard;
}

/** Asked afresh, everything is as the store says. */
async function judge({ database, people, billing, stand, clock, wrongs }: Run): Promise<void> {
  for (const { id } of await readRows(database.db, people))
    // oxlint-disable-next-line no-await-in-loop -- One after the other.
    await billing.look(id);
  for (const { provider_id, state, paid_through } of await readRows(database.db, people)) {
    const said = stand.stands(provider_id ?? "");
    const isUsedUp = state === "cancelled" && (paid_through ?? 0) <= clock.now();
    const kept = isUsedUp ? "ended" : state;
    if (kept !== said) wrongs.push(`${provider_id} is kept as ${kept} and is ${said}`);
  }
}

/** The fault to be noticed: what a store answered once, it answers again. */
function withOldAnswers(store: Store): Store {
  const answers = new Map<string, Awaited<ReturnType<Store["look"]>>>();
  return {
    ...store,
    async look(id) {
      const before = answers.get(id);
      const now = await store.look(id);
      answers.set(id, now);
      return before ?? now;
    },
  };
}
