import { readPlannerPreferences, savePlannerPreferences } from "@meal/contract/planner";
import type { UserId } from "@meal/domain/accounts/actor";
import { route, type Route } from "../../http/route.ts";
import type { PlannerPreferences } from "./preferences-service.ts";

/** Whoever reads how they plan has the planner open: this may get ready for their plan. */
export type OnPlannerOpened = (
  userId: UserId,
  preferences: Awaited<ReturnType<PlannerPreferences["read"]>>,
) => void;

export function preferencesRoutes(
  preferences: PlannerPreferences,
  onPlannerOpened: OnPlannerOpened,
): readonly Route[] {
  return [
    route(readPlannerPreferences, async ({ session: { userId } }) => {
      const read = await preferences.read(userId);
      onPlannerOpened(userId, read);
      return read;
    }),
    route(savePlannerPreferences, ({ session, body }) => preferences.save(session.userId, body)),
  ];
}
