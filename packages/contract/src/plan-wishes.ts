import { MOST_FOODS_AT_HOME } from "@meal/domain/chef/at-home";
import { MEAL_SLOTS } from "@meal/domain/chef/day-shares";
import { MOST_LISTED } from "@meal/domain/chef/listed-parts";
import { isOwnDish, MOST_OWN_RECIPES } from "@meal/domain/chef/own-recipes";
import { MOST_PAST_DISHES } from "@meal/domain/chef/past-dishes";
import {
  BUDGETS,
  COOKING_WAYS,
  CUISINES,
  DIETS,
  DIFFICULTIES,
  FAMILIARITIES,
  MEAL_CATEGORIES,
} from "@meal/domain/chef/vocabulary";
import { MOST_PEOPLE, MOST_STANDING, WISHED_FIGURES } from "@meal/domain/chef/week-wishes";
import { RATINGS } from "@meal/domain/cooking-timer/rating";
import { z } from "zod";
import { calories, food, foodsLeftOut, longest, meal, servings, wishWords } from "./chef-shapes.ts";

/** A dish that somebody had, so many weeks before the first day of the plan. */
const pastDish = z.object({
  dishId: z.string().min(1).max(longest.id),
  weeksAgo: z.number().int().min(1).max(520),
  rating: z.literal(RATINGS).exactOptional(),
  swappedAway: z.boolean().exactOptional(),
});

/** A date as people write it. */
export const day = z.iso
  .date("Dates are written as 2026-11-22")
  .refine((text) => text >= "2000" && text < "3000", "Dates are between 2000-01-01 and 2999-12-31");

const figure = (of: keyof typeof WISHED_FIGURES) =>
  z.number().min(WISHED_FIGURES[of].least).max(WISHED_FIGURES[of].most);

const planLimits = z.object({
  proteinMin: figure("proteinMin").exactOptional(),
  carbsMax: figure("carbsMax").exactOptional(),
  sodiumMaxMg: figure("sodiumMaxMg").exactOptional(),
  budgetCentsWeek: figure("budgetCentsWeek").int().exactOptional(),
});

const foodAtHome = z.object({
  foodId: z.string().min(1).max(longest.id),
  grams: z.number().min(0).max(1_000_000).exactOptional(),
  bestBefore: day.exactOptional(),
});

/** A recipe in its own words, to be read by the engine. */
const ownRecipe = meal
  .pick({ name: true, category: true, cuisine: true, ingredients: true, instructions: true, servings: true })
  .extend({
    dishId: z.string().max(longest.id).refine(isOwnDish, "An own recipe's id begins with own-"),
    rating: z.literal(RATINGS).exactOptional(),
  });

/** spec: 2, section 7, generate-meal-plan-gemini. The fields after `tastePreferences` are ours; the server adds the person's own. */
export const planWishes = z.object({
  /** The date of the first day: its weekday, and which best-before dates lie in the plan. Without it a plan begins on a Monday. */
  startDate: day.exactOptional(),
  days: z.number().int().min(1).max(7, "A plan has 1 to 7 days"),
  mealsPerDay: z.number().int().min(1).max(5, "A day has 1 to 5 meals"),
  diet: z.enum(DIETS).default("none"),
  /** More diets that bind the whole table beside it. */
  diets: z.array(z.enum(DIETS)).max(3).exactOptional(),
  calories: calories.default(2000),
  ingredients: z.array(food).max(100).default([]),
  /** What the household has: not bought, and used first, soonest best-before first. Foods that the table does not have are left aside. */
  atHome: z.array(foodAtHome).max(MOST_FOODS_AT_HOME).exactOptional(),
  budget: z.enum(BUDGETS).default("reasonable"),
  categories: z.array(z.enum(MEAL_CATEGORIES)).max(5).default([]),
  difficulty: z.enum([...DIFFICULTIES, "any"]).default("any"),
  cuisineStyle: z.enum([...CUISINES, "any"]).default("any"),
  tastePreferences: wishWords.default(""),
  allergies: foodsLeftOut(50).default([]),
  dislikes: foodsLeftOut(MOST_LISTED).default([]),
  /** Dishes of the cookbook that shall never come again; the server adds the person's own. */
  dishesLeftOut: z.array(z.string().min(1).max(longest.id)).max(1000).exactOptional(),
  /** Dishes of the plan that this one takes the place of: others come where others keep the wishes. */
  insteadOf: z.array(z.string().min(1).max(longest.id)).max(MOST_PAST_DISHES).exactOptional(),
  servings: servings.default(1),
  keep: z
    .array(
      z.object({
        day: z.number().int().min(1).max(7),
        position: z.number().int().min(0).max(4),
        meal,
      }),
    )
    .max(35)
    .default([]),
  seed: z.number().int().min(0).max(4_294_967_295).optional(),
  /**
   * What was eaten in the last weeks. The server tells it of whoever is signed in, from their plans in use; a guest's browser
   * may tell it of theirs.
   */
  history: z.array(pastDish).max(MOST_PAST_DISHES).exactOptional(),
  /** An easy week with leftovers and breakfasts that come again, every meal fresh, or cooking once or twice a week. */
  cooking: z.enum(COOKING_WAYS).default("easy"),
  /**
   * Which meals of each day are planned: they carry their share of the day, and the rest is left to the person. A list
   * shorter than the plan goes on as it ends. Without it `mealsPerDay` meals carry the whole day.
   */
  slots: z
    .array(z.array(z.enum(MEAL_SLOTS)).min(1).max(5))
    .min(1)
    .max(7)
    .exactOptional(),
  /** Dishes that everybody knows, or that one would like to get to know. */
  familiar: z.enum(FAMILIARITIES).exactOptional(),
  /** Minutes of hands that a day has. */
  handsOnLimit: z
    .object({
      workday: figure("workday").int().exactOptional(),
      weekend: figure("weekend").int().exactOptional(),
    })
    .exactOptional(),
  /** Of a day, for one person; the budget is that of everybody for a week. */
  limits: planLimits.exactOptional(),
  /** Meals that stand every week: Monday is 0. */
  standing: z
    .array(
      z.object({
        weekday: z.number().int().min(0).max(6),
        slot: z.enum(MEAL_SLOTS),
        dishId: z.string().min(1).max(longest.id),
      }),
    )
    .max(MOST_STANDING)
    .exactOptional(),
  /** Meals that others come to than usual, by the day of the plan: nobody where it is eaten out. */
  people: z
    .array(
      z.object({
        day: z.number().int().min(1).max(7),
        slot: z.enum(MEAL_SLOTS),
        people: z.number().int().min(0).max(MOST_PEOPLE, `A meal feeds ${MOST_PEOPLE} people at most`),
      }),
    )
    .max(MOST_STANDING)
    .exactOptional(),
  /** Recipes of the household that may be planned like any dish; the server adds those of whoever is signed in. */
  ownRecipes: z.array(ownRecipe).max(MOST_OWN_RECIPES).exactOptional(),
  /** Dishes of the cookbook that somebody saved: they come oftener. The server adds those of whoever is signed in. */
  favorites: z.array(z.string().min(1).max(longest.id)).max(MOST_PAST_DISHES).exactOptional(),
});
