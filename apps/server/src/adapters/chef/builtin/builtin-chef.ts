import type { FoodAnalysisItem } from "@meal/domain/chef/recipes";
import type { Kitchen } from "@meal/engine/writer/kitchen";
import { AppError } from "../../../http/app-error.ts";
import type { Chef, GenerationInfo, Made, RangedFoodItem } from "../../../ports/chef.ts";
import { rangedFood } from "../ranged-food.ts";
import { tellOfDays } from "../plan-progress.ts";

const info: GenerationInfo = { provider: "builtin", model: null, isFallback: false, note: null };

const made = <T>(answer: T): Made<T> => ({ answer, info });

/** The built-in chef behind the face of every chef. It works from the tables, here and at once, and fails at nothing but what takes eyes. */
export function builtinChef(kitchen: () => Promise<Kitchen>): Chef {
  const chef = async () => {
    const { createChefOf } = await import("@meal/engine/chef");
    return createChefOf(await kitchen());
  };
  return {
    async planMeals(request, _call, onProgress) {
      onProgress?.({ percent: 5, phase: "Choosing meals" });
      const outcome = await (await chef()).planMeals(request);
      if (onProgress !== undefined) tellOfDays(outcome, onProgress);
      return made(outcome);
    },
    detectIngredients: async (input) => made((await (await chef()).detectIngredients(input)).ingredients),
    categoriseRecipe: async (name) => made(await (await chef()).categoriseRecipe(name)),
    answerProduct: async (input) => made((await (await chef()).answerProduct(input)).response),
    writeRecipe: async (input) => made(await (await chef()).writeRecipe(input)),
    paintRecipe: async (input) => made({ kind: "painted", ...(await (await chef()).paintRecipe(input)) }),
    analyseFood: async (input) => made((await (await chef()).analyseFood(input)).map(withRange)),
    async writeCookingSteps(input) {
      const { steps, note } = await (await chef()).writeCookingSteps(input);
      return { answer: steps, info: { ...info, note } };
    },
    async transcribeRecipe() {
      throw new AppError("needs_vision_model");
    },
    chat: async (input) => made((await chef()).chat(input)),
  };
}

function withRange(item: FoodAnalysisItem): RangedFoodItem {
  const assumption =
    item.calories === 0
      ? "Nothing was recognised; a few words about the meal help."
      : `A usual portion was taken where you gave no amount: ${item.portion}.`;
  return rangedFood(item, [assumption]);
}
