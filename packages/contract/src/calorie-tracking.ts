import {
  CALORIE_LIMIT,
  limitNoNumber,
  limitTooHigh,
  limitTooLow,
} from "@meal/domain/calorie-tracking/calorie-limit";
import { DIARY_MEALS, MOST_KCAL } from "@meal/domain/calorie-tracking/diary";
import { z } from "zod";
import { foodAnalysisItem } from "./chef-shapes.ts";
import { endpoint } from "./endpoint.ts";
import { engineErrors } from "./errors.ts";

const instant = z.iso
  .datetime({ offset: true, error: "Instants are written as 2026-11-22T18:30:00Z" })
  .refine((text) => text >= "2000" && text < "3000", "Instants are between the years 2000 and 2999");
const day = z.iso
  .date("Days are written as 2026-11-22")
  .refine((text) => text >= "2000" && text < "3000", "Days are between the years 2000 and 2999");
const mostGrams = 100_000;
const kcal = z.number().min(0).max(MOST_KCAL);
const grams = z.number().min(0).max(mostGrams);
const meal = z.enum(DIARY_MEALS).nullable();

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
  /** Ours: the day it counts for, which stays whatever zone the person is in later; null for older entries. */
  eaten_on: z.string().nullable(),
  /** Ours: as part of which meal. */
  meal,
});

const words = {
  food_description: z.string().trim().min(1, "Say what was eaten").max(500),
  portion: z.string().trim().max(200),
};
const figures = { calories: kcal, protein: grams, carbs: grams, fats: grams, fiber: grams };

export const addConsumption = endpoint({
  method: "POST",
  path: "/api/food-consumption",
  summary: "Notes something the caller ate. The same id again changes nothing.",
  access: "signed-in",
  status: 201,
  input: {
    body: z.object({
      id: z.uuid(),
      ...words,
      portion: words.portion.default("1 serving"),
      ...figures,
      consumed_at: instant.optional(),
      is_estimate: z.boolean().default(false),
      /** Where it is not given it follows from the instant and the person's zone. */
      eaten_on: day.optional(),
      meal: meal.default(null),
    }),
  },
  output: consumption,
  errors: ["limit_reached", "storage_limit_reached"],
});

export const updateConsumption = endpoint({
  method: "PATCH",
  path: "/api/food-consumption/:id",
  summary: "Corrects something the caller noted. What is not given stays.",
  access: "signed-in",
  input: {
    params: z.object({ id: z.uuid() }),
    body: z
      .object({
        ...words,
        ...figures,
        consumed_at: instant,
        is_estimate: z.boolean(),
        eaten_on: day,
        meal,
      })
      .partial(),
  },
  output: consumption,
  errors: ["not_found", "limit_reached", "storage_limit_reached"],
});

export const listConsumption = endpoint({
  method: "GET",
  path: "/api/food-consumption",
  summary: "What the caller ate, the latest first: between two instants, or of the days from one to another.",
  access: "signed-in",
  input: {
    query: z.object({
      from: instant.optional(),
      to: instant.optional(),
      /** The first and the last day, both of them in it. */
      from_day: day.optional(),
      to_day: day.optional(),
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

export const exportConsumption = endpoint({
  method: "GET",
  path: "/api/food-consumption/export",
  summary: "Everything the caller ate as a CSV file, the latest first.",
  access: "signed-in",
  input: {},
  output: "response",
  errors: ["too_many_requests"],
});

/** Grams a day that somebody aims at; null where they do not. */
const target = grams.max(2000, "At most 2,000 grams a day").nullable();

const calorieLimit = z.object({
  /** Null where none is set. */
  daily_limit: z.number().nullable(),
  protein: z.number().nullable(),
  carbs: z.number().nullable(),
  fats: z.number().nullable(),
  fiber: z.number().nullable(),
});

/** spec: 2, section 7, user_calorie_limits. */
export const readCalorieLimit = endpoint({
  method: "GET",
  path: "/api/user-calorie-limit",
  summary: "How many calories a day the caller means to eat at most, and which grams they aim at.",
  access: "signed-in",
  input: {},
  output: calorieLimit,
  errors: [],
});

export const setCalorieLimit = endpoint({
  method: "PUT",
  path: "/api/user-calorie-limit",
  summary: "Sets the caller's daily limit; targets that are not given stay.",
  access: "signed-in",
  input: {
    body: z.object({
      /** spec: 2, section 5: a text is taken for the number it says. */
      dailyLimit: z.coerce
        .number(limitNoNumber)
        .min(CALORIE_LIMIT.least, limitTooLow)
        .max(CALORIE_LIMIT.most, limitTooHigh)
        .transform((limit) => Math.round(limit)),
      protein: target.optional(),
      carbs: target.optional(),
      fats: target.optional(),
      fiber: target.optional(),
    }),
  },
  output: calorieLimit,
  errors: ["limit_reached"],
});

export const readMeal = endpoint({
  method: "POST",
  path: "/api/functions/read-meal",
  summary:
    "Reads what somebody ate from their words, by the tables of the built-in chef; no items where they name nothing to eat. Counts no use.",
  access: "signed-in",
  input: { body: z.object({ text: z.string().trim().min(1, "Say what you ate").max(2000) }) },
  output: z.object({
    items: z.array(foodAnalysisItem),
    /** The words that name nothing we know, as they were said; they count nothing. */
    missed: z.array(z.string()),
    /** What was said of food that was not eaten; it counts nothing either. */
    left_out: z.array(z.string()),
  }),
  errors: engineErrors,
});
