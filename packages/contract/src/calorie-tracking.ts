import { z } from "zod";
import { endpoint } from "./endpoint.ts";

const instant = z.iso
  .datetime({ offset: true, error: "Instants are written as 2026-11-22T18:30:00Z" })
  .refine((text) => text >= "2000" && text < "3000", "Instants are between the years 2000 and 2999");
const grams = z.number().min(0).max(100_000);

/** spec: 2, section 3, food_consumption. */
const consumption = z.object({
  id: z.string(),
  consumed_at: z.iso.datetime(),
  food_description: z.string(),
  portion: z.string(),
  calories: z.number(),
  protein: z.number(),
  carbs: z.number(),
  fats: z.number(),
  fiber: z.number(),
  /** Whether the figures are a general guess because nothing of the food is known. */
  is_estimate: z.boolean(),
});

export const addConsumption = endpoint({
  method: "POST",
  path: "/api/food-consumption",
  summary: "Notes something the caller ate. The same id again changes nothing.",
  access: "signed-in",
  status: 201,
  input: {
    body: z.object({
      id: z.uuid(),
      food_description: z.string().trim().min(1, "Say what was eaten").max(500),
      portion: z.string().trim().max(200).default("1 serving"),
      calories: z.number().min(0).max(100_000),
      protein: grams,
      carbs: grams,
      fats: grams,
      fiber: grams,
      consumed_at: instant.optional(),
      is_estimate: z.boolean().default(false),
    }),
  },
  output: consumption,
  errors: ["storage_limit_reached"],
});

export const listConsumption = endpoint({
  method: "GET",
  path: "/api/food-consumption",
  summary: "What the caller ate, the latest first, between two instants.",
  access: "signed-in",
  input: {
    query: z.object({
      from: instant.optional(),
      to: instant.optional(),
      limit: z.coerce.number().int().min(1).max(1000).default(200),
    }),
  },
  output: z.object({ items: z.array(consumption) }),
  errors: [],
});

export const deleteConsumption = endpoint({
  method: "DELETE",
  path: "/api/food-consumption/:id",
  summary: "Takes back something the caller noted.",
  access: "signed-in",
  input: { params: z.object({ id: z.uuid() }) },
  output: "nothing",
  errors: ["not_found"],
});
