import type { UserId } from "@meal/domain/accounts/actor";
import { createRandom } from "@meal/engine/random";
import { fakeClock } from "@meal/testkit/fake-clock";
import { randomFrom, type Random } from "@meal/testkit/inputs/random";
import { paypalCheckout } from "../../src/adapters/payments/paypal/paypal-checkout.ts";
import type { LedgerEntry, Press } from "../../src/adapters/payments/test-checkout/ledger.ts";
import {
  type SentNotification,
  TestCheckout,
} from "../../src/adapters/payments/test-checkout/test-checkout.ts";
import { AppError } from "../../src/app-error.ts";
import type { Database } from "../../src/db/database.ts";
import type { Clock } from "../../src/ports/clock.ts";
import type { Checkout } from "../../src/ports/payments.ts";
import { isGivenBack, paidOf, paidThroughOf, paysTwice, stateOf } from "./books.ts";
import {
  billingOf,
  DAY_MS,
  GRACE_MS,
  HOUR_MS,
  isEveryHourLivedIn,
  iso,
  Killed,
  KNOWN_MS,
  letTimePass,
  type Life,
  survive,
} from "./life.ts";
import { addPeople, readRows, removePeople } from "./rows-repository.ts";

const steps = 90;
const CLOCK_SKEW_MS = HOUR_MS / 12;

/** A fault that is built in on purpose, to see that it is noticed. */
export type Planted =
  | "no job"
  | "believed for ever"
  | "paid at once"
  | "held up is active"
  | "what is tried is paid";

interface Run extends Life {
  readonly random: Random;
  readonly till: TestCheckout;
  /** Who began which subscription, as the provider would tell by who pays. */
  readonly owners: Map<string, UserId>;
  readonly changedAt: Map<string, number>;
  readonly wrongs: string[];
  readonly planted: Planted | undefined;
  told: SentNotification[];
  outageEndsAt: number;
  downSince: number;
  /** When the provider last came back. */
  upSince: number;
}

/** Some months of a few people and a provider, from one seed. Answers what should never have been so. */
export async function simulate(
  database: Database,
  seed: number,
  planted?: Planted,
): Promise<readonly string[]> {
  const run = await begin(database, seed, planted);
  try {
    for (let step = 0; step < steps && run.wrongs.length === 0; step += 1) {
      // oxlint-disable-next-line no-await-in-loop -- Time passes in one direction.
      await live(run);
      // oxlint-disable-next-line no-await-in-loop
      await judge(run);
    }
    if (run.wrongs.length === 0) await comeToRest(run);
    return run.wrongs;
  } finally {
    await removePeople(database.db, run.people);
  }
}

async function begin(database: Database, seed: number, planted: Planted | undefined): Promise<Run> {
  const clock = fakeClock(Date.UTC(2026, seed % 12, 1 + (seed % 31), 12));
  const random = randomFrom(createRandom(seed));
  let ids = 0;
  const newId = () => `${seed}-${(ids += 1).toString().padStart(8, "0")}`;
  const till = new TestCheckout({ clock: skewed(clock, seed), pageOf: (id) => `http://till/${id}`, newId });
  const people = await addPeople(database.db, [`${seed}-ada`, `${seed}-bo`]);
  const run: Run = {
    random,
    database,
    clock,
    till,
    people,
    planted,
    hasJob: planted !== "no job",
    downUntil: () => run.outageEndsAt,
    isEveryHourLived: isEveryHourLivedIn(seed),
    owners: new Map(),
    changedAt: new Map(),
    wrongs: [],
    told: [],
    outageEndsAt: 0,
    downSince: 0,
    upSince: 0,
    billing: billingOf({
      database,
      clock,
      newId,
      isBelievedForEver: planted === "believed for ever",
      payments: {
        get checkout() {
          return checkout;
        },
        stores: [],
      },
    }),
  };
  const checkout = planting(paypalCheckout(shopOf(run)), run);
  till.onEvent = (notification) => {
    // Lost, or to come once or twice, at any time and in any order.
    if (random.chance(0.4)) return;
    run.told.push(notification);
    if (random.chance(0.2)) run.told.push(notification);
  };
  return run;
}

