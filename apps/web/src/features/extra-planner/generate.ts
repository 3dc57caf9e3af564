import { NO_DETAILS, readDetails } from "@meal/domain/extra-planner/details";
import { LONGEST_ENHANCED } from "@meal/domain/extra-planner/limits";
import type { QueryClient } from "@tanstack/react-query";
import { ApiError } from "../../platform/api.ts";
import { capturedIngredients } from "../../platform/captured.ts";
import { newId } from "../../platform/new-id.ts";
import { usageQuery } from "../../platform/use-usage.ts";
import { toast } from "../../ui/toast-store.ts";
import type { Made, Wish } from "./kept-work.ts";
import { extraPlansKey, makeImage, mayGenerate, writeRecipe } from "./queries.ts";
import { BadAnswer, sayWhy } from "./say-why.ts";
import * as t from "./texts/en/page.ts";
import { changeMade, changeWork, workNow } from "./work.ts";

/** What came of it, as far as a screen has to say something. */
export type Outcome = "done" | "blocked" | "failed";

const isCode = (error: unknown, code: ApiError["code"]) => error instanceof ApiError && error.code === code;

/** spec: 2, section 4: the picture first, and then the recipe. It goes on when its page is left. */
export async function generate(ownerId: string, queries: QueryClient, wish: Wish): Promise<Outcome> {
  const { signal, stop } = begin();
  changeWork(ownerId, { run: { phase: "picture", stop }, isAsked: true, isBrokenOff: false });
  try {
    if (!(await mayStart(signal))) return "blocked";
    const made = await makePicture(wish, signal);
    changeWork(ownerId, { made, isAsked: false });
    await describe(ownerId, made, signal);
    return "done";
  } catch (error) {
    if (isCode(error, "limit_reached")) return "blocked";
    if (!isCode(error, "aborted")) tellFailure(error);
    return "failed";
  } finally {
    changeWork(ownerId, { run: null, isAsked: false });
    void queries.invalidateQueries({ queryKey: usageQuery.queryKey });
    void queries.invalidateQueries({ queryKey: extraPlansKey });
  }
}

/** Writes the recipe of a picture that has none yet. It costs no use. */
export async function finish(ownerId: string): Promise<void> {
  const { made, run } = workNow(ownerId);
  if (made === null || run !== null) return;
  const { signal, stop } = begin();
  changeWork(ownerId, { run: { phase: "recipe", stop } });
  await describe(ownerId, made, signal);
  changeWork(ownerId, { run: null });
}

function begin() {
  const controller = new AbortController();
  return { signal: controller.signal, stop: () => controller.abort() };
}

/** spec: 2, section 8: a check that fails allows use; the server counts in any case. */
async function mayStart(signal: AbortSignal): Promise<boolean> {
  try {
    return await mayGenerate(signal);
  } catch (error) {
    if (isCode(error, "aborted") || isCode(error, "offline") || isCode(error, "not_signed_in")) throw error;
    toast({ tone: "warning", title: t.checkFailed });
    return true;
  }
}

async function makePicture(wish: Wish, signal: AbortSignal): Promise<Made> {
  const answer = await makeImage(
    { recipeName: wish.recipeName, backgroundStory: wish.story, enhancePrompt: wish.enhance },
    signal,
  );
  // A proxy in between may answer anything.
  const { imageUrl, promptInfo, generationInfo }: Partial<typeof answer> = answer;
  if (typeof imageUrl !== "string" || imageUrl === "") throw new BadAnswer(t.invalidAnswer);
  return {
    ...wish,
    id: newId(),
    imageUrl,
    enhanced: promptInfo?.enhanced ?? "",
    note: generationInfo?.note ?? null,
    details: null,
    lack: "asked",
    why: null,
    isSaved: false,
  };
}

/** Writes the recipe. Whatever comes of it, the picture stays. */
async function describe(ownerId: string, made: Made, signal: AbortSignal): Promise<void> {
  const { run } = workNow(ownerId);
  changeMade(ownerId, made.id, { lack: "asked", why: null });
  if (run !== null) changeWork(ownerId, { run: { ...run, phase: "recipe" } });
  try {
    const answer = await writeRecipe(
      {
        recipeName: made.recipeName,
        imageUrl: made.imageUrl,
        backgroundStory: made.story,
        ...(made.enhance && { enhancedPrompt: made.enhanced.slice(0, LONGEST_ENHANCED) }),
        capturedIngredients: [...capturedIngredients()],
      },
      signal,
    );
    const { recipeDetails, message }: Partial<typeof answer> = answer;
    if (recipeDetails === null) return changeMade(ownerId, made.id, { lack: "failed", why: message ?? null });
    if (typeof recipeDetails !== "object") throw new BadAnswer(t.invalidRecipe);
    changeMade(ownerId, made.id, { details: readDetails(recipeDetails), lack: null });
  } catch (error) {
    const isStopped = isCode(error, "aborted");
    changeMade(ownerId, made.id, {
      lack: isStopped ? "stopped" : "failed",
      why: isStopped ? null : sayWhy(error),
    });
  }
}

function tellFailure(error: unknown): void {
  if (isCode(error, "not_signed_in")) {
    toast({ tone: "destructive", title: t.logIn, description: t.authenticationFailed });
    return;
  }
  toast({ tone: "destructive", title: t.generateFailed, description: sayWhy(error) });
}

/** What was made, as it is saved: without a recipe it has the specified defaults. */
export function planOf({ id, recipeName, story, imageUrl, details }: Made) {
  const { ingredients, instructions, tips, ...rest } = details ?? NO_DETAILS;
  const lines = { ingredients: [...ingredients], instructions: [...instructions], tips: [...tips] };
  const details_json = { ...rest, ...lines };
  return { id, recipe_name: recipeName, background_story: story, image_url: imageUrl, details_json };
}
