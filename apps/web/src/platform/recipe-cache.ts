import { recipeNameKey } from "@meal/domain/recipes/saved-recipes";

/** Every recipe by its id begins with this key. */
export const recipeByIdKey = ["recipe"] as const;

/** Where a recipe lies in the cache by its id. Lists put theirs there too, so that each opens without a network. */
export const recipeKey = (id: string) => [...recipeByIdKey, id] as const;

/** Every list of plans begins with this key, so that one change freshens them all. */
export const plansKey = ["meal-plans"] as const;

/** Every saved plan by its id begins with this key. */
export const planByIdKey = ["plan"] as const;

/** Where a saved plan lies by its id, put there by the lists that show it. */
export const planKey = (id: string) => [...planByIdKey, id] as const;

/** Where the lists of recipes lie. Whoever changes what is in them invalidates the key. */
export const savedKeys = {
  history: ["recipes", "history"],
  favorites: ["recipes", "favorites"],
  /** How many plans and favourites there are. */
  counts: ["saved-counts"],
  /** The favourites by the names of their recipes. */
  byName: ["favorite"],
} as const;

/** Where the favourite of a recipe's name lies, or null where there is none. */
export const favoriteKey = (name: string) => [...savedKeys.byName, recipeNameKey(name)] as const;

/** For how many somebody plans and what shall never come again; the planner reads it, and the profile changes it. */
export const plannerPreferencesKey = ["planner-preferences"] as const;
