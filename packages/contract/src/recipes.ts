import {
  ALLERGENS,
  CUISINES,
  DIETS,
  DIFFICULTIES,
  DISH_SLOTS,
  EQUIPMENT,
  FAMILIARITIES,
  MEAL_CATEGORIES,
  SUITS,
} from "@meal/domain/chef/vocabulary";
import { z } from "zod";
import { countedNutrition, generationInfo, savedRecipe } from "./chef-shapes.ts";
import { endpoint } from "./endpoint.ts";
import { chefErrors, engineErrors } from "./errors.ts";
import { page, pageSize } from "./planner.ts";

const recipeBodyBytes = 512_000;
const id = z.uuid();

export const categoriseRecipe = endpoint({
  method: "POST",
  path: "/api/functions/generate-recipe-image",
  summary:
    "The category of a recipe by its name. The name of the function is historical: it makes no picture.",
  access: "public",
  input: { body: z.object({ recipeName: z.string().trim().min(1).max(300) }) },
  output: z.object({ category: z.enum(MEAL_CATEGORIES), generationInfo }),
  errors: [...chefErrors],
});

/** spec: 2, section 3, recipe_history. */
const viewedRecipe = z.object({
  id: z.string(),
  recipe_name: z.string(),
  recipe_content: savedRecipe,
  viewed_at: z.iso.datetime(),
});

/** spec: 2, section 3, favorite_recipes. */
const favoriteRecipe = z.object({
  id: z.string(),
  recipe_name: z.string(),
  recipe_content: savedRecipe,
  saved_at: z.iso.datetime(),
});

const pages = { query: z.object({ page, pageSize }) };

export const listRecipeHistory = endpoint({
  method: "GET",
  path: "/api/recipe-history",
  summary: "The recipes the caller looked at, the latest first, by pages.",
  access: "signed-in",
  input: pages,
  output: z.object({ items: z.array(viewedRecipe), total: z.number() }),
  errors: [],
});

export const recordViewedRecipe = endpoint({
  method: "POST",
  path: "/api/recipe-history",
  summary: "Remembers that the caller looked at a recipe; a name that is there already moves to the front.",
  access: "signed-in",
  input: { body: z.object({ recipe: savedRecipe }) },
  output: viewedRecipe,
  errors: ["storage_limit_reached"],
  maxBodyBytes: recipeBodyBytes,
});

export const listFavoriteRecipes = endpoint({
  method: "GET",
  path: "/api/favorite-recipes",
  summary: "The caller's saved favorites, newest first, by pages.",
  access: "signed-in",
  input: pages,
  output: z.object({ items: z.array(favoriteRecipe), total: z.number() }),
  errors: [],
});

export const saveFavoriteRecipe = endpoint({
  method: "POST",
  path: "/api/favorite-recipes",
  summary: "Saves a favorite; a name that is among them already answers with the one that is there.",
  access: "signed-in",
  input: { body: z.object({ recipe: savedRecipe }) },
  output: favoriteRecipe,
  errors: ["too_many_saved", "storage_limit_reached"],
  maxBodyBytes: recipeBodyBytes,
});

export const removeFavoriteRecipe = endpoint({
  method: "DELETE",
  path: "/api/favorite-recipes/:id",
  summary: "Removes a favorite of the caller.",
  access: "signed-in",
  input: { params: z.object({ id }) },
  output: "nothing",
  errors: ["not_found"],
});

export const findFavoriteByName = endpoint({
  method: "GET",
  path: "/api/favorite-recipes/by-name",
  summary: "The caller's favorite of this name, or null.",
  access: "signed-in",
  input: { query: z.object({ name: z.string().min(1).max(300) }) },
  output: z.object({ favorite: favoriteRecipe.nullable() }),
  errors: [],
});

export const readRecipe = endpoint({
  method: "GET",
  path: "/api/recipes/:id",
  summary:
    "A recipe by its id: a meal of a saved plan, a favorite, a viewed recipe, an extra recipe, a dish of the built-in cookbook, or `sample`.",
  access: "public",
  input: { params: z.object({ id: z.string().min(1).max(200) }) },
  output: z.object({
    recipe: savedRecipe,
    source: z.enum(["plan", "favorite", "history", "extra", "cookbook", "sample"]),
  }),
  errors: ["not_found", ...engineErrors],
});

/** Words of a closed list with commas between; nothing is an empty list. */
const wordsOf = <T extends readonly [string, ...string[]]>(words: T) =>
  z
    .string()
    .max(200)
    .transform((text) => [...new Set(text.split(",").filter((word) => word !== ""))])
    .pipe(z.array(z.enum(words)));

const mostMinutes = 14_400;
const minutesAtMost = z.coerce.number().int().min(1).max(mostMinutes);

