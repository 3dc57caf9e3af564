import { redirect } from "@tanstack/react-router";
import type { Visit } from "../platform/feature.ts";
import type { SessionPort } from "../platform/session.ts";
import { toast } from "../ui/toast-store.ts";
import { guard } from "./guard.ts";
import { registry } from "./registry.ts";

const sessionExpired = {
  title: "Session Expired",
  description: "Your session has expired. Please log in again.",
  tone: "destructive",
} as const;

/** Applies the guard to a navigation: throws the router's redirect where the visit may not go on. */
export function runGuard(visit: Visit, session: SessionPort, isPreload: boolean): void {
  const decision = guard(visit, session.current(), registry.hasPage);
  if (decision.kind !== "redirect") return;
  // spec: the toast goes with the redirect; a link that is only hovered is no visit.
  if (decision.hasExpired && !isPreload) toast(sessionExpired);
  throw redirect({ to: decision.to, search: decision.search, replace: true });
}
