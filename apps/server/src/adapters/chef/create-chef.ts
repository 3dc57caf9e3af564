import type { AiFunction } from "../../ai-settings.ts";
import type { Chef } from "../../ports/chef.ts";
import type { Engine } from "../../ports/engine.ts";
import { builtinChef } from "./builtin/builtin-chef.ts";
import type { ChefWork } from "./builtin/chef-work.ts";
import { capabilitiesOf, endpointsOf, type Capabilities } from "./endpoints.ts";
import type { ExchangeParts } from "./model/calls/create-exchange.ts";
import type { ModelWork } from "./model/work/model-work.ts";
import { onlyForward } from "./plan-progress.ts";
import { withFallback } from "./with-fallback.ts";

/** What a chef is made from. */
export interface ChefParts extends ExchangeParts {
  readonly engine: Engine<ChefWork & ModelWork>;
}

const eyesFor = (photo: object | null) => (photo === null ? "text" : "vision");

/** The chef that the settings ask for, function by function. */
export function createChef(parts: ChefParts): Chef {
  const { config, log } = parts;
  const builtIn = builtinChef(parts.engine);
  const capabilities = capabilitiesOf(config);
  let opened: Promise<Chef> | undefined;
  const openModel = async () => {
    const { openModelChef } = await import("./model/open-model-chef.ts");
    return openModelChef(parts, endpointsOf(capabilities));
  };
  const told = new Map(config.AI_MODES);
  /** A function that a model can answer is answered by it, with the built-in chef behind it, unless told otherwise. */
  const by = async (name: AiFunction, needed: keyof Capabilities): Promise<Chef> => {
    const usual = capabilities[needed] === "built-in" ? "built-in" : "model-with-fallback";
    const mode = told.get(name) ?? usual;
    if (mode === "built-in") return builtIn;
    opened ??= openModel();
    return mode === "model" ? opened : withFallback(await opened, builtIn, log);
  };
  return {
    planMeals: async (request, call, onProgress) =>
      (await by("planMeals", "text")).planMeals(request, call, onProgress && onlyForward(onProgress)),
    detectIngredients: async (...asked) =>
      (await by("detectIngredients", "vision")).detectIngredients(...asked),
    categoriseRecipe: async (...asked) => (await by("categoriseRecipe", "text")).categoriseRecipe(...asked),
    answerProduct: async (input, call) =>
      (await by("answerProduct", eyesFor(input.photo))).answerProduct(input, call),
    writeRecipe: async (...asked) => (await by("writeRecipe", "text")).writeRecipe(...asked),
    paintRecipe: async (...asked) => (await by("paintRecipe", "image")).paintRecipe(...asked),
    analyseFood: async (input, call) =>
      (await by("analyseFood", eyesFor(input.photo))).analyseFood(input, call),
    writeCookingSteps: async (...asked) =>
      (await by("writeCookingSteps", "text")).writeCookingSteps(...asked),
    transcribeRecipe: async (...asked) => (await by("transcribeRecipe", "vision")).transcribeRecipe(...asked),
    chat: async (...asked) => (await by("chat", "text")).chat(...asked),
  };
}
