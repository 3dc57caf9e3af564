import { MEAL_SLOTS } from "@meal/domain/chef/day-shares";
import { BUDGETS, COOKING_WAYS, DIETS, DIFFICULTIES, FAMILIARITIES } from "@meal/domain/chef/vocabulary";
import { MOST_STANDING } from "@meal/domain/chef/week-wishes";
import { areCaloriesSound, CALORIE_TARGETS, MEALS_A_DAY, PLAN_LENGTHS } from "@meal/domain/planner/settings";
import { areFiguresSound, FIGURE_NAMES } from "@meal/domain/planner/typed-figures";
import { z } from "zod";
import { longest, servings } from "./chef-shapes.ts";

const typed = z.string().max(20);

const everyWeek = {
  weekdays: z.array(z.number().int().min(0).max(6)).max(7).readonly(),
  slot: z.enum(MEAL_SLOTS),
};
const standing = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("dish"),
    dishId: z.string().min(1).max(longest.id),
    name: z.string().max(300),
    ...everyWeek,
  }),
  z.strictObject({ kind: z.literal("out"), ...everyWeek }),
  z.strictObject({ kind: z.literal("people"), servings, ...everyWeek }),
]);

/** What somebody asks of most of their plans, as the planner's form has it. */
export const usualSettings = z
  .strictObject({
    days: z.literal(PLAN_LENGTHS),
    mealsPerDay: z.literal(MEALS_A_DAY),
    slots: z.array(z.enum(MEAL_SLOTS)).max(MEAL_SLOTS.length).readonly(),
    secondDiet: z.enum(DIETS),
    target: z.literal([...CALORIE_TARGETS, "custom"]),
    customCalories: typed,
    budget: z.enum(BUDGETS),
    difficulty: z.enum([...DIFFICULTIES, "any"]),
    familiar: z.enum(FAMILIARITIES).nullable(),
    figures: z.partialRecord(z.enum(FIGURE_NAMES), typed),
    standing: z.array(standing).max(MOST_STANDING).readonly(),
    cooking: z.enum(COOKING_WAYS),
  })
  .refine(areCaloriesSound, "The calories of a day are a number from 500 to 10,000")
  .refine(({ figures }) => areFiguresSound(figures), "Each figure is a number that a plan can be asked for");
