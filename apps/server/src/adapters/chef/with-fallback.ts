import { AppError } from "../../app-error.ts";
import type { Logger } from "../../log.ts";
import type { Chef, ChefCall, Made } from "../../ports/chef.ts";

type Ask<M> = (chef: Chef) => Promise<M>;

/** A chef before another: where the first one fails, the second one answers, and the answer says so. */
export function withFallback(first: Chef, second: Chef, log: Logger): Chef {
  const ask = async <M extends Made<unknown>>(call: ChefCall, question: Ask<M>): Promise<M> => {
    try {
      return await question(first);
    } catch (error) {
      // A wrong set-up is the operator's to mend, and another chef would only hide it.
      const isOurs = error instanceof AppError && error.code !== "model_not_configured";
      if (!isOurs || call.signal.aborted) throw error;
      log.warn({ err: error.options.cause, code: error.code }, "a model failed, the built-in chef answers");
      return noted(await question(second), error);
    }
  };
  /** Who cannot see has nothing to say to a photo without words; then the failure is the better answer. */
  const askOfPhoto = <M extends Made<unknown>>(
    input: Described,
    call: ChefCall,
    question: Ask<M>,
  ): Promise<M> => (input.description.trim() === "" ? question(first) : ask(call, question));
  return {
    planMeals: (request, call, onProgress) => ask(call, (chef) => chef.planMeals(request, call, onProgress)),
    detectIngredients: (input, call) =>
      askOfPhoto(input, call, (chef) => chef.detectIngredients(input, call)),
    categoriseRecipe: (name, call) => ask(call, (chef) => chef.categoriseRecipe(name, call)),
    answerProduct: (input, call) => ask(call, (chef) => chef.answerProduct(input, call)),
    writeRecipe: (input, call) => ask(call, (chef) => chef.writeRecipe(input, call)),
    paintRecipe: (input, call) => ask(call, (chef) => chef.paintRecipe(input, call)),
    analyseFood: (input, call) => askOfPhoto(input, call, (chef) => chef.analyseFood(input, call)),
    writeCookingSteps: (input, call) => ask(call, (chef) => chef.writeCookingSteps(input, call)),
    // The other chef cannot see.
    transcribeRecipe: (input, call) => first.transcribeRecipe(input, call),
    chat: (input, call) => ask(call, (chef) => chef.chat(input, call)),
  };
}

interface Described {
  readonly description: string;
}

function noted<M extends Made<unknown>>(made: M, { code }: AppError): M {
  const { info } = made;
  const why = WHY[code] ?? "The language model failed";
  const note = [`${why}, so the built-in chef answered.`, info.note ?? ""].join(" ").trim();
  return { ...made, info: { ...info, isFallback: true, note } };
}

const WHY: Readonly<Record<string, string>> = {
  model_refused: "The language model declined",
  model_answer_invalid: "The language model's answer could not be used",
  model_unreachable: "The language model is not responding",
  model_busy: "The language model is busy",
  model_budget_spent: "Today's share of the language model is used up",
  model_timeout: "The language model took too long",
};
