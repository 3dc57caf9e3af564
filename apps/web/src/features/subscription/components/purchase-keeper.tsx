import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { AppStore, Purchase } from "../../../platform/app-store.ts";
import { logOnly } from "../../../platform/log-only.ts";
import { forgetAt } from "../../../platform/memory.ts";
import { network } from "../../../platform/network.ts";
import { useSession } from "../../../platform/session.ts";
import { subscriptionKey, subscriptionQuery } from "../../../platform/use-subscription.ts";
import { toast } from "../../../ui/toast-store.ts";
import { deliver } from "../deliver.ts";
import * as t from "../texts/en/payment.ts";

/**
 * Draws nothing: brings to the server what somebody bought while it could not be reached, while the app was killed, or
 * by somebody else's leave.
 */
export function PurchaseKeeper({ store }: { readonly store: AppStore }) {
  const session = useSession();
  const queries = useQueryClient();
  const userId = session.status === "signed-in" ? session.user.id : undefined;
  useEffect(() => {
    if (userId === undefined) return undefined;
    const look = () => {
      bringAll(store, userId, queries).catch((error: unknown) =>
        logOnly("A purchase has not arrived yet", error),
      );
    };
    const stops = [store.onNews(look), network.onBack(look)];
    look();
    return () => stops.forEach((stop) => stop());
  }, [store, userId, queries]);
  return null;
}

/** What the server has or is being sent, in this run of the app: something is bought once and looked for often. */
const taken = new Set<string>();
forgetAt("session", () => taken.clear());

async function bringAll(store: AppStore, userId: string, queries: QueryClient): Promise<void> {
  // The store has one conversation at a time, and whoever buys is waited for.
  if (store.isBuying() || !network.isOnline()) return;
  const nameOf = ({ transactionId }: Purchase) => `${userId} ${transactionId}`;
  const fresh = (await store.boughtBy(userId)).filter((one) => !taken.has(nameOf(one)));
  for (const one of fresh) taken.add(nameOf(one));
  const verdict = await deliver(store, fresh).catch((error: unknown) => {
    for (const one of fresh) taken.delete(nameOf(one));
    throw error;
  });
  if (verdict?.state === "pending") for (const one of fresh) taken.delete(nameOf(one));
  if (verdict?.success !== true) return;
  const known = queries.getQueryData(subscriptionQuery(userId).queryKey);
  if (known?.subscribed === false) toast({ tone: "success", title: t.updated });
  await queries.invalidateQueries({ queryKey: subscriptionKey });
}
