import type { UserId } from "@meal/domain/accounts/actor";
import type { BillingState } from "@meal/domain/billing/subscription-record";
import { createRandom } from "@meal/engine/random";
import { fakeClock } from "@meal/testkit/fake-clock";
import { randomFrom, type Random } from "@meal/testkit/inputs/random";
import type { BoughtInApp, StoreMessage, StoreTurn } from "@meal/testkit/stand-ins/store";
import type { Database } from "../../src/db/database.ts";
import { transaction } from "../../src/db/transaction.ts";
import type { Store } from "../../src/ports/payments.ts";
import {
  inTrouble,
  neverDown,
  isDownForLong,
  isKnownSince,
  type Outage,
  type PlantedInStores,
} from "./in-trouble.ts";
import {
  billingOf,
  DAY_MS,
  GRACE_MS,
  HOUR_MS,
  isEveryHourLivedIn,
  iso,
  KNOWN_MS,
  letTimePass,
  type Life,
  survive,
} from "./life.ts";
import { addPeople, readRows, removePeople } from "./rows-repository.ts";
import { startStands, type StoreStands } from "./store-stands.ts";

const steps = 45;
const names = ["apple", "google"] as const;
type Name = (typeof names)[number];

/** A purchase, and whether the server was shown it. */
interface Bought {
  readonly name: Name;
  readonly one: BoughtInApp;
  /** The account that it was made in, and whose phone it is on. */
  readonly accountId: UserId;
  buyer: UserId;
  isShown: boolean;
  shownAt: number;
  state: BillingState;
  changedAt: number;
  /** Until when it was ever paid for; nobody learns of money that goes back while its store answers nobody. */
  soldUntil: number;
}

interface Run extends Life {
  readonly random: Random;
  readonly seed: number;
  readonly planted: PlantedInStores | undefined;
  readonly stands: StoreStands;
  readonly stores: Readonly<Record<Name, Store>>;
  readonly bought: Bought[];
  readonly outages: Readonly<Record<Name, Outage>>;
  readonly wrongs: string[];
  told: { readonly name: Name; readonly message: StoreMessage }[];
  people: UserId[];
}

/** Some weeks of a few people who buy in both stores, from one seed. Answers what should never have been so. */
export async function simulateStores(
  database: Database,
  seed: number,
  planted?: PlantedInStores,
): Promise<readonly string[]> {
  const clock = fakeClock(Date.UTC(2026, seed % 12, 1 + (seed % 31), 12));
  const stands = await startStands(() => clock.now());
  const random = randomFrom(createRandom(seed));
  const outages = { apple: neverDown(), google: neverDown() };
  const trouble = { clock, random, planted };
  const stores = {
    apple: inTrouble(stands.adapters.apple, outages.apple, trouble),
    google: inTrouble(stands.adapters.google, outages.google, trouble),
  };
  let ids = 0;
  const run: Run = {
    random,
    seed,
    planted,
    stands,
    stores,
    database,
    clock,
    outages,
    hasJob: planted !== "no job",
    downUntil: (source) => (source === "apple" || source === "google" ? outages[source].until : 0),
    isEveryHourLived: isEveryHourLivedIn(seed),
    people: await addPeople(database.db, [`s${seed}-ada`, `s${seed}-bo`]).then((people) => [...people]),
    bought: [],
    wrongs: [],
    told: [],
    billing: billingOf({
      database,
      clock,
      newId: () => `s${seed}-${(ids += 1).toString().padStart(12, "0")}`,
      isBelievedForEver: planted === "believed for ever",
      payments: { checkout: undefined, stores: names.map((name) => stores[name]) },
    }),
  };
  try {
    for (let step = 0; step < steps && run.wrongs.length === 0; step += 1) {
      // oxlint-disable-next-line no-await-in-loop -- Time passes in one direction.
      await live(run);
      // oxlint-disable-next-line no-await-in-loop
      await judge(run);
    }
    // It takes long: every day of it, each purchase is asked about every hour.
    if (seed % 10 === 3) await fallSilent(run);
    if (run.wrongs.length === 0) await comeToRest(run);
    return run.wrongs;
  } finally {
    await removePeople(database.db, run.people);
    await stands.stop();
  }
}

