import type { verifyMobilePurchase } from "@meal/contract/stores";
import { call } from "../../platform/api.ts";
import type { AppStore, Purchase } from "../../platform/app-store.ts";
import type { Verdict } from "./queries.ts";

/**
 * Brings purchases to the server, which asks the store whether they are any. The store hears that one arrived only after
 * that, so one that got lost on its way is given out by the store, and sent, again. Undefined where there is none.
 */
export async function deliver(
  { platform, finish }: AppStore,
  purchases: readonly Purchase[],
  signal?: AbortSignal,
): Promise<Verdict | undefined> {
  let verdict: Verdict | undefined;
  for (const { receipt, transactionId } of purchases) {
    const body = { platform, receipt, transactionId };
    // oxlint-disable-next-line no-await-in-loop -- The store lists one, or an old one and its successor: the last has the word.
    verdict = await call<typeof verifyMobilePurchase>(
      "POST /api/functions/verify-mobile-purchase",
      { body },
      signal === undefined ? {} : { signal },
    );
    // oxlint-disable-next-line no-await-in-loop
    if (verdict.state !== "pending") await finish({ receipt, transactionId });
  }
  return verdict;
}
