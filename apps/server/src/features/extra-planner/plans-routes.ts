import { deleteExtraPlan, listExtraPlans, readExtraPlan, saveExtraPlan } from "@meal/contract/extra-planner";
import { route, type Route } from "../../http/route.ts";
import type { ExtraPlans } from "./plans-service.ts";

export function extraPlansRoutes(plans: ExtraPlans): readonly Route[] {
  return [
    route(listExtraPlans, ({ session, query }) => plans.list(session.ownerId, query)),
    route(readExtraPlan, ({ session, params }) => plans.read(session.ownerId, params.id)),
    route(saveExtraPlan, ({ session, body }) => plans.save(session, body)),
    route(deleteExtraPlan, ({ session, params }) => plans.remove(session, params.id)),
  ];
}
