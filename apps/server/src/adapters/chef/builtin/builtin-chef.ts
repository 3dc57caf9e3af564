import type { FoodAnalysisItem } from "@meal/domain/chef/recipes";
import { AppError } from "../../../app-error.ts";
import type { Chef, GenerationInfo, Made, MealReader, RangedFoodItem } from "../../../ports/chef.ts";
import type { Engine } from "../../../ports/engine.ts";
import { rangedFood } from "../ranged-food.ts";
import { tellOfDays } from "../plan-progress.ts";
import type { ChefWork } from "./chef-work.ts";

const info: GenerationInfo = { provider: "builtin", model: null, isFallback: false, note: null };

const made = <T>(answer: T): Made<T> => ({ answer, info });

/** The built-in chef behind the face of every chef. It works from the tables, here and at once, and fails at nothing but what takes eyes. */
export function builtinChef(engine: Engine<ChefWork>): Chef {
  return {
    async planMeals(request, call, onProgress) {
      onProgress?.({ percent: 5, phase: "Choosing meals" });
      const outcome = await engine.planMeals(request, call);
      if (onProgress !== undefined) tellOfDays(outcome, onProgress);
      return made(outcome);
    },
    detectIngredients: async (input, call) => made((await engine.detectIngredients(input, call)).ingredients),
    categoriseRecipe: async (name, call) => made(await engine.categoriseRecipe(name, call)),
    answerProduct: async (input, call) => made((await engine.answerProduct(input, call)).response),
    writeRecipe: async (input, call) => made(await engine.writeRecipe(input, call)),
    paintRecipe: async (input, call) => made({ kind: "painted", ...(await engine.paintRecipe(input, call)) }),
    analyseFood: async (input, call) => made((await engine.analyseFood(input, call)).map(withRange)),
    async writeCookingSteps(input, call) {
      const { steps, note } = await engine.writeCookingSteps(input, call);
      return { answer: steps, info: { ...info, note } };
    },
    async transcribeRecipe() {
      throw new AppError("needs_vision_model");
    },
    async chat(input, call) {
      const { pieces, lookedAt, offers } = await engine.chat(input, call);
      return { ...made(inPieces(pieces)), lookedAt, offersAfter: async () => offers };
    },
  };
}

/** Reads what somebody ate from their words, by the tables alone. */
export function mealReader(engine: Engine<Pick<ChefWork, "readMeal">>): MealReader {
  return async (words, call) => {
    const { items, ...beside } = await engine.readMeal(words, call);
    return { items: items.map(withRange), ...beside };
  };
}

/** It was said at once, and is heard piece by piece. */
async function* inPieces(pieces: readonly string[]): AsyncGenerator<string> {
  yield* pieces;
}

function withRange({ reckoning, ...item }: FoodAnalysisItem): RangedFoodItem {
  return rangedFood(item, assumptionsOf(item, reckoning));
}

function assumptionsOf(
  { calories, portion, is_amount_said: isSaid }: FoodAnalysisItem,
  reckoning?: string,
): readonly string[] {
  if (calories === 0 && isSaid === undefined)
    return ["Nothing was recognized; a few words about the meal help."];
  if (reckoning !== undefined) return [`${reckoning}.`];
  return isSaid === true
    ? ["The amount comes from your words; the food is assumed to be the usual kind."]
    : [`You gave no amount, so this is a usual portion: ${portion}.`];
}