/** A dish of the cookbook in a list; its recipe is read by its id. */
const cookbookDish = z.object({
  /** With what the diet changed in it: such an id is read as the diet has it. */
  id: z.string(),
  name: z.string(),
  knownAs: z.array(z.string()),
  description: z.string(),
  cuisine: z.enum(CUISINES),
  category: z.enum(MEAL_CATEGORIES),
  slots: z.array(z.enum(DISH_SLOTS)),
  difficulty: z.enum(DIFFICULTIES),
  /** For one serving, as the diet has it. */
  calories: z.number(),
  prepTime: z.number(),
  cookTime: z.number(),
  handsOnMinutes: z.number(),
  waitingMinutes: z.number(),
  leadMinutes: z.number(),
  /** Null where nobody has said it yet. */
  familiar: z.enum(FAMILIARITIES).nullable(),
  keepsDays: z.number().nullable(),
  freezerMonths: z.number().nullable(),
  needs: z.array(z.enum(EQUIPMENT)),
  suits: z.array(z.enum(SUITS)),
  /** What was exchanged to fit the diet. */
  changes: z.array(z.string()),
  /** How many of its foods are at home, where that was asked; what a kitchen has anyway is not counted. */
  atHome: z.object({ there: z.number(), of: z.number() }).nullable(),
});

export const browseCookbook = endpoint({
  method: "GET",
  path: "/api/cookbook",
  summary:
    "Dishes of the built-in cookbook, by pages: the nearest to `text` first, without it the best known first. `needs` is everything that the kitchen has, `suits` what a dish must be good for, both with commas between. With `atHome` those that use what the caller has at home, the most of it first.",
  access: "public",
  input: {
    query: z.object({
      text: z.string().trim().min(1, "Type at least one word").max(200).exactOptional(),
      cuisine: z.enum(CUISINES).exactOptional(),
      category: z.enum(MEAL_CATEGORIES).exactOptional(),
      slot: z.enum(DISH_SLOTS).exactOptional(),
      diet: z.enum(DIETS).default("none"),
      familiar: z.enum(FAMILIARITIES).exactOptional(),
      minutes: minutesAtMost.exactOptional(),
      handsOnMinutes: minutesAtMost.exactOptional(),
      needs: wordsOf(EQUIPMENT).exactOptional(),
      suits: wordsOf(SUITS).default([]),
      atHome: z.literal("true").exactOptional(),
      page,
      pageSize,
    }),
  },
  output: z.object({ items: z.array(cookbookDish), total: z.number() }),
  errors: [...engineErrors],
});

/** What the engine knows of a recipe from its lines. */
export const recipeFacts = endpoint({
  method: "POST",
  path: "/api/functions/recipe-facts",
  summary:
    "Nutrition, allergens and the diets a recipe fits, each with its reason, read from its ingredient lines.",
  access: "public",
  input: { body: z.object({ recipe: savedRecipe }) },
  output: z.object({
    /** For one serving; null where too little of it is known. */
    nutrition: countedNutrition.nullable(),
    allergens: z.array(z.object({ allergen: z.enum(ALLERGENS), because: z.array(z.string()) })),
    diets: z.array(
      z.object({
        diet: z.enum(DIETS),
        fits: z.boolean(),
        /** All that is known of it fits, but not all of it is known; `fits` is false. */
        isUnsure: z.boolean(),
        reasons: z.array(z.string()),
      }),
    ),
    /** Lines in which no known food was found. */
    unknown: z.array(z.string()),
    /** Lines that the figures leave out: no food, or no weight, could be told from them. */
    uncounted: z.array(z.string()),
  }),
  errors: [...engineErrors],
  maxBodyBytes: recipeBodyBytes,
});

export const searchSaved = endpoint({
  method: "GET",
  path: "/api/saved-search",
  summary: "Searches the caller's plans, viewed recipes and favorites by all words, from their beginnings.",
  access: "signed-in",
  input: {
    query: z.object({
      text: z.string().trim().min(1, "Type at least one word").max(200),
      kind: z.enum(["plan", "history", "favorite"]).optional(),
      limit: z.coerce.number().int().min(1).max(50).default(20),
    }),
  },
  output: z.object({
    items: z.array(
      z.object({
        kind: z.enum(["plan", "history", "favorite"]),
        id: z.string(),
        title: z.string(),
      }),
    ),
  }),
  errors: [],
});

export const countSaved = endpoint({
  method: "GET",
  path: "/api/saved-counts",
  summary: "How many plans and favorites the caller has, for the dashboard.",
  access: "signed-in",
  input: {},
  output: z.object({ plans: z.number(), recipes: z.number() }),
  errors: [],
});

/** A painted picture of a dish: the same question is always answered by the same picture, so it is kept for good. */
export const paintedPicture = endpoint({
  method: "GET",
  path: "/api/pictures/:file",
  summary:
    "A dish painted from its foods, as `dish.svg` or `dish.png`. `foods` is a list of `food-id:grams` with commas, for so many `servings`.",
  access: "public",
  input: {
    params: z.object({ file: z.enum(["dish.svg", "dish.png"]) }),
    query: z.object({
      name: z.string().min(1).max(300),
      dish: z.string().max(200).optional(),
      foods: z.string().max(2000).default(""),
      servings: z.coerce.number().int().min(1).max(1000).optional(),
      v: z.string().max(20).optional(),
    }),
  },
  output: "response",
  errors: [...engineErrors],
});

export type SavedRecipe = z.output<typeof savedRecipe>;
