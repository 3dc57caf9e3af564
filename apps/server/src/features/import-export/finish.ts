import { savedRecipe } from "@meal/contract/chef-shapes";
import type { SavedRecipe } from "@meal/contract/recipes";
import { CUISINES, type MealCategory } from "@meal/domain/chef/vocabulary";
import { mendMeal } from "@meal/domain/planner/stored-plan";
import type { Kitchen } from "@meal/engine/kitchen";
import { splitSteps } from "@meal/engine/method";
import { categoryOf, timedStep } from "@meal/engine/steps";
import { estimateOf, figuresOf } from "../recipes/engine/service.ts";
import type { RecipeDraft } from "./draft.ts";
import { fitting } from "./fitting.ts";

/** A recipe as it would be saved, or why it is none. */
export type Finished =
  | { readonly kind: "recipe"; readonly recipe: SavedRecipe }
  | { readonly kind: "failure"; readonly name: string; readonly reason: string };

const most = {
  name: 300,
  text: 5000,
  line: 500,
  lines: 200,
  keyword: 100,
  keywords: 100,
  minutes: 14_400,
};
/** A step tells its time at its beginning; searching a whole page for times takes long. */
const timedText = 1000;
const gramsInKg = 1000;

/** Makes a recipe of what was read: the engine tells its figures, its category, and how long it takes where nobody says. */
export function finish(kitchen: Kitchen, draft: RecipeDraft, id: string): Finished {
  const name = fitting(draft.name, most.name);
  const ingredients = draft.ingredients.slice(0, most.lines).map((line) => fitting(line, most.line));
  const instructions = draft.steps.slice(0, most.lines).map((step) => fitting(step, most.text));
  const failed = (reason: string): Finished => ({ kind: "failure", name: name || "Without a name", reason });
  if (name === "") return failed("It has no name.");
  if (ingredients.length === 0 && instructions.length === 0)
    return failed("It has neither ingredients nor steps.");
  const category = placeOf(name, draft.category);
  const counted = countedIn(kitchen, draft, { ingredients, instructions });
  const base = mendMeal(
    {
      ...counted,
      description: fitting(draft.description, most.text),
      type: category,
      category,
      ...timesOf(draft, instructions),
      ingredients,
      instructions,
    },
    { id, name },
  );
  const parsed = savedRecipe.safeParse({ ...base, ...counted, ...broughtAlong(draft) });
  return parsed.success
    ? { kind: "recipe", recipe: parsed.data }
    : failed("Some of it is not what a recipe can hold.");
}

/** What the engine counts of one serving, and the foods it found. */
function countedIn(
  kitchen: Kitchen,
  { servings, statedKcal }: RecipeDraft,
  lines: Pick<SavedRecipe, "ingredients" | "instructions">,
) {
  const eaters = servings ?? 1;
  const estimate = estimateOf(kitchen, { ...lines, servings: eaters });
  const nutrition = figuresOf(estimate);
  const known = estimate.lines.flatMap(({ foodId, grams }) => (foodId === null ? [] : [{ foodId, grams }]));
  const cents = known.map(
    ({ foodId, grams }) => ((kitchen.planner.foodOf(foodId)?.centsPerKg ?? 0) * grams) / gramsInKg,
  );
  return {
    calories: Math.round(nutrition?.kcal ?? statedKcal ?? 0),
    servings: eaters,
    ...(nutrition && {
      nutrition,
      price: Math.round(cents.reduce((sum, each) => sum + each, 0) / eaters),
      foodIds: known.map(({ foodId }) => foodId),
      grams: known.map(({ grams }) => grams),
    }),
  };
}

/** A name that tells nothing leaves it to what the source calls it. */
function placeOf(name: string, stated: string): MealCategory {
  const byName = categoryOf(name);
  return byName === "main" && stated !== "" ? categoryOf(stated.slice(0, most.name)) : byName;
}

function timesOf({ prepMinutes, cookMinutes }: RecipeDraft, steps: readonly string[]) {
  const told = steps
    .flatMap((step) => splitSteps(step.slice(0, timedText)))
    .map((step) => timedStep(step).timeInMinutes);
  const cook = cookMinutes ?? Math.round(told.reduce((sum, minutes) => sum + minutes, 0));
  return {
    ...(prepMinutes === null ? {} : { prepTime: Math.min(prepMinutes, most.minutes) }),
    ...(cook === 0 && cookMinutes === null ? {} : { cookTime: Math.min(cook, most.minutes) }),
  };
}

function broughtAlong({ cuisine, keywords, notes, sourceUrl }: RecipeDraft) {
  const known = CUISINES.find((word) =>
    cuisine
      .toLowerCase()
      .split(/[,/]\s*/u)
      .includes(word),
  );
  const kept = keywords.slice(0, most.keywords).map((word) => fitting(word, most.keyword));
  return {
    ...(known && { cuisine: known }),
    ...(kept.length > 0 && { keywords: kept }),
    ...(notes !== "" && { notes: fitting(notes, most.text) }),
    ...(sourceUrl !== null && { sourceUrl }),
  };
}
