import type { ChefPort } from "@meal/domain/chef/chef-port";
import { askUntilRead } from "../calls/ask.ts";
import type { ModelCall } from "../calls/model-call.ts";
import { UnusableAnswer } from "../calls/unusable.ts";
import { instructions } from "../prompt.ts";
import { asked, type ModelParts } from "./parts.ts";

type ProductQuestion = Parameters<ChefPort["answerProduct"]>[0];

const MOST_LETTERS = 4000;

/** Has a question about a product answered. What the tables know against it is said first, whatever the model thinks. */
export async function answerProduct(
  { engine }: ModelParts,
  line: ModelCall,
  { photo, ...question }: ProductQuestion,
): Promise<string> {
  const tableFacts = await engine.tableFigures(question.productName, line.call);
  const messages = asked({ ...question, tableFacts }, photo);
  const spoken = await askUntilRead(
    line,
    { instructions: instructions("answer-product.v1"), messages },
    readText,
  );
  const { productName, diet, allergies } = question;
  const warning = await engine.warnOfProduct({ productName, diet, allergies }, line.call);
  return warning === null ? spoken : `${warning} ${spoken}`;
}

/** Reads an answer that is text and nothing else. */
export function readText(text: string): string {
  const said = text.replace(/^[^]*<\/think>/u, "").trim();
  if (said === "") throw new UnusableAnswer(text, "It was empty.");
  return said.slice(0, MOST_LETTERS);
}
