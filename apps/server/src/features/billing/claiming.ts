import type { UserId } from "@meal/domain/accounts/actor";
import { AppError } from "../../app-error.ts";
import type { Store } from "../../ports/payments.ts";
import { answered } from "./answered.ts";
import { lookAt, refuseUnanswered } from "./looking.ts";
import type { BillingParts } from "./parts.ts";
import { addPurchase, findAtProvider, isSomebody } from "./subscriptions-repository.ts";

/** What an app sends of a purchase. */
export interface StorePurchase {
  readonly receipt: string;
  readonly transactionId: string;
}

/**
 * Makes a purchase of a store its buyer's, and answers as which subscription it is kept. Asked twice it does the same once;
 * what is somebody else's stays theirs, and the database decides where two claim it at the same moment.
 */
export async function claimPurchase(
  parts: BillingParts,
  userId: UserId,
  store: Store,
  purchase: StorePurchase,
): Promise<string> {
  const { database, clock, newId } = parts;
  const { subscriptionId, accountId } = await answered(() => store.claim(purchase), "purchase_refused");
  // Whoever deleted the account that bought it, and has come back, goes on paying for it.
  if (accountId !== null && accountId !== userId && (await isSomebody(database.db, accountId)))
    throw new AppError("purchase_elsewhere");
  const now = clock.now();
  await addPurchase(database.db, {
    id: newId(),
    user_id: userId,
    created_at: now,
    source: store.name,
    provider_id: subscriptionId,
    state: "pending",
    due_at: now,
  });
  const kept = await findAtProvider(database.db, store.name, subscriptionId);
  if (kept?.userId !== userId) throw new AppError("purchase_elsewhere");
  // What is kept is not lost: the job asks again, whether the app does or not.
  refuseUnanswered(await lookAt(parts, kept.id));
  return kept.id;
}
