import type { ChefPort } from "@meal/domain/chef/chef-port";
import { DIETS } from "@meal/domain/chef/vocabulary";
import { judgeFor } from "@meal/engine/diets";
import { listed } from "@meal/engine/talk";
import { askUntilRead } from "../calls/ask.ts";
import type { Line } from "../calls/line.ts";
import { UnusableAnswer } from "../calls/unusable.ts";
import { instructions } from "../prompt.ts";
import { asked, type ModelParts } from "./parts.ts";
import { tableFigures } from "./table-figures.ts";

type ProductQuestion = Parameters<ChefPort["answerProduct"]>[0];

const MOST_LETTERS = 4000;

/** Has a question about a product answered. What the tables know against it is said first, whatever the model thinks. */
export async function answerProduct(
  { kitchen }: ModelParts,
  line: Line,
  { photo, ...question }: ProductQuestion,
): Promise<string> {
  const tableFacts = tableFigures(kitchen(), question.productName);
  const messages = asked({ ...question, tableFacts }, photo);
  const spoken = await askUntilRead(
    line,
    { instructions: instructions("answer-product.v1"), messages },
    readText,
  );
  const diet = DIETS.find((one) => one === question.diet) ?? "none";
  const { against, isKnown } = judgeFor(kitchen(), question.productName, diet, question.allergies);
  if (against.length > 0) return `By our food table it does not fit ${listed(against)}. ${spoken}`;
  return isKnown || (diet === "none" && question.allergies.length === 0)
    ? spoken
    : `Our food table does not know all that is in it, so read its label. ${spoken}`;
}

/** Reads an answer that is text and nothing else. */
export function readText(text: string): string {
  const said = text.replace(/^[^]*<\/think>/u, "").trim();
  if (said === "") throw new UnusableAnswer(text, "It was empty.");
  return said.slice(0, MOST_LETTERS);
}
