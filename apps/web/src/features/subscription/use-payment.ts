import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ApiError, isWorthRetrying } from "../../platform/api.ts";
import { appStore } from "../../platform/app-store.ts";
import { subscriptionKey } from "../../platform/use-subscription.ts";
import { deliver } from "./deliver.ts";
import type { PaymentSearch } from "./payment-search.ts";
import { type Verdict, verifyPayment } from "./queries.ts";

/** What became of a payment, as far as it can be known. */
export type Payment =
  | { readonly kind: "checking" }
  | { readonly kind: "success" }
  | { readonly kind: "not-yours" }
  | { readonly kind: "nothing" }
  | Pending
  | Failure;

/** Why a payment came to nothing, or is not known to have come to something. */
export type Failure =
  | { readonly kind: "cancelled" }
  | { readonly kind: "issue" }
  | { readonly kind: "failed"; readonly isUnexpected: boolean };

interface Pending {
  readonly kind: "pending";
  readonly isWatching: boolean;
  readonly isOffline: boolean;
  readonly check: () => void;
}

/** Waits of 1, 2, 3, 4 seconds and then 5, for half a minute in all: who pays by card is through by then. */
const mostTries = 9;
const waitMs = (failures: number) => Math.min(failures + 1, 5) * 1000;

/** The provider has not confirmed it. */
class StillPending extends Error {}

/** spec: 1, section 4, "Payment status". What a return address claims is never believed: the server asks the provider. */
export function usePayment(search: PaymentSearch, userId: string): Payment {
  const { cancelled, session_id: sessionId } = search;
  const queries = useQueryClient();
  const { data, error, failureCount, isPaused, isFetching, refetch } = useQuery({
    queryKey: ["payment-verdict", userId, sessionId ?? null],
    queryFn: async ({ signal }) => {
      const body = { user_id: userId, ...(sessionId !== undefined && { sessionId }) };
      const verdict = (await fromStore(search, userId, signal)) ?? (await verifyPayment(body, signal));
      if (verdict.state === "pending" || isAwaited(verdict, search)) throw new StillPending();
      if (verdict.success) await queries.invalidateQueries({ queryKey: subscriptionKey });
      return verdict;
    },
    enabled: cancelled === undefined,
    // What was true of an earlier visit says nothing of this one.
    staleTime: 0,
    gcTime: 0,
    retry: (failures, reason) => failures < mostTries && isWorthAsking(reason),
    retryDelay: waitMs,
  });
  if (cancelled !== undefined) return { kind: "cancelled" };
  if (data !== undefined) return told(data, search);
  const isPending = failureCount > 0 || isPaused || (error !== null && isWorthAsking(error));
  if (error !== null && !isWorthAsking(error)) return refused(error);
  if (!isPending) return { kind: "checking" };
  return { kind: "pending", isWatching: isFetching, isOffline: isPaused, check: () => void refetch() };
}

/** What was just bought in the app: the store has it, and the server may not. */
async function fromStore({ source, status }: PaymentSearch, userId: string, signal: AbortSignal) {
  const store = appStore.here;
  if (store === undefined || source !== "mobile") return undefined;
  const own = await store.boughtBy(userId);
  // What the phone's owner has already, for another account of theirs, is bought a second time by nobody.
  return deliver(store, own.length > 0 || status !== "active" ? own : await store.restore(), signal);
}

/** A store keeps it to itself until a parent has agreed. */
function isAwaited({ success }: Verdict, { source, status }: PaymentSearch): boolean {
  return source === "mobile" && status === "pending" && !success;
}

/** What may be otherwise in a moment: the provider is slow, or cannot be reached. */
function isWorthAsking(error: Error): boolean {
  const isBusy = error instanceof ApiError && error.code === "too_many_requests";
  return error instanceof StillPending || isBusy || isWorthRetrying(error);
}

function refused(error: Error): Payment {
  if (!(error instanceof ApiError)) return { kind: "failed", isUnexpected: true };
  if (error.code === "not_yours" || error.code === "purchase_elsewhere") return { kind: "not-yours" };
  return { kind: "failed", isUnexpected: error.code === "unreadable" };
}

function told({ success, state }: Verdict, search: PaymentSearch): Payment {
  if (success) return { kind: "success" };
  // Whoever opens this page by hand has had no trouble with a payment.
  return { kind: Object.keys(search).length === 0 && state === "none" ? "nothing" : "issue" };
}
