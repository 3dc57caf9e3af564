import { planPushes } from "@meal/contract/push";
import { type RateLimiter, rateRule } from "../../http/rate-limit.ts";
import { route, type Route } from "../../http/route.ts";
import type { Pushes } from "./service.ts";

const HOUR_MS = 3_600_000;
/** Each press on a timer is one. */
const PLANS = rateRule("push-plans", 1200, HOUR_MS);

export function pushRoutes(pushes: Pushes, limiter: RateLimiter): readonly Route[] {
  return [
    route(planPushes, async ({ session, body }) => {
      await limiter.count(PLANS, session.userId);
      await pushes.plan(session, body);
    }),
  ];
}
