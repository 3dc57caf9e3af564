import type { AiFunction } from "../../ai-settings.ts";
import type { Config } from "../../config.ts";
import type { Logger } from "../../log.ts";
import type { AiMeter, Chef } from "../../ports/chef.ts";
import type { Clock } from "../../ports/clock.ts";
import { builtinChef } from "./builtin/builtin-chef.ts";
import { loadKitchen } from "./builtin/load-kitchen.ts";
import { capabilitiesOf, endpointsOf, type Capabilities } from "./endpoints.ts";
import { createExchange } from "./model/calls/create-exchange.ts";
import type { Pause } from "./model/calls/pause.ts";
import { modelChef } from "./model/model-chef.ts";
import { withFallback } from "./with-fallback.ts";

/** What a chef is made from. */
export interface ChefParts {
  readonly config: Config;
  readonly clock: Clock;
  readonly log: Logger;
  readonly meter: AiMeter;
  /** Tests wait in no time. */
  readonly pause?: Pause;
}

const eyesFor = (photo: object | null) => (photo === null ? "text" : "vision");

/** The chef that the settings ask for, function by function. */
export function createChef(parts: ChefParts): Chef {
  const { config, log } = parts;
  const builtIn = builtinChef(loadKitchen);
  const capabilities = capabilitiesOf(config);
  const model = modelChef(
    { exchange: createExchange(parts), kitchen: loadKitchen },
    endpointsOf(capabilities),
  );
  const chefs = { "built-in": builtIn, model, "model-with-fallback": withFallback(model, builtIn, log) };
  const told = new Map(config.AI_MODES);
  /** A function that a model can answer is answered by it, with the built-in chef behind it, unless told otherwise. */
  const by = (name: AiFunction, needed: keyof Capabilities): Chef => {
    const usual = capabilities[needed] === "built-in" ? "built-in" : "model-with-fallback";
    return chefs[told.get(name) ?? usual];
  };
  return {
    planMeals: (...asked) => by("planMeals", "text").planMeals(...asked),
    detectIngredients: (...asked) => by("detectIngredients", "vision").detectIngredients(...asked),
    categoriseRecipe: (...asked) => by("categoriseRecipe", "text").categoriseRecipe(...asked),
    answerProduct: (input, call) => by("answerProduct", eyesFor(input.photo)).answerProduct(input, call),
    writeRecipe: (...asked) => by("writeRecipe", "text").writeRecipe(...asked),
    paintRecipe: (...asked) => by("paintRecipe", "image").paintRecipe(...asked),
    analyseFood: (input, call) => by("analyseFood", eyesFor(input.photo)).analyseFood(input, call),
    writeCookingSteps: (...asked) => by("writeCookingSteps", "text").writeCookingSteps(...asked),
    chat: (...asked) => by("chat", "text").chat(...asked),
  };
}
