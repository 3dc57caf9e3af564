import {
  canUseExtraPlanner,
  canUseFeature,
  checkSubscriptionLimit,
  incrementFeatureUsage,
  incrementPlanCount,
  readUsage,
} from "@meal/contract/entitlements";
import { AppError } from "../../app-error.ts";
import { route, type Route } from "../../http/route.ts";
import type { Billing } from "../billing/service.ts";
import type { Session } from "../../ports/sessions.ts";
import { callerOf } from "./guest.ts";
import type { Entitlements } from "./service.ts";

export function entitlementsRoutes(
  entitlements: Entitlements,
  billing: Pick<Billing, "view">,
  appUrl: string,
): readonly Route[] {
  return [
    route(checkSubscriptionLimit, async (call) => {
      refuseOthers(call.session, call.body.user_id);
      const caller = callerOf(call, appUrl);
      const view = await billing.view(caller.kind === "user" ? caller.userId : undefined);
      return { ...(await entitlements.checkSubscription(caller)), ...view };
    }),
    route(incrementPlanCount, async ({ session, body }) => {
      refuseOthers(session, body.user_id);
      const { used } = await entitlements.usageOf(session.userId, "meal_plan");
      return { generatedPlansCount: used };
    }),
    route(canUseFeature, ({ session, body }) => entitlements.canUse(session.userId, body.feature_name)),
    route(canUseExtraPlanner, ({ session }) => entitlements.canUse(session.userId, "extra_planner")),
    route(incrementFeatureUsage, ({ session, body }) =>
      // The timer runs on the device; the others are counted where the server does their work.
      body.feature_name === "cooking_timer"
        ? entitlements.useOnDevice(session.userId, "cooking_timer", body.use_id)
        : entitlements.usageOf(session.userId, body.feature_name),
    ),
    route(readUsage, async ({ session }) => ({ features: await entitlements.allUsage(session.userId) })),
  ];
}

/** A body may name its caller, as the specification's calls do, and nobody else. Where no session is left, that is what is said. */
function refuseOthers(session: Session, userId: string | undefined): void {
  if (userId === undefined || (session.kind === "user" && session.userId === userId)) return;
  throw new AppError(session.kind === "user" ? "not_yours" : "not_signed_in");
}
