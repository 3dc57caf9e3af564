import { readPlannerPreferences, savePlannerPreferences } from "@meal/contract/planner";
import { route, type Route } from "../../http/route.ts";
import type { PlannerPreferences } from "./preferences-service.ts";

export function preferencesRoutes(preferences: PlannerPreferences): readonly Route[] {
  return [
    route(readPlannerPreferences, ({ session }) => preferences.read(session.userId)),
    route(savePlannerPreferences, ({ session, body }) => preferences.save(session.userId, body)),
  ];
}
