import { MOST_LISTED } from "@meal/domain/chef/listed-parts";
import { RATINGS } from "@meal/domain/cooking-timer/rating";
import { LEARNED } from "@meal/domain/planner/learned";
import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { leftOutDishes } from "./planner.ts";

const forgetting = z.object({
  kind: z.enum([...LEARNED, "everything"]),
  /** How a dish was liked is known by its name, the rest by its id; of everything it is empty. */
  dish: z.string().max(300),
});

const plannerMemory = z.object({
  /** What was rated, or cooked again; of each the last time. */
  liked: z.array(
    z.object({
      name: z.string(),
      rating: z.literal([...RATINGS]),
      isRated: z.boolean(),
      times: z.number(),
      at: z.number(),
    }),
  ),
  swapped: z.array(z.object({ dishId: z.string(), name: z.string(), at: z.number() })),
  eaten: z.array(z.object({ dishId: z.string(), name: z.string(), date: z.string() })),
  neverAgain: z.array(z.object({ dishId: z.string(), name: z.string() })),
});

export const readPlannerMemory = endpoint({
  method: "GET",
  path: "/api/planner-memory",
  summary: "What the planner has learned of the dishes that the caller's household cooks, and still counts.",
  access: "signed-in",
  input: {},
  output: plannerMemory,
  errors: [],
});

export const changePlannerMemory = endpoint({
  method: "PUT",
  path: "/api/planner-memory",
  summary:
    "Forgets what was learned until now, or until the given instant; null counts it again. The answer has what takes it back.",
  access: "signed-in",
  input: {
    body: z.object({
      forget: z
        .array(forgetting.extend({ at: z.number().int().min(0).nullable().optional() }))
        .max(MOST_LISTED)
        .default([]),
      neverAgain: leftOutDishes.optional(),
    }),
  },
  output: z.object({
    memory: plannerMemory,
    back: z.object({
      forget: z.array(forgetting.extend({ at: z.number().nullable() })),
      neverAgain: leftOutDishes.optional(),
    }),
  }),
  errors: [],
});
