import type { OutputOf } from "@meal/contract/endpoint";
import type { browseCookbook as endpoint, SavedRecipe } from "@meal/contract/recipes";
import type { Kitchen } from "@meal/engine/kitchen";
import {
  browseCookbook,
  type CookbookWish,
  type Dish,
  type FoundDish,
  dishToRead,
  gramsOfPortion,
  lineOf,
  nutritionOfPortions,
  portionsOf,
  readingId,
} from "@meal/engine/recipes";
import { cookingStepOf, keepsDaysOf, leadMinutesOf, splitMinutes } from "@meal/engine/steps";

const gramsInKg = 1000;

/** A dish of the built-in cookbook as a recipe, for as many people as the cookbook writes it; as a diet has it, where its id says so. */
export function cookbookRecipe(kitchen: Kitchen, id: string): SavedRecipe | undefined {
  const found = dishToRead(kitchen, id);
  return found && !found.isExtra ? { ...recipeOfDish(kitchen, found.dish), id } : undefined;
}

function recipeOfDish(kitchen: Kitchen, dish: Dish): SavedRecipe {
  const { servings } = dish;
  const portions = portionsOf(kitchen, dish, servings);
  const nutrition = nutritionOfPortions(portions, servings);
  const steps = dish.steps.map(cookingStepOf);
  const leadMinutes = leadMinutesOf(dish);
  const keepsDays = keepsDaysOf([dish]);
  const cents = portions.map((portion) => (gramsOfPortion(portion) * portion.food.centsPerKg) / gramsInKg);
  return {
    id: dish.id,
    name: dish.name,
    type: dish.slots.find((slot) => slot !== "side") ?? dish.category,
    description: dish.description,
    calories: Math.round(nutrition.kcal),
    price: Math.round(cents.reduce((sum, each) => sum + each, 0) / servings),
    difficulty: dish.difficulty,
    prepTime: dish.prepMinutes,
    cookTime: dish.cookMinutes,
    ingredients: portions.map(lineOf),
    instructions: steps.map(({ instruction }) => instruction),
    category: dish.category,
    actualCategory: dish.category,
    isFavorite: false,
    dishId: dish.id,
    cuisine: dish.cuisine,
    steps,
    ...splitMinutes([dish]),
    ...(leadMinutes > 0 && { leadMinutes }),
    ...(keepsDays !== null && { keepsDays }),
    servings,
    foodIds: portions.map(({ food }) => food.id),
    grams: portions.map(gramsOfPortion),
    nutrition,
    ...(dish.tip === "" ? {} : { tips: [dish.tip] }),
    ...(dish.culturalNote === "" ? {} : { culturalNotes: dish.culturalNote }),
  };
}

/** What somebody looks for, as it goes to the engine's thread. */
type DishesWanted = Omit<CookbookWish, "atHome"> & {
  readonly page: number;
  readonly pageSize: number;
  readonly atHome?: readonly string[];
};

/** A page of the dishes that a wish finds, as a list shows them. */
export function browseDishes(
  kitchen: Kitchen,
  { page, pageSize, atHome, ...rest }: DishesWanted,
): OutputOf<typeof endpoint> {
  const wish = { ...rest, ...(atHome && { atHome: new Set(atHome) }) };
  const found = browseCookbook(kitchen, wish);
  const from = (page - 1) * pageSize;
  return {
    items: found
      .slice(from, from + pageSize)
      .map((dish) => listedDish(kitchen, dish, readingId(dish.component, wish.diet))),
    total: found.length,
  };
}

function listedDish(
  kitchen: Kitchen,
  { component: { dish, changes }, atHome }: FoundDish,
  id: string,
): OutputOf<typeof endpoint>["items"][number] {
  const { name, knownAs, description, cuisine, category, slots, difficulty, needs, suits } = dish;
  return {
    id,
    name,
    knownAs: [...knownAs],
    description,
    cuisine,
    category,
    slots: [...slots],
    difficulty,
    // As its page counts them, from what a kitchen measures.
    calories: Math.round(nutritionOfPortions(portionsOf(kitchen, dish, dish.servings), dish.servings).kcal),
    prepTime: dish.prepMinutes,
    cookTime: dish.cookMinutes,
    ...splitMinutes([dish]),
    leadMinutes: leadMinutesOf(dish),
    familiar: dish.familiar,
    keepsDays: dish.keeping?.fridgeDays ?? null,
    freezerMonths: dish.keeping?.freezerMonths ?? null,
    needs: [...needs],
    suits: [...suits],
    changes: [...changes],
    atHome,
  };
}
