import { comeBackTo, takeComeBack } from "../platform/come-back.ts";
import type { Visit } from "../platform/feature.ts";
import type { Detour } from "../platform/router/router.ts";
import { writeSearch } from "../platform/search.ts";
import type { SessionKeeper } from "../platform/session.ts";
import { toast } from "../ui/toast-store.ts";
import { guard } from "./guard.ts";
import { registry } from "./registry.ts";
import * as t from "./texts/en/frame.ts";

const sessionExpired = {
  title: t.sessionExpiredTitle,
  description: t.yourSessionHasExpired,
  tone: "destructive",
} as const;

/** Applies the guard to a navigation: where a visit may not go on, where it leads instead. */
export function runGuard(visit: Visit, session: SessionKeeper, isPreload: boolean): Detour | undefined {
  const decision = guard(visit, session.current(), registry.hasPage);
  const place = decision.kind === "redirect" ? decision.to : visit.path;
  // Every way to sign in ends at the dashboard, but for somebody who left word where they want to be.
  if (place === "/dashboard" && session.current().status === "signed-in" && !isPreload) {
    const wanted = takeComeBack();
    if (wanted !== undefined) return wanted;
  }
  if (decision.kind !== "redirect") return undefined;
  const { to } = decision;
  // Whoever has to sign in first gets where they wanted to be, also with what they bring back from paying elsewhere.
  if (to === "/login" && !isPreload) comeBackTo(visit.path + writeSearch(visit.search));
  // spec: the toast goes with the redirect; a link that is only hovered is no visit. The end is told once: whoever
  // comes again later meets the login as anybody does.
  if (!decision.hasExpired || isPreload) return { to, search: decision.search };
  const isNews = session.tellEnd();
  if (isNews) toast(sessionExpired);
  return { to, search: isNews ? decision.search : {} };
}
