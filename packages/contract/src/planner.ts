import { SWAP_KINDS } from "@meal/domain/chef/swap-wish";
import { MOST_LISTED } from "@meal/domain/chef/listed-parts";
import { PLAN_KINDS } from "@meal/domain/planner/limits";
import { MOST_SWAPPED_AWAY } from "@meal/domain/planner/swapped-away";
import { z } from "zod";
import {
  calories,
  certificate,
  foodsLeftOut,
  generationInfo,
  meal,
  photo,
  photoBodyBytes,
  planDays,
  servings,
  understoodWish,
  wishWords,
} from "./chef-shapes.ts";
import { endpoint } from "./endpoint.ts";
import { chefErrors, engineErrors } from "./errors.ts";
import { day, planWishes } from "./plan-wishes.ts";
import { usualSettings } from "./usual-settings.ts";

const planBodyBytes = 1_000_000;
/** The day where the caller is; without it, the day in the time zone of their profile. */
export const today = day;
const id = z.uuid();
const planKind = z.enum(PLAN_KINDS).default("plan");
const dishId = z.string().min(1).max(200);
/** Dishes of the cookbook that shall never come again, with the names that they were shown under. */
export const leftOutDishes = z.array(z.object({ dishId, name: z.string().max(300) })).max(MOST_LISTED);
const planName = z.string().trim().min(1, "A plan needs a name").max(200);

const planWishesBody = planWishes.extend({
  /**
   * The `generation` of an earlier answer to the same person or device. The rest of that plan made anew, with meals to keep,
   * and two more proposals for its dates within an hour belong to the use that it cost.
   */
  generation: z.string().max(200).optional(),
});

const { diet, diets, mealsPerDay, allergies, limits, handsOnLimit, standing, tastePreferences } =
  planWishes.shape;

/** What would have to change for a plan that can be made; it can be put over the wishes as it is. */
const nearestWishes = z.object({
  diet: diet.exactOptional(),
  diets,
  calories: calories.exactOptional(),
  mealsPerDay: mealsPerDay.exactOptional(),
  allergies: allergies.exactOptional(),
  limits,
  handsOnLimit,
  standing,
  tastePreferences: tastePreferences.exactOptional(),
});

/** What a generation answers with; `days` is empty and `impossible` filled where no plan can keep the demands. */
export const planAnswer = z.object({
  days: planDays,
  certificate: certificate.nullable(),
  impossible: z
    .object({
      demands: z.array(z.string()),
      nearest: nearestWishes.nullable(),
    })
    .nullable(),
  generationInfo,
  generation: z.string(),
  /** What the server told of the household: it belongs to the request from which the plan can be made again. */
  ...planWishes.pick({ history: true, atHome: true, ownRecipes: true, favorites: true }).shape,
});

export const generateMealPlan = endpoint({
  method: "POST",
  path: "/api/functions/generate-meal-plan-gemini",
  summary:
    "Plans days of meals. The caller's own allergies are added. A plan that cannot be made is not counted.",
  access: "public",
  input: { body: planWishesBody },
  output: planAnswer,
  errors: ["limit_reached", ...chefErrors],
  maxBodyBytes: planBodyBytes,
});

export const streamMealPlan = endpoint({
  method: "POST",
  path: "/api/functions/generate-meal-plan-gemini/events",
  summary:
    "The same as server-sent events: `progress`, `day` as days are finished, then `done` with the whole answer, or `problem`.",
  access: "public",
  input: { body: planWishesBody },
  output: "response",
  errors: ["limit_reached", ...chefErrors],
  maxBodyBytes: planBodyBytes,
});

export const analyzeIngredientImage = endpoint({
  method: "POST",
  path: "/api/functions/analyze-ingredient-image",
  summary: "Names the ingredients on a photo; without a model that sees, those in the description.",
  access: "public",
  input: { body: z.object({ imageData: photo, additionalDescription: z.string().max(2000).default("") }) },
  output: z.object({ ingredients: z.array(z.string()), generationInfo }),
  errors: ["image_unreadable", ...chefErrors],
  maxBodyBytes: photoBodyBytes,
});

export const readPlanWishes = endpoint({
  method: "POST",
  path: "/api/functions/read-plan-wishes",
  summary:
    "Reads free words as wishes that a plan can be held to by a figure, and says which words are none.",
  access: "public",
  input: { body: z.object({ tastePreferences: wishWords, calories: calories.default(2000) }) },
  output: z.object({ understood: z.array(understoodWish), notUnderstood: z.array(z.string()) }),
  errors: [...engineErrors],
});

const standingPlan = { request: planWishes, days: planDays };

export const findMealAlternatives = endpoint({
  method: "POST",
  path: "/api/functions/meal-alternatives",
  summary: "Meals that could stand at one place of a plan and keep every rule, with what each would change.",
  access: "public",
  input: {
    body: z.object({
      ...standingPlan,
      day: z.number().int().min(1).max(31),
      position: z.number().int().min(0).max(9),
      count: z.number().int().min(1).max(10).default(3),
      /** What the other meal should be; without it every meal will do. */
      wish: z
        .union([
          z.object({ kind: z.enum(SWAP_KINDS) }),
          z.object({ kind: z.literal("with"), food: z.string().trim().min(1).max(100) }),
        ])
        .optional(),
    }),
  },
  output: z.object({
    alternatives: z.array(
      z.object({
        meal,
        why: z.string(),
        caloriesChange: z.number(),
        costChangeCents: z.number(),
        foodsAdded: z.array(z.string()),
        foodsDropped: z.array(z.string()),
      }),
    ),
    /** The food that was asked for is none that the table knows; the nearest that it does. */
    notFound: z.object({ nearest: z.array(z.string()) }).exactOptional(),
  }),
  errors: ["not_found", ...engineErrors],
  maxBodyBytes: planBodyBytes,
});

