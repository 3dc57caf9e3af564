import type { Painting } from "@meal/domain/chef/chef-port";
import { paintDish } from "../painter/paint-dish.ts";
import type { Kitchen } from "./kitchen.ts";
import { saidName } from "./fill-pattern.ts";
import { dishForName } from "./write-recipe.ts";

const MOST_NAMED = 6;
const MOST_NAME = 120;

const LIGHT = "Cut-paper style, seen from above, soft daylight on a plain tablecloth";

/** Paints the dish that a name means from its own foods; an unknown name gives an empty plate under that name. */
export const paintRecipe = (
  kitchen: Kitchen,
  input: { readonly recipeName: string; readonly backgroundStory: string; readonly enhance: boolean },
): Painting => {
  const name = input.recipeName.trim().slice(0, MOST_NAME);
  const found = dishForName(kitchen, { ...input, ingredients: [], diet: "none", allergies: [] });
  const dish = found?.written.dish;
  const foods = (dish?.ingredients ?? []).flatMap(({ foodId, grams, role }) => {
    const food = kitchen.foods.byId(foodId);
    return food === undefined ? [] : [{ food, grams, role }];
  });
  const seen = foods
    .toSorted((a, b) => b.grams - a.grams)
    .slice(0, MOST_NAMED)
    .map(({ food }) => saidName(food));
  const enhanced =
    dish === undefined ? name : `${name}, in a ${dish.form}, with ${seen.join(", ")}. ${LIGHT}.`;
  return {
    svg: paintDish({
      name,
      form: dish?.form ?? "plate",
      servings: dish?.servings ?? 1,
      steps: dish?.steps.map(({ text }) => text).join(" ") ?? "",
      foods,
    }),
    enhancedPrompt: input.enhance ? enhanced : name,
    provider: "builtin",
    isEmptyPlate: dish === undefined,
  };
};
