import { listedParts, MOST_LISTED } from "@meal/domain/chef/listed-parts";
import { MOST_FIGURE } from "@meal/domain/chef/nutrition";
import { CUISINES, DIFFICULTIES, MEAL_CATEGORIES, STEP_CATEGORIES } from "@meal/domain/chef/vocabulary";
import { MOST_PEOPLE } from "@meal/domain/chef/week-wishes";
import { z } from "zod";

/** The longest of everything a recipe is made of; what is longer is a mistake or an attack. */
export const longest = { name: 300, line: 500, step: 5000, text: 5000, id: 200 } as const;
const mostLines = 200;
const mostMealsADay = 10;
const mostDays = 31;
const mostCorrections = 1000;
const mostMinutes = 14_400;
const figure = z.number().min(0).max(MOST_FIGURE);
const shortText = z.string().max(longest.text);
const name = z.string().trim().min(1, "A recipe needs a name").max(longest.name);
const linesOf = (length: number) => z.array(z.string().max(length)).max(mostLines);

/** A picture as the browser sends it: at most about 10 MB of image in a data URL. */
export const photo = z
  .string()
  .max(14_000_000, "A picture may have 10 MB at most")
  .regex(/^data:image\/[\w.+-]+;base64,[A-Za-z\d+/]+=*$/u, "Send a picture as a data URL");

/** Room for one picture and some words. */
export const photoBodyBytes = 15_000_000;

const nutritionOf = (amount: z.ZodNumber) =>
  z.object({
    kcal: amount,
    protein: amount,
    carbs: amount,
    fat: amount,
    fiber: amount,
    sugars: amount,
    saturatedFat: amount,
    sodiumMg: amount,
  });
export const nutrition = nutritionOf(figure);
/** What is counted from what people typed: a sum of figures, each at its limit, is beyond that limit. */
export const countedNutrition = nutritionOf(z.number().min(0));

/** spec: 2, section 3, "Cooking step". Any other category falls back to the default one. What is optional is ours. */
export const cookingStep = z.object({
  instruction: z.string().max(longest.step),
  timeInMinutes: z.number().min(0).max(mostMinutes),
  color: z.string().max(100),
  category: z.enum(STEP_CATEGORIES).catch("preparation"),
  /** It goes on by itself for its most part: the cook has a hand free for what comes next. */
  isWaiting: z.boolean().exactOptional(),
  /** Where it is work and then waiting: the minutes of work, with which it begins. */
  handsOnMinutes: z.number().min(0).max(mostMinutes).exactOptional(),
  /** The step belongs to the side dish. */
  isSide: z.boolean().exactOptional(),
});