/** One step: time passes, things happen at the stores and in the app, and some of what was told arrives. */
async function live(run: Run): Promise<void> {
  const { random, clock, outages } = run;
  await letTimePass(run, clock.now() + random.int(1, 36) * HOUR_MS);
  for (const outage of names.map((name) => outages[name]))
    if (clock.now() >= outage.until && random.chance(0.06)) {
      outage.upSince = outage.until;
      outage.since = clock.now();
      outage.until = clock.now() + random.int(1, random.chance(0.5) ? 14 * 24 : 3 * 24) * HOUR_MS;
    }
  await act(run, random.pick(run.people));
  notice(run);
  for (const each of run.bought) {
    const isOpened = !each.isShown && run.people.includes(each.buyer) && random.chance(0.7);
    // oxlint-disable-next-line no-await-in-loop -- One after the other.
    if (isOpened) await survive(() => show(run, each, each.buyer));
  }
  for (const { name, message } of random.chance(0.5) ? run.told.splice(0).toReversed() : [])
    // oxlint-disable-next-line no-await-in-loop
    await survive(async () => {
      const due = await run.billing.hear(name, message);
      if (due !== undefined && random.chance(0.7)) await run.billing.look(due);
    });
  await letTimePass(run, clock.now());
  notice(run);
}

async function act(run: Run, person: UserId): Promise<void> {
  const { random, bought, stands } = run;
  const what = random.pick([
    "buy",
    "buy",
    "turn",
    "turn",
    "turn",
    "turn",
    "restore",
    "steal",
    "leave",
    "nothing",
  ]);
  const own = bought.filter(({ buyer }) => buyer === person);
  if (what === "buy") return buy(run, person);
  if (what === "leave") return random.chance(0.3) ? leave(run, person) : undefined;
  // On one phone, two accounts: whoever is in the app shows whatever the store's account has.
  if (what === "steal" && bought.length > 0) return survive(() => show(run, random.pick(bought), person));
  if (own.length === 0) return undefined;
  const each = random.pick(own);
  if (what === "restore") return survive(() => show(run, each, person));
  if (what === "turn") turn(run, each);
  if (what === "nothing" && each.name === "google" && each.state === "pending")
    stands.google.pays(each.one.subscriptionId);
  return undefined;
}

function buy(run: Run, person: UserId): void {
  const { random, stands, bought, clock } = run;
  const name = random.pick(names);
  // A store sells nobody the same twice at once.
  if (
    bought.some(
      (each) =>
        each.name === name && each.buyer === person && each.state !== "ended" && each.state !== "refunded",
    )
  )
    return;
  const one = stands[name].buy({ accountId: person });
  if (name === "google" && random.chance(0.2)) stands.google.waitsForPayment(one.subscriptionId);
  const state = stands[name].stands(one.subscriptionId);
  bought.push({
    name,
    one,
    accountId: person,
    buyer: person,
    isShown: false,
    shownAt: 0,
    state,
    changedAt: clock.now(),
    soldUntil: 0,
  });
}

/** What a store does by itself, or what its people do there. */
function turn({ random, stands, clock }: Run, each: Bought): void {
  const { name, state, one } = each;
  if (state === "pending") return;
  const turns: Readonly<Record<Exclude<BillingState, "pending">, readonly StoreTurn[]>> = {
    active: ["renewal-off", "grace", "grace", "refunded"],
    grace: ["renewed", "hold", "refunded"],
    "on-hold": ["renewed", "expired"],
    cancelled: ["renewal-on", "refunded"],
    ended: ["renewed"],
    refunded: ["renewed"],
  };
  if (name === "google" && state === "active" && random.chance(0.2))
    stands.google.refundsAlone(one.subscriptionId);
  else stands[name].turn(one.subscriptionId, random.pick(turns[state]));
  // Whoever subscribes again does so on a phone, whose app is handed the purchase anew.
  if (state === "ended" || state === "refunded") each.isShown = false;
  each.changedAt = clock.now();
}

/** Whatever has changed at a store is told, or lost, or told twice, at any time and in any order. */
function notice({ bought, stands, clock, random, told }: Run): void {
  for (const each of bought) {
    const { name, one } = each;
    each.soldUntil = Math.max(each.soldUntil, stands[name].paidUntil(one.subscriptionId));
    const state = stands[name].stands(one.subscriptionId);
    if (state === each.state) continue;
    Object.assign(each, { state, changedAt: clock.now() });
    if (random.chance(0.4)) continue;
    const message = stands[name].notify(one.subscriptionId);
    told.push({ name, message });
    if (random.chance(0.2)) told.push({ name, message });
  }
}