/** The provider's clock is right in one seed of three, and some minutes ahead or behind in the others. */
function skewed(clock: Clock, seed: number): Clock {
  return { now: () => clock.now() + ((seed % 3) - 1) * CLOCK_SKEW_MS };
}

function shopOf(run: Run) {
  const { till, clock, random } = run;
  return {
    api: "http://till",
    clientId: "c",
    clientSecret: "s",
    planId: "P-TEST",
    webhookId: "WHTEST",
    isSandbox: true,
    isTest: true,
    clock,
    manageUrlOf: (id: string) => `http://till/${id}`,
    async send(request: Request) {
      if (clock.now() < run.outageEndsAt) throw new TypeError("fetch failed");
      if (random.chance(0.03)) return new Response("", { status: random.pick([500, 502, 429]) });
      const answer = await till.send(request);
      // Done there, and nobody here hears of it.
      if (random.chance(0.03)) throw new TypeError("socket hang up");
      return answer;
    },
  };
}

/** The checkout with a fault in it, and with processes that die around it. */
function planting(checkout: Checkout, { planted, random }: Run): Checkout {
  const orDie = <Result>(result: Result): Result => {
    if (random.chance(0.03)) throw new Killed("The process was killed.");
    return result;
  };
  return {
    ...checkout,
    open: async (order) =>
      orDie(await checkout.open(planted === "paid at once" ? { ...order, startsAt: null } : order)),
    cancel: async (id, reason) => orDie(await checkout.cancel(id, reason)),
    async look(id) {
      const look = orDie(await checkout.look(id));
      if (look === "unknown") return look;
      if (planted === "held up is active" && look.state === "on-hold")
        return { ...look, state: "active", nextBillingAt: null, paidThrough: null };
      if (planted === "what is tried is paid" && look.state === "grace")
        return { ...look, state: "active", paidThrough: look.nextBillingAt };
      return look;
    },
  };
}

/** One step: time passes, things happen, the job does its work. */
async function live(run: Run): Promise<void> {
  const { random, clock } = run;
  await letTimePass(run, clock.now() + random.int(1, 36) * HOUR_MS);
  if (clock.now() >= run.outageEndsAt && random.chance(0.05)) {
    run.upSince = run.outageEndsAt;
    run.downSince = clock.now();
    run.outageEndsAt = clock.now() + random.int(1, random.chance(0.3) ? 30 * 24 : 5 * 24) * HOUR_MS;
  }
  const person = random.pick(run.people);
  await survive(() => act(run, person));
  for (const notification of random.chance(0.5) ? run.told.splice(0).toReversed() : [])
    // oxlint-disable-next-line no-await-in-loop -- One after the other.
    await survive(() => hear(run, notification));
  await letTimePass(run, clock.now());
}

async function act(run: Run, person: UserId): Promise<void> {
  const { random, billing, till } = run;
  const own = entriesOf(run, person);
  const entry = own.length === 0 ? undefined : random.pick(own);
  const doing = random.pick([
    "subscribe",
    "subscribe",
    "approve",
    "cancel",
    "verify",
    "fate",
    "fate",
    "nothing",
    "nothing",
  ]);
  if (doing === "subscribe") {
    const presses = Array.from({ length: random.int(1, 2) }, () => subscribe(run, person));
    await Promise.all(presses);
    // Most people agree while they are there.
    for (const { id } of entriesOf(run, person))
      if (random.chance(0.7) && till.press(id, "approve")) run.changedAt.set(id, run.clock.now());
    return;
  }
  if (doing === "cancel" && random.chance(0.5)) return billing.cancel(person, "enough");
  if (doing === "verify") return void (await billing.verify(person, undefined));
  if (!entry) return;
  const fates: readonly Press[] = ["pay-fails", "pay-fails", "pay-works", "suspend", "refund", "cancel"];
  const what = doing === "approve" ? "approve" : doing === "fate" ? random.pick(fates) : undefined;
  if (what && till.press(entry.id, what)) run.changedAt.set(entry.id, run.clock.now());
}

