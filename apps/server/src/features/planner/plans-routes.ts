import {
  changeMealPlan,
  deleteMealPlan,
  listMealPlans,
  listPlansInUse,
  readMealPlan,
  saveMealPlan,
  useMealPlan,
} from "@meal/contract/planner";
import { route, type Route } from "../../http/route.ts";
import type { MealPlans } from "./plans-service.ts";

export function plansRoutes(plans: MealPlans): readonly Route[] {
  return [
    route(listMealPlans, ({ session, query }) => plans.list(session.ownerId, query)),
    route(readMealPlan, ({ session, params }) => plans.read(session.ownerId, params.id)),
    route(saveMealPlan, ({ session, body }) => plans.save(session, body)),
    route(changeMealPlan, ({ session, params, body }) => plans.change(session, params.id, body)),
    route(listPlansInUse, ({ session, query }) => plans.listInUse(session.ownerId, query.from)),
    route(useMealPlan, ({ session, params, body }) => plans.use(session, params.id, body)),
    route(deleteMealPlan, ({ session, params }) => plans.remove(session, params.id)),
  ];
}
