import type { Chef, ChefCall, Talk } from "../../../ports/chef.ts";
import { openModelCall } from "./calls/model-call.ts";
import { analyseFood } from "./functions/analyse-food.ts";
import { answerProduct } from "./functions/answer-product.ts";
import { categoriseRecipe } from "./functions/categorise-recipe.ts";
import { chat } from "./functions/chat.ts";
import { detectIngredients } from "./functions/detect-ingredients.ts";
import { paintRecipe } from "./functions/paint-recipe.ts";
import { answered, infoOf, type ModelParts } from "./functions/parts.ts";
import { planMeals } from "./functions/plan-meals.ts";
import { transcribeRecipe } from "./functions/transcribe-recipe.ts";
import { writeCookingSteps } from "./functions/write-cooking-steps.ts";
import { writeRecipe } from "./functions/write-recipe.ts";
import type { Endpoint } from "./provider.ts";

/** Which model answers for what; asking for one that is not set up throws. */
export interface Endpoints {
  readonly text: () => Endpoint;
  readonly vision: () => Endpoint;
  readonly image: () => Endpoint;
  /** For what is better with words of a model and does without. */
  readonly textIfAny: () => Endpoint | null;
}

/** The model chef: language models propose, and the engine has the last word on every figure and every rule. */
export function modelChef(parts: ModelParts, endpoints: Endpoints): Chef {
  const inWords = (name: keyof Chef, call: ChefCall) => ({
    endpoint: endpoints.text(),
    function: name,
    call,
  });
  const bySight = (name: keyof Chef, call: ChefCall, photo: object | null) => ({
    endpoint: photo === null ? endpoints.text() : endpoints.vision(),
    function: name,
    call,
  });
  const { exchange } = parts;
  return {
    planMeals: async (request, call, onProgress) =>
      answered(exchange, inWords("planMeals", call), (line) => planMeals(parts, line, request, onProgress)),
    detectIngredients: async (input, call) =>
      answered(exchange, bySight("detectIngredients", call, input.photo), (line) =>
        detectIngredients(line, input),
      ),
    categoriseRecipe: async (name, call) =>
      answered(exchange, inWords("categoriseRecipe", call), (line) => categoriseRecipe(line, name)),
    answerProduct: async (input, call) =>
      answered(exchange, bySight("answerProduct", call, input.photo), (line) =>
        answerProduct(parts, line, input),
      ),
    writeRecipe: async (input, call) =>
      answered(exchange, inWords("writeRecipe", call), (line) => writeRecipe(parts, line, input)),
    paintRecipe: async (input, call) =>
      paintRecipe(parts, { image: endpoints.image(), text: endpoints.textIfAny() }, input, call),
    analyseFood: async (input, call) =>
      answered(exchange, bySight("analyseFood", call, input.photo), (line) =>
        analyseFood(parts, line, input),
      ),
    writeCookingSteps: async (input, call) =>
      answered(exchange, inWords("writeCookingSteps", call), (line) => writeCookingSteps(parts, line, input)),
    transcribeRecipe: async ({ photo }, call) =>
      answered(exchange, bySight("transcribeRecipe", call, photo), (line) => transcribeRecipe(line, photo)),
    async chat(input, call) {
      // Nobody in danger waits for a model, or for what it makes of it.
      const urgent = await parts.engine.emergencyIn(input.turns.at(-1)?.content ?? "", call);
      if (urgent !== null) return toldAtOnce(urgent);
      const asked = inWords("chat", call);
      const line = await openModelCall(exchange, asked);
      try {
        return { ...(await chat(parts, line, input)), info: infoOf(asked.endpoint) };
      } catch (error) {
        line.close();
        throw error;
      }
    },
  };
}

/** Words of our own, in the place of a model's. */
function toldAtOnce(text: string): Talk {
  const info = { provider: "builtin", model: null, isFallback: false, note: null };
  return { answer: inOnePiece(text), info, lookedAt: [], offersAfter: async () => [] };
}

async function* inOnePiece(text: string): AsyncGenerator<string> {
  yield text;
}
