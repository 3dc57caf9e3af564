import { SUBSCRIPTION_STATES } from "@meal/domain/entitlements/subscription";
import { z } from "zod";
import { billingShape, offerShape } from "./billing.ts";
import { endpoint } from "./endpoint.ts";

const instant = z.iso.datetime().nullable();
/** The features with a gate of their own. */
const gatedFeature = z.enum(["cooking_timer", "food_analysis", "calorie_tracking"]);

export const checkSubscriptionLimit = endpoint({
  method: "POST",
  path: "/api/functions/check-subscription-limit",
  summary: "What the caller's plan allows, and how many meal plans they have had made. Guests may ask too.",
  access: "public",
  input: { body: z.object({ user_id: z.string().max(64).optional() }) },
  output: z.object({
    canGeneratePlan: z.boolean(),
    subscribed: z.boolean(),
    generatedPlansCount: z.number(),
    /** `null` is without end. */
    limit: z.number().nullable(),
    nextBillingDate: instant,
    lastPaymentDate: instant,
    subscriptionEndDate: instant,
    status: z.enum(SUBSCRIPTION_STATES),
    subscription_status: z.string().nullable(),
    /** The subscription that counts, or the last one; null for who never had one. */
    billing: billingShape.nullable(),
    /** Null where nothing is sold. */
    offer: offerShape.nullable(),
  }),
  errors: ["not_signed_in", "not_yours"],
});

export const incrementPlanCount = endpoint({
  method: "POST",
  path: "/api/functions/increment-plan-count",
  summary: "Answers the count of generated plans. The server counts a plan where it makes it, never twice.",
  access: "signed-in",
  input: { body: z.object({ user_id: z.string().max(64) }) },
  output: z.object({ generatedPlansCount: z.number() }),
  errors: ["not_yours"],
});

export const canUseFeature = endpoint({
  method: "POST",
  path: "/api/rpc/can_use_feature",
  summary: "Whether the caller may use a gated feature once more.",
  access: "signed-in",
  input: { body: z.object({ feature_name: gatedFeature }) },
  output: z.boolean(),
  errors: [],
});

export const canUseExtraPlanner = endpoint({
  method: "POST",
  path: "/api/rpc/can_use_extra_planner",
  summary: "Whether the caller has an Extra Planner picture left this month.",
  access: "signed-in",
  input: {},
  output: z.boolean(),
  errors: [],
});

export const incrementFeatureUsage = endpoint({
  method: "POST",
  path: "/api/rpc/increment_feature_usage",
  summary:
    "Counts a use of the cooking timer. What the server does itself it has counted already, and is not counted twice.",
  access: "signed-in",
  input: {
    body: z.object({
      feature_name: gatedFeature,
      /** Ours: made by the device for this use, so that a use whose answer got lost is not counted twice. */
      use_id: z.uuid().optional(),
    }),
  },
  output: z.object({ used: z.number(), limit: z.number().nullable() }),
  errors: ["limit_reached", "storage_limit_reached"],
});

export const readUsage = endpoint({
  method: "GET",
  path: "/api/usage",
  summary:
    "How often the caller has used each limited feature in its present period, and how often they may.",
  access: "signed-in",
  input: {},
  output: z.object({
    features: z.array(z.object({ feature: z.string(), used: z.number(), limit: z.number().nullable() })),
  }),
  errors: [],
});
