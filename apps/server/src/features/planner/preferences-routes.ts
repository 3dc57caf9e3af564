import { readPlannerPreferences, savePlannerPreferences } from "@meal/contract/planner";
import { route, type Route } from "../../http/route.ts";
import type { PlannerPreferences } from "./preferences-service.ts";

/** Whoever reads how they plan has the planner open: `onPlannerOpened` may get ready for a plan. */
export function preferencesRoutes(
  preferences: PlannerPreferences,
  onPlannerOpened: () => void,
): readonly Route[] {
  return [
    route(readPlannerPreferences, ({ session }) => {
      onPlannerOpened();
      return preferences.read(session.userId);
    }),
    route(savePlannerPreferences, ({ session, body }) => preferences.save(session.userId, body)),
  ];
}