/** spec: 2, section 3, "Meal". The fields after `isFavorite` are ours and optional. */
export const meal = z.object({
  id: z.string().min(1).max(longest.id),
  name,
  type: z.string().max(100),
  description: shortText,
  calories: figure,
  price: figure,
  difficulty: z.enum(DIFFICULTIES),
  prepTime: z.number().min(0).max(mostMinutes),
  cookTime: z.number().min(0).max(mostMinutes),
  ingredients: linesOf(longest.line),
  instructions: linesOf(longest.step),
  category: z.enum(MEAL_CATEGORIES),
  actualCategory: z.enum(MEAL_CATEGORIES),
  isFavorite: z.boolean(),
  dishId: z.string().max(longest.id).exactOptional(),
  /** What stands beside the dish; meals of earlier plans have it in their name. */
  side: z.object({ dishId: z.string().min(1).max(longest.id), name }).exactOptional(),
  /** What makes the dish a whole meal and no name says: the rice in a chicken teriyaki. */
  alsoIn: z.array(name).max(4).exactOptional(),
  cuisine: z.enum(CUISINES).exactOptional(),
  why: shortText.exactOptional(),
  /** `instructions` with minutes and category, which add up to `prepTime` and `cookTime`. */
  steps: z
    .array(cookingStep.omit({ color: true }))
    .max(mostLines)
    .exactOptional(),
  /** Minutes before the cooking itself: soaking, chilling, a night in the fridge. */
  leadMinutes: z.number().min(0).max(mostMinutes).exactOptional(),
  /** When the cook is busy, and what goes on by itself; together they are `prepTime` and `cookTime`. */
  handsOnMinutes: z.number().min(0).max(mostMinutes).exactOptional(),
  waitingMinutes: z.number().min(0).max(mostMinutes).exactOptional(),
  /** Days that it keeps in the fridge once it is cooked; 0 where it is best eaten at once. */
  keepsDays: z.number().int().min(0).max(mostDays).exactOptional(),
  /** It is cooked for so many: the cook takes every line by `cookedServings / servings`, and the rest is eaten later. */
  cookedServings: z.number().int().min(1).max(1000).exactOptional(),
  /** A leftover: the id of the meal that it was cooked with. Its lines and grams are its own part of that. */
  leftoverOf: z.string().min(1).max(longest.id).exactOptional(),
  servings: z.number().int().min(1).max(100).exactOptional(),
  foodIds: linesOf(longest.id).exactOptional(),
  grams: z.array(figure).max(mostLines).exactOptional(),
  nutrition: nutrition.exactOptional(),
  picture: z.string().max(500).exactOptional(),
  /** A locked meal stays when the rest of its plan is made anew. */
  isLocked: z.boolean().exactOptional(),
  /** What the person wrote down beside it. */
  note: z.string().max(longest.line).exactOptional(),
});

const planDay = z.object({
  day: z.number().int().min(1).max(mostDays),
  meals: z.array(meal).max(mostMealsADay),
  /** Meals that are not cooked: nothing is bought for them, and they can be taken back. */
  away: z
    .array(z.object({ kind: z.enum(["out", "skipped"]), meal }))
    .max(mostMealsADay)
    .exactOptional(),
});
export const planDays = z.array(planDay).max(mostDays);

/** A recipe as it is kept: a meal, and what a recipe from elsewhere brings with it. */
export const savedRecipe = meal.extend({
  notes: shortText.exactOptional(),
  tips: linesOf(longest.step).exactOptional(),
  culturalNotes: shortText.exactOptional(),
  /** Where it came from: a page, or the app it was exported from. */
  sourceUrl: z
    .url({ protocol: /^https?$/u })
    .max(2000)
    .exactOptional(),
  importedFrom: z.string().max(100).exactOptional(),
  keywords: z.array(z.string().max(100)).max(100).exactOptional(),
});

export const food = z.string().trim().min(1).max(100);
/** A few texts may name hundreds of foods between commas, and every one of them is read. */
export const foodsLeftOut = (mostTexts: number) =>
  z
    .array(food)
    .max(mostTexts)
    .refine(
      (texts) => listedParts(texts).length <= MOST_LISTED,
      `Name at most ${MOST_LISTED} different foods to leave out`,
    );
export const calories = z
  .number("Calories must be a number")
  .min(500, "Calories must be at least 500")
  .max(10_000, "Calories must be at most 10,000");
export const servings = z
  .number()
  .int()
  .min(1)
  .max(MOST_PEOPLE, `A plan feeds ${MOST_PEOPLE} people at most`);

/** Free words about what one would like. */
export const wishWords = z.string().trim().max(1000);

/** Free words, and the figure of a plan that they are taken for. */
export const understoodWish = z.object({ words: z.string(), wish: z.string() });

const dayCertificate = z.object({
  day: z.number(),
  targetKcal: z.number(),
  /** The part of a day that its meals carry, where they are not all of it. */
  shareOfDay: z.number().exactOptional(),
  reached: countedNutrition,
  costCents: z.number(),
});

