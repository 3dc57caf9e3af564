import type { Access } from "../platform/access.ts";
import type { Visit } from "../platform/feature.ts";
import type { Session } from "../platform/session.ts";

/** What the guard says to a visit. */
export type Decision =
  | { readonly kind: "open" }
  /** The page may turn out not to be theirs: 'Loading...' until the session is known. */
  | { readonly kind: "wait" }
  | {
      readonly kind: "redirect";
      readonly to: string;
      readonly search: Readonly<Record<string, string>>;
      /** The session ran out; the toast 'Session Expired' goes with the redirect. */
      readonly hasExpired: boolean;
    };

const open: Decision = { kind: "open" };
const wait: Decision = { kind: "wait" };

/** The guards of every page as one rule. A rule whose page is not built (`hasPage`) does not apply. */
export function guard(visit: Visit, session: Session, hasPage: (path: string) => boolean): Decision {
  const home = hasPage("/dashboard") ? "/dashboard" : "/landing";
  if (isPaymentReturn(visit) && hasPage("/payment-status")) return paymentReturn(visit, session);
  if (session.status === "loading") return isOpenWhileLoading(visit.access) ? open : wait;
  if (session.status === "signed-in") {
    // spec: provider=google goes to the dashboard once signed in.
    const isBackFromProvider = visit.search["provider"] === "google" && visit.path !== home;
    const isForGuests = visit.access === "signed-out" || visit.access === "entrance";
    return (isForGuests || isBackFromProvider) && visit.path !== home ? redirect(home) : open;
  }
  if (visit.access === "entrance") return redirect("/landing");
  if (visit.access === "left-open" && session.leftBy !== undefined) return open;
  if (visit.access === "signed-in" || visit.access === "left-open") return toLogin(session.hasExpired);
  return open;
}

/** spec: an address carrying success=true belongs to the payment-status page. */
function isPaymentReturn(visit: Visit): boolean {
  return visit.search["success"] === "true" && visit.path !== "/payment-status";
}

function paymentReturn(visit: Visit, session: Session): Decision {
  if (session.status === "loading") return wait;
  const sessionId = visit.search["session_id"];
  return typeof sessionId === "string"
    ? redirect("/payment-status", { success: "true", session_id: sessionId })
    : redirect("/payment-status", { source: "paypal", status: "pending" });
}

function isOpenWhileLoading(access: Access): boolean {
  return access === "public" || access === "signed-out";
}

function toLogin(hasExpired: boolean): Decision {
  return { ...redirect("/login", hasExpired ? { session_expired: "true" } : {}), hasExpired };
}

function redirect(to: string, search: Readonly<Record<string, string>> = {}) {
  return { kind: "redirect", to, search, hasExpired: false } as const;
}
