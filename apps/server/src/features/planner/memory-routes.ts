import { changePlannerMemory, readPlannerMemory } from "@meal/contract/planner-memory";
import { route, type Route } from "../../http/route.ts";
import type { PlannerMemory } from "./memory-service.ts";

/** What the planner has learned, read and forgotten. */
export function memoryRoutes(memory: PlannerMemory): readonly Route[] {
  return [
    route(readPlannerMemory, ({ session }) => memory.read(session)),
    route(changePlannerMemory, ({ session, body }) => memory.change(session, body)),
  ];
}
