import type { UserId } from "@meal/domain/accounts/actor";
import type { FakeClock } from "@meal/testkit/fake-clock";
import { AppError } from "../../src/app-error.ts";
import type { Database } from "../../src/db/database.ts";
import { Billing } from "../../src/features/billing/service.ts";
import { createLogger } from "../../src/log.ts";
import type { Payments } from "../../src/ports/payments.ts";
import { readNextDue } from "./rows-repository.ts";

const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
export const GRACE_MS = 7 * DAY_MS;
/** Until when something is known whatever was lost: a daily look, and a few more where one fails. */
export const KNOWN_MS = DAY_MS + 2 * HOUR_MS;

/** What broke off because its process was killed. */
export class Killed extends Error {}

/** A server among people while time passes. */
export interface Life {
  readonly database: Database;
  readonly clock: FakeClock;
  readonly billing: Billing;
  readonly people: readonly UserId[];
  readonly hasJob: boolean;
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
export async function letTimePass(
  { clock, database, billing, people, hasJob }: Life,
  until: number,
): Promise<void> {
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- Time passes in one direction.
    const due = hasJob ? await readNextDue(database.db, people) : null;
    if (due === null || due > until) break;
    clock.advance(Math.max(0, due - clock.now()));
    // oxlint-disable-next-line no-await-in-loop
    await survive(() => billing.lookAtDue());
    clock.advance(MINUTE_MS);
  }
  clock.advance(Math.max(0, until - clock.now()));
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
