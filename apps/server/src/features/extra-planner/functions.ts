import type { generateExtraPlannerImage, generateExtraRecipe } from "@meal/contract/extra-planner";
import type { ParsedInputOf } from "@meal/contract/endpoint";
import type { UserId } from "@meal/domain/accounts/actor";
import { recognisesFood } from "@meal/domain/chef/recipes";
import { EXTRA_PICTURE_WAIT_MS } from "@meal/domain/extra-planner/limits";
import { AppError } from "../../app-error.ts";
import { reencodeImage } from "../../http/uploads.ts";
import type { Chef, GenerationInfo, Made, Picture } from "../../ports/chef.ts";
import type { Engine } from "../../ports/engine.ts";
import type { ChefCaller, FunctionParts } from "../ai-usage/service.ts";
import type { StoredFiles } from "../files/service.ts";
import type { RecipesWork } from "../recipes/service.ts";

/** What the Extra Planner's functions need from outside. */
export interface ExtraPlannerFunctionsParts extends FunctionParts<
  "writeRecipe" | "paintRecipe" | "analyseFood"
> {
  readonly engine: Engine<Pick<RecipesWork, "paintName">>;
  readonly stored: Pick<StoredFiles, "store">;
}

type Body<E extends typeof generateExtraRecipe | typeof generateExtraPlannerImage> = ParsedInputOf<E>["body"];

/** Writes a recipe for the person who asks. */
export async function writeExtraRecipe(
  { asking, chef }: ExtraPlannerFunctionsParts,
  { recipeName, backgroundStory, enhancedPrompt = "", capturedIngredients }: Body<typeof generateExtraRecipe>,
  asker: ChefCaller,
) {
  const { diet, allergies } = await asking.eatingRulesOf(asker);
  // What the picture was made from tells the writer what is on it.
  const story = [backgroundStory, enhancedPrompt].filter(Boolean).join("\n");
  const wish = { recipeName, backgroundStory: story, ingredients: capturedIngredients, diet, allergies };
  const { answer, info } = await chef.writeRecipe(wish, asker.chefCall);
  return answer.kind === "recipe"
    ? { recipeDetails: answer.recipeDetails, message: null, generationInfo: info }
    : { recipeDetails: null, message: answer.message, generationInfo: info };
}

/** Makes the picture of a recipe and keeps it for its owner. */
export async function makeExtraImage(
  parts: ExtraPlannerFunctionsParts,
  { recipeName, backgroundStory, enhancePrompt }: Body<typeof generateExtraPlannerImage>,
  userId: UserId,
  asker: ChefCaller,
) {
  const use = await parts.asking.reserve(asker, "extra_planner");
  return use.spendOn(async () => {
    const wish = { recipeName, backgroundStory, enhance: enhancePrompt };
    // Refusing gives the use back.
    if (!(await namesFood(parts, wish, asker))) throw new AppError("no_food_named", { detail });
    const { answer, info } = await makePicture(parts, wish, asker);
    // An empty plate is no picture of anything.
    if (answer.kind === "painted" && answer.isEmptyPlate) throw new AppError("no_food_named", { detail });
    // What is never saved goes with the month after it.
    const store = (kind: "svg" | "jpg", bytes: Uint8Array) =>
      parts.stored.store(userId, "meal-images", kind, bytes, EXTRA_PICTURE_WAIT_MS);
    const imageUrl =
      answer.kind === "painted"
        ? await store("svg", Buffer.from(answer.svg))
        : await store("jpg", await reencodeImage(answer.bytes));
    return { imageUrl, promptInfo: { enhanced: answer.enhancedPrompt }, generationInfo: info };
  });
}

const detail =
  "We don't recognize a dish in this name, so it did not count. Name a dish, for example “lentil soup”.";

type Wish = Parameters<Chef["paintRecipe"]>[0];

/**
 * Whether there is anything to eat in it, before anybody draws: an image model draws for any words. A dish that the
 * cookbook does not have may still be one, so whoever analyses food is asked about it.
 */
async function namesFood({ chef, engine }: ExtraPlannerFunctionsParts, wish: Wish, { chefCall }: ChefCaller) {
  if (!(await engine.paintName(wish, chefCall)).isEmptyPlate) return true;
  const description = [wish.recipeName, wish.backgroundStory].filter(Boolean).join("\n");
  return recognisesFood((await chef.analyseFood({ photo: null, description }, chefCall)).answer);
}

/**
 * Pictures of an image model count as uses of their own, and the painter's do not: the use is reserved in case a model
 * makes the picture. Where none is left, the painter paints, and the answer says so.
 */
async function makePicture(
  { asking, chef, engine }: ExtraPlannerFunctionsParts,
  wish: Wish,
  asker: ChefCaller,
): Promise<Made<Picture>> {
  const use = await asking.reserveIfLeft(asker, "ai_image");
  if (use.kind === "reserved")
    return use.spendOn(
      () => chef.paintRecipe(wish, asker.chefCall),
      ({ answer }) => answer.kind === "photo",
    );
  const painting = await engine.paintName(wish, asker.chefCall);
  return { answer: { kind: "painted", ...painting }, info: paintedInstead };
}

const paintedInstead: GenerationInfo = {
  provider: "builtin",
  model: null,
  isFallback: true,
  note: "You have used your free AI image, so this picture is drawn instead.",
};
