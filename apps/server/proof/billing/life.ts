import type { UserId } from "@meal/domain/accounts/actor";
import type { BillingSource } from "@meal/domain/billing/subscription-record";
import type { FakeClock } from "@meal/testkit/fake-clock";
import { AppError } from "../../src/app-error.ts";
import type { Database } from "../../src/db/database.ts";
import { Billing } from "../../src/features/billing/service.ts";
import { createLogger } from "../../src/log.ts";
import type { Payments } from "../../src/ports/payments.ts";
import { readDues } from "./rows-repository.ts";

const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
export const GRACE_MS = 7 * DAY_MS;
/** Until when something is known whatever was lost: a daily look, and a few more where one fails. */
export const KNOWN_MS = DAY_MS + 2 * HOUR_MS;

/** Asked again after 1, 2, 4, 8, 16, 32 and 60 minutes, and from then on every hour. */
const failuresUntilHourly = 7;

/** Whether the seed is one of those that leave nothing out. */
export function isEveryHourLivedIn(seed: number): boolean {
  return seed % 10 === 0;
}

/** What broke off because its process was killed. */
export class Killed extends Error {}

/** A server among people while time passes. */
export interface Life {
  readonly database: Database;
  readonly clock: FakeClock;
  readonly billing: Billing;
  readonly people: readonly UserId[];
  readonly hasJob: boolean;
  /** Until when whoever is paid there answers nobody; a past instant where they answer. */
  readonly downUntil: (source: BillingSource) => number;
  /** Whether the job asks in vain every hour of an outage. */
  readonly isEveryHourLived: boolean;
}

/** The real service on a database, with a clock of its own. */
export function billingOf({
  isBelievedForEver,
  payments,
  ...parts
}: Pick<Life, "database" | "clock"> & {
  readonly newId: () => string;
  readonly isBelievedForEver: boolean;
  readonly payments: Pick<Payments, "checkout" | "stores">;
}): Billing {
  return new Billing({
    ...parts,
    payments: {
      get checkout() {
        return payments.checkout;
      },
      stores: payments.stores,
      testPages: undefined,
    },
    graceMs: isBelievedForEver ? 1000 * DAY_MS : GRACE_MS,
    appUrl: "http://localhost",
    log: createLogger("silent"),
    startPerson: async () => {},
  });
}

/** The job does its work every minute, as in the product; minutes in which nothing is due are left out. */
export async function letTimePass(life: Life, until: number): Promise<void> {
  const { clock, billing } = life;
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- Time passes in one direction.
    const due = await nextDue(life);
    if (due > until) break;
    clock.advance(Math.max(0, due - clock.now()));
    // oxlint-disable-next-line no-await-in-loop
    await survive(() => billing.lookAtDue());
    clock.advance(MINUTE_MS);
  }
  clock.advance(Math.max(0, until - clock.now()));
}

/**
 * When something is due that can change something. Whoever was asked in vain this often is asked again each hour; of those
 * hours, all that pass before the outage is over are alike, and make up most of what happens. One seed of ten lives them all.
 */
async function nextDue({ database, people, hasJob, downUntil, isEveryHourLived }: Life): Promise<number> {
  if (!hasJob) return Infinity;
  const dues = (await readDues(database.db, people)).map(({ source, at, failures }) => {
    const isAlike = failures >= failuresUntilHourly && !isEveryHourLived;
    return isAlike ? at + HOUR_MS * Math.max(0, Math.ceil((downUntil(source) - at) / HOUR_MS)) : at;
  });
  return Math.min(Infinity, ...dues);
}

/** What a request ends with is its caller's; what a killed process leaves behind is what this is about. */
export async function survive(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof AppError) && !(error instanceof Killed)) throw error;
  }
}

export function iso(instant: number): string {
  return new Date(instant).toISOString();
}
