import type { UserId } from "@meal/domain/accounts/actor";
import type { Database, Db } from "../../db/database.ts";
import type { Logger } from "../../log.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Payments } from "../../ports/payments.ts";

/** What the subscriptions are made of; compose.ts fills it in. */
export interface BillingParts {
  readonly database: Pick<Database, "db" | "kind">;
  readonly clock: Clock;
  readonly newId: () => string;
  readonly payments: Payments;
  /** How long a subscription that renews is believed beyond what was paid. */
  readonly graceMs: number;
  readonly appUrl: string;
  readonly log: Logger;
  /** Makes the rows of somebody who has none yet. */
  readonly startPerson: (trx: Db, userId: UserId) => Promise<void>;
}
