import { splitSteps } from "@meal/engine/method";
import { isFields, listOf, textOf, textsOf } from "./loose-values.ts";

const deepest = 10;
/** Of a paragraph longer than this no steps are told apart any more. */
const longestText = 20_000;
/** "1. ", "Step 2: ", "3) " in front of a step; its place in the list says the same. */
const numbering = /^(?:step\s*)?\d{1,2}\s*[.):]\s*(?=\D)/iu;

/** The steps of a recipe: text, a list of texts, HowToStep, or HowToSection with steps of its own. */
export function stepsOf(value: unknown): readonly string[] {
  return tidySteps(listOf(value).flatMap((each) => stepsIn(each, 0)));
}

/** Steps without their numbers. One single paragraph is parted where the engine sees steps in it. */
export function tidySteps(lines: readonly string[]): readonly string[] {
  const steps = lines.map((line) => line.replace(numbering, "").trim()).filter((step) => step !== "");
  const [only, ...others] = steps;
  return only !== undefined && others.length === 0 ? splitSteps(only.slice(0, longestText)) : steps;
}

function stepsIn(value: unknown, depth: number): readonly string[] {
  if (!isFields(value) || depth > deepest) return textsOf(value);
  if (value["item"] !== undefined) return listOf(value["item"]).flatMap((item) => stepsIn(item, depth + 1));
  const text = textsOf(value["text"]);
  if (text.length > 0) return text;
  const parts = listOf(value["itemListElement"] ?? value["steps"]);
  const steps = parts.flatMap((part) => stepsIn(part, depth + 1));
  const [first, ...rest] = steps;
  if (first === undefined) return textsOf(value);
  // The name of a section is not a step: it says what its first step begins.
  const name = textOf(value["name"]).replace(/:$/u, "");
  return name === "" || isStep(value) ? steps : [`${name}: ${first}`, ...rest];
}

/** A step made of several directions has a name that repeats them. */
function isStep(value: Readonly<Record<string, unknown>>): boolean {
  return listOf(value["@type"]).some((type) => typeof type === "string" && type.endsWith("HowToStep"));
}