/** The app shows a purchase to the server, as somebody. */
async function show({ billing, stores, clock }: Run, each: Bought, person: UserId): Promise<void> {
  const { receipt, transactionId } = each.one;
  await billing.claim(person, stores[each.name], { receipt, transactionId });
  each.isShown = true;
  each.shownAt = clock.now();
}

/** Somebody deletes their account, and has a new one on the same phone. */
async function leave(run: Run, person: UserId): Promise<void> {
  const { database, billing, people, bought, seed } = run;
  await transaction(database.db, async (trx) => {
    await billing.leave(trx, person);
    await removePeople(trx, [person]);
  });
  const [again] = await addPeople(database.db, [`s${seed}-${run.clock.now()}`]);
  if (again === undefined) return;
  run.people = [...people.filter((each) => each !== person), again];
  for (const each of bought) if (each.buyer === person) Object.assign(each, { buyer: again, isShown: false });
}

/** What must hold at any moment. */
async function judge(run: Run): Promise<void> {
  const { people, clock, wrongs, bought, stands, database, billing } = run;
  const now = clock.now();
  const rows = await readRows(database.db, people);
  const ownerOf = (each: Bought) => rows.find((row) => row.provider_id === each.one.subscriptionId)?.user_id;
  for (const each of bought) {
    const owner = ownerOf(each);
    if (owner === undefined) continue;
    if (people.includes(each.accountId) && owner !== each.accountId)
      wrongs.push(`${owner} has what ${each.accountId} bought`);
    const isTold = each.name === "apple" || stands.google.isAcknowledged(each.one.subscriptionId);
    if (each.state === "active" && !isTold && isSettled(run, each))
      wrongs.push(`Google was not told of ${each.one.subscriptionId}`);
  }
  for (const person of people) {
    const own = bought.filter((each) => ownerOf(each) === person);
    // oxlint-disable-next-line no-await-in-loop -- A few people.
    const { success } = await billing.standing(person);
    const latest = Math.max(0, ...own.map(({ soldUntil }) => soldUntil));
    if (success && now > latest + GRACE_MS + DAY_MS)
      wrongs.push(`${person} has Premium unpaid at ${iso(now)}`);
    if (success && own.every((each) => !isLetIn(each) && isSettled(run, each)))
      wrongs.push(`${person} has Premium though it is known to be over at ${iso(now)}`);
    if (
      !success &&
      own.some((each) => isLetIn(each) && isSettled(run, each) && !isDownForLong(run.outages[each.name], now))
    )
      wrongs.push(`${person} paid and is refused at ${iso(now)}`);
  }
}

function isLetIn({ state }: Bought): boolean {
  return state === "active" || state === "cancelled" || state === "grace";
}

/** Shown to the server, and not changed since for as long as it takes to be known. */
function isSettled({ clock, outages }: Run, { name, isShown, shownAt, changedAt }: Bought): boolean {
  return isShown && isKnownSince(outages[name], Math.max(changedAt, shownAt), clock.now());
}

/** Nobody pays any more, and no store says so for longer than a month. */
async function fallSilent(run: Run): Promise<void> {
  const { bought, stands, outages, clock } = run;
  for (const each of bought)
    if (each.state !== "pending") stands[each.name].turn(each.one.subscriptionId, "renewal-off");
  notice(run);
  run.told = [];
  const now = clock.now();
  for (const name of names)
    Object.assign(outages[name], { since: now, until: now + 42 * DAY_MS, upSince: now });
  await letTimePass(run, now + 41 * DAY_MS);
  notice(run);
  await judge(run);
}

/** All trouble over and everybody asked once more, what is stored is what a fresh look finds. */
async function comeToRest(run: Run): Promise<void> {
  const { clock, database, people, bought, stands, outages, wrongs } = run;
  for (const name of names) outages[name].until = 0;
  await letTimePass(run, clock.now() + KNOWN_MS);
  notice(run);
  const now = clock.now();
  for (const row of await readRows(database.db, people)) {
    const each = bought.find(({ one }) => one.subscriptionId === row.provider_id);
    if (each === undefined || !each.isShown || now - each.changedAt < KNOWN_MS) continue;
    const state = stands[each.name].stands(each.one.subscriptionId);
    const isUsedUp = row.state === "cancelled" && (row.paid_through ?? 0) <= now;
    const kept = isUsedUp ? "ended" : row.state;
    if (kept !== state) wrongs.push(`${row.id} is kept as ${kept} and is ${state}`);
  }
}
