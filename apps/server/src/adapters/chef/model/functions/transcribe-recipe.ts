import type { Photo } from "@meal/domain/chef/chef-port";
import { askUntilRead } from "../calls/ask.ts";
import type { ModelCall } from "../calls/model-call.ts";
import { UnusableAnswer } from "../calls/unusable.ts";
import { instructions } from "../prompt.ts";
import { asked } from "./parts.ts";

const MOST_LETTERS = 20_000;
const [BEGIN, END] = ["<recipe>", "</recipe>"];

/** Has the recipe on a photo written down as it stands there; empty where there is none. */
export function transcribeRecipe(line: ModelCall, photo: Photo): Promise<string> {
  const question = { instructions: instructions("transcribe-recipe.v1"), messages: asked({}, photo) };
  return askUntilRead(line, question, readMarked);
}

/** What stands between the last marks; whatever a model thinks or says around them is left off. */
function readMarked(text: string): string {
  const end = text.lastIndexOf(END);
  const begin = end === -1 ? -1 : text.lastIndexOf(BEGIN, end);
  if (begin === -1) throw new UnusableAnswer(text, `The recipe does not stand between ${BEGIN} and ${END}.`);
  return text
    .slice(begin + BEGIN.length, end)
    .trim()
    .slice(0, MOST_LETTERS);
}
