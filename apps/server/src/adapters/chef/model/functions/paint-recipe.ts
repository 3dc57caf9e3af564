import { generateImage } from "ai";
import type { Made, Picture } from "../../../../ports/chef.ts";
import type { ChefCall } from "../../../../ports/chef.ts";
import { askUntilRead, tried } from "../calls/ask.ts";
import type { ModelCall } from "../calls/model-call.ts";
import { metered } from "../calls/metered.ts";
import { UnusableAnswer } from "../calls/unusable.ts";
import { asData, instructions } from "../prompt.ts";
import { imageModel, type Endpoint } from "../provider.ts";
import { readText } from "./answer-product.ts";
import { answered, asked, type ModelParts } from "./parts.ts";

/** What a picture is asked to show. */
export interface PictureWish {
  readonly recipeName: string;
  readonly backgroundStory: string;
  readonly enhance: boolean;
}

const MOST_PROMPT = 1500;

/** Has a picture made; before it, where that is wished and a model answers in words, its description. */
export function paintRecipe(
  { exchange }: ModelParts,
  endpoints: { readonly image: Endpoint; readonly text: Endpoint | null },
  wish: PictureWish,
  call: ChefCall,
): Promise<Made<Picture>> {
  const { image, text } = endpoints;
  return answered(exchange, { endpoint: image, function: "paintRecipe", call }, async (line) => {
    const description =
      wish.enhance && text !== null ? await describe({ ...line, endpoint: text }, wish) : wish.recipeName;
    const bytes = await paint(line, description.slice(0, MOST_PROMPT));
    return { kind: "photo", bytes, enhancedPrompt: description, provider: image.provider };
  });
}

function describe(line: ModelCall, { recipeName, backgroundStory }: PictureWish): Promise<string> {
  const messages = asked({ recipeName, backgroundStory });
  return askUntilRead(line, { instructions: instructions("enhance-picture.v1"), messages }, readText);
}

function paint(line: ModelCall, dish: string): Promise<Uint8Array> {
  const prompt = `${instructions("paint-recipe.v1")}\n\n${asData({ dish })}`;
  const { endpoint, exchange, signal } = line;
  return metered(line, async (note) => {
    const model = imageModel(endpoint, exchange.fetch);
    const call = { model, prompt, maxRetries: 0, abortSignal: signal };
    const { image, usage } = await tried(line, () => generateImage(call));
    note(usage);
    if (image.uint8Array.length === 0) throw new UnusableAnswer("", "It was empty.");
    return image.uint8Array;
  });
}