async function subscribe(run: Run, person: UserId): Promise<void> {
  const url = await run.billing.subscribe(person).catch((error: unknown) => {
    if (error instanceof AppError || error instanceof Killed) return undefined;
    throw error;
  });
  if (url === undefined) return;
  const id = url.split("/").at(-1) ?? "";
  run.owners.set(id, person);
  run.changedAt.set(id, run.clock.now());
}

async function hear(run: Run, { headers, body }: SentNotification): Promise<void> {
  const due = await run.billing.hear("paypal", { headers: new Headers(headers), bodyText: body });
  if (due !== undefined && run.random.chance(0.7)) await run.billing.look(due);
}

function entriesOf({ till, owners }: Run, person: UserId): readonly LedgerEntry[] {
  return till.all().filter(({ id }) => owners.get(id) === person);
}

/** What must hold at any moment. */
async function judge(run: Run): Promise<void> {
  const { people, clock, wrongs } = run;
  const now = clock.now();
  for (const person of people) {
    const entries = entriesOf(run, person);
    // oxlint-disable-next-line no-await-in-loop -- A few people.
    const { success } = await run.billing.standing(person);
    const renewing = entries.filter(({ status }) => status === "ACTIVE" || status === "SUSPENDED");
    if (renewing.length > 1) wrongs.push(`${person} pays for ${renewing.length} subscriptions at once`);
    if (paysTwice(entries)) wrongs.push(`${person} paid twice for the same days`);
    const latest = Math.max(0, ...entries.map((entry) => paidThroughOf(entry)));
    if (success && now > latest + GRACE_MS + DAY_MS)
      wrongs.push(`${person} has Premium unpaid at ${iso(now)}`);
    if (!success && entries.some((entry) => isSurelyPaid(run, entry)))
      wrongs.push(`${person} paid and is refused at ${iso(now)}`);
  }
}

/** Paid for this moment, told in time, and the provider is there or has not been gone for the grace period. */
function isSurelyPaid(run: Run, entry: LedgerEntry): boolean {
  const now = run.clock.now();
  if (entry.status !== "ACTIVE" || entry.owedCents > 0 || paidThroughOf(entry) <= now) return false;
  if (isGivenBack(entry)) return false;
  const paid = paidOf(entry);
  const isSmooth = paid.length === entry.transactions.length;
  const settledAt = Math.max(run.changedAt.get(entry.id) ?? 0, (isSmooth ? paid[0] : paid.at(-1))?.at ?? now);
  const isDown = now < run.outageEndsAt;
  if (isDown && now - run.downSince > GRACE_MS - KNOWN_MS) return false;
  const [from, to] = isDown ? [run.upSince, run.downSince] : [run.outageEndsAt, now];
  return to - Math.max(settledAt, from) > KNOWN_MS;
}

/** All trouble over and everybody asked once more, what is stored is what a fresh look finds. */
async function comeToRest(run: Run): Promise<void> {
  const { clock, database, people, till, wrongs } = run;
  run.outageEndsAt = 0;
  await letTimePass(run, clock.now() + KNOWN_MS);
  for (const row of await readRows(database.db, people)) {
    const entry = till.find(row.provider_id ?? "");
    // Who was charged just now is asked about within the hour.
    if ((entry?.transactions.at(-1)?.at ?? 0) > clock.now() - 2 * HOUR_MS) continue;
    const state = entry ? stateOf(entry, clock.now()) : "over";
    const stored = keptState(row, entry, clock.now());
    if (state !== stored) wrongs.push(`${row.id} is kept as ${stored} and is ${state}`);
  }
}

/** What is kept, in the words of the books: what was cancelled is over when it was used up or given back. */
function keptState(
  row: Awaited<ReturnType<typeof readRows>>[number],
  entry: LedgerEntry | undefined,
  now: number,
) {
  const isOver = row.state === "ended" || (row.state === "cancelled" && (row.paid_through ?? 0) <= now);
  return isOver || (row.state === "refunded" && entry?.status === "CANCELLED") ? "over" : row.state;
}