/** What a plan asks of its household. Staples are no foods to buy. */
const weekCertificate = z.object({
  foodsToBuy: z.number(),
  usedOnce: z.number(),
  specialty: z.number(),
  cooked: z.number(),
  assembled: z.number(),
  leftovers: z.number(),
  /** Of each day, in the order of the days. */
  handsOnMinutes: z.array(z.number()).max(mostDays),
  /** Grams of fresh food that are left when the plan is over, the foods of which most is, and a dish for them. */
  unused: z.number().exactOptional(),
  unusedFoods: z.array(z.object({ foodId: z.string(), name: z.string(), grams: z.number() })).exactOptional(),
  idea: z.object({ dishId: z.string(), name: z.string() }).exactOptional(),
});

/** What a plan promises; it can be recomputed from the plan alone, all but the corrections. */
export const certificate = z.object({
  days: z.array(dayCertificate).max(mostDays),
  costCents: z.number(),
  week: weekCertificate.optional(),
  rulesChecked: z.array(z.string()),
  /** What breaks a rule, each in a sentence. */
  broken: z.array(z.string()).default([]),
  relaxed: z.array(
    z.object({
      wish: z.enum([
        "cuisine",
        "difficulty",
        "budget",
        "category",
        "taste",
        "dislike",
        "variety",
        "standing",
        "calories",
      ]),
      day: z.number().nullable(),
      reason: z.string(),
    }),
  ),
  /** What the plan was checked for, those of the profile among them. */
  allergies: z.array(z.string()).optional(),
  notUnderstood: z.array(z.string()),
  /** What was asked for in free words, and whether a figure says that it is so. */
  wishes: z
    .array(
      understoodWish.extend({
        isKept: z.boolean(),
        found: shortText,
        missed: z.array(z.object({ day: z.number(), found: shortText })),
      }),
    )
    .default([]),
  wishesNotUnderstood: z.array(z.string()).default([]),
  /** Own recipes that no plan can be made with, and why. */
  ownRecipesLeftOut: z.array(z.object({ name, reason: shortText })).optional(),
  /** What a language model had wrong, or could not stay, and was put right: each in a sentence. */
  corrections: z.array(shortText).max(mostCorrections).default([]),
  preferenceScore: z.number(),
});

/** Who made an answer. A fallback is never silent: `isFallback` and `note` say it. */
export const generationInfo = z.object({
  provider: z.string(),
  model: z.string().nullable(),
  isFallback: z.boolean(),
  note: z.string().nullable(),
});

/** spec: 2, section 3, `details_json` of an extra plan. */
export const recipeDetails = z.object({
  prepTime: z.string(),
  cookTime: z.string(),
  servingSize: z.string(),
  difficultyLevel: z.enum(DIFFICULTIES),
  ingredients: z.array(z.string()),
  instructions: z.array(z.string()),
  nutritionalInfo: z.object({
    calories: z.string(),
    protein: z.string(),
    carbs: z.string(),
    fat: z.string(),
  }),
  tips: z.array(z.string()),
  culturalNotes: z.string(),
});

const range = z.object({ low: z.number(), high: z.number() });

/** spec: 2, section 3, "Food analysis item". */
export const foodAnalysisItem = z.object({
  description: z.string(),
  portion: z.string(),
  calories: z.number(),
  protein: z.number(),
  carbs: z.number(),
  fats: z.number(),
  fiber: z.number(),
  confidence: z.number().min(0).max(1),
  taste_profile: z.array(z.string()),
  chef_notes: z.string(),
  /** Ours: between which energies the truth probably lies, and what was assumed. */
  calories_range: range,
  assumptions: z.array(z.string()),
  /** Ours: what the figures are for, where that is known, and whether the person said so. */
  grams: z.number().min(0).exactOptional(),
  is_amount_said: z.boolean().exactOptional(),
  /** Ours: words beside the food that nothing is known by, so that it may be another one. */
  unknown_words: z.array(z.string()).readonly().exactOptional(),
});