export const certifyMealPlan = endpoint({
  method: "POST",
  path: "/api/functions/certify-meal-plan",
  summary: "Counts a plan again from nothing but its meals: energy, cost, rules and wishes.",
  access: "public",
  input: { body: z.object(standingPlan) },
  output: z.object({
    certificate,
  }),
  errors: [...engineErrors],
  maxBodyBytes: planBodyBytes,
});

/** spec: 2, section 3, `content` of meal_plans; everything beside `days` is ours and optional. */
export const planContent = z.object({
  days: planDays.min(1, "A plan needs at least one day"),
  startDate: day.optional(),
  servings: servings.optional(),
  request: planWishes.optional(),
  certificate: certificate.nullable().optional(),
  generation: z.string().max(200).optional(),
  /** The dishes that somebody put another one in the place of, and when: the planner learns from it. */
  swappedAway: z
    .array(z.object({ dishId, name: z.string().max(300), at: z.number().int().min(0) }))
    .max(MOST_SWAPPED_AWAY)
    .optional(),
});

const storedPlan = z.object({
  id: z.string(),
  name: z.string(),
  /** `days` is empty where the stored plan cannot be read. */
  content: planContent.extend({ days: planDays }),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  /** Goes up with every change; a change names the one it was made on. */
  revision: z.number(),
  /** The dates on which this plan is the one that list, dashboard, calendar and chat follow. */
  datesInUse: z.array(z.string()),
});

export const page = z.coerce.number().int().min(1).max(100_000).default(1);
export const pageSize = z.coerce.number().int().min(1).max(50).default(20);

export const listMealPlans = endpoint({
  method: "GET",
  path: "/api/meal-plans",
  summary: "The caller's saved plans, or the weeks that they keep to plan again, newest first, by pages.",
  access: "signed-in",
  input: { query: z.object({ page, pageSize, kind: planKind }) },
  output: z.object({ items: z.array(storedPlan), total: z.number() }),
  errors: [],
});

export const listPlansInUse = endpoint({
  method: "GET",
  path: "/api/plans-in-use",
  summary:
    "The caller's next three plans in use, from the given day on, the earliest first; where none is left the last one that was.",
  access: "signed-in",
  input: { query: z.object({ from: day }) },
  output: z.object({ items: z.array(storedPlan) }),
  errors: [],
});

export const readMealPlan = endpoint({
  method: "GET",
  path: "/api/meal-plans/:id",
  summary: "One saved plan of the caller.",
  access: "signed-in",
  input: { params: z.object({ id }) },
  output: storedPlan,
  errors: ["not_found"],
});

export const saveMealPlan = endpoint({
  method: "POST",
  path: "/api/meal-plans",
  summary:
    "Saves a plan under an id that the caller made; the same id again answers with what is stored already. The first plan is in use at once, later ones when the caller says so. A week to plan again has no dates, and is never in use.",
  access: "signed-in",
  status: 201,
  input: { body: z.object({ id, name: planName, content: planContent, kind: planKind }) },
  output: storedPlan,
  errors: ["too_many_saved", "storage_limit_reached"],
  maxBodyBytes: planBodyBytes,
});

export const changeMealPlan = endpoint({
  method: "PATCH",
  path: "/api/meal-plans/:id",
  summary: "Renames a plan or replaces its content; refused when somebody changed it since `revision`.",
  access: "signed-in",
  input: {
    params: z.object({ id }),
    body: z.object({
      revision: z.number().int().min(1),
      name: planName.optional(),
      content: planContent.optional(),
    }),
  },
  output: storedPlan,
  errors: ["not_found", "changed_elsewhere", "storage_limit_reached"],
  maxBodyBytes: planBodyBytes,
});

export const useMealPlan = endpoint({
  method: "POST",
  path: "/api/meal-plans/:id/use",
  summary: "Uses a plan on its dates, or on those named, in place of other plans; the shopping list follows.",
  access: "signed-in",
  input: {
    params: z.object({ id }),
    body: z.object({ dates: z.array(day).max(31).optional(), today: today.optional() }),
  },
  output: storedPlan,
  errors: ["not_found"],
});

export const deleteMealPlan = endpoint({
  method: "DELETE",
  path: "/api/meal-plans/:id",
  summary: "Deletes a saved plan of the caller. Where it was in use nothing is planned then.",
  access: "signed-in",
  input: { params: z.object({ id }) },
  output: "nothing",
  errors: ["not_found"],
});

const plannerPreferences = z.object({
  /** How many people eat. */
  servings,
  /** Foods that shall never come again, in the person's own words. */
  dislikes: z.array(z.string()),
  dishesLeftOut: leftOutDishes,
  /** What they asked of their last plan beside its wishes; null until they asked for one. */
  usual: usualSettings.nullable(),
});

export const readPlannerPreferences = endpoint({
  method: "GET",
  path: "/api/planner-preferences",
  summary: "For how many people the caller plans, what they never want again, and what they usually ask for.",
  access: "signed-in",
  input: {},
  output: plannerPreferences,
  errors: [],
});

export const savePlannerPreferences = endpoint({
  method: "PUT",
  path: "/api/planner-preferences",
  summary: "Saves what is given; what is left out stays as it is.",
  access: "signed-in",
  input: { body: plannerPreferences.extend({ dislikes: foodsLeftOut(MOST_LISTED) }).partial() },
  output: plannerPreferences,
  errors: [],
});
