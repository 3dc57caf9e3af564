import { foodTokens } from "../../foods/food-words.ts";
import { capitalise } from "../../dishes/rename.ts";
import type { DishStep } from "../../dishes/dish.ts";
import { statedMinutes } from "../../steps/stated-minutes.ts";
import { defaultMinutes, stepCategoryOf } from "../../steps/step-kinds.ts";
import { timerMinutes } from "../../steps/write-cooking-steps.ts";

const NUMBER = String.raw`(?:\d+\s+\d+\/\d+|\d+\/\d+|\d+(?:[.,]\d+)?\s*[½¼¾⅓⅔]?|[½¼¾⅓⅔])`;
const AMOUNT = String.raw`${NUMBER}(?:\s*(?:-|–|to)\s*${NUMBER})?`;
const UNIT =
  "(?:g|grams?|kg|ml|l|litres?|liters?|cups?|tbsps?|tablespoons?|tsps?|teaspoons?|oz|ounces?|lbs?|pounds?)";
const MEASURED = new RegExp(
  String.raw`(?<![\p{L}\d])${AMOUNT}\s*${UNIT}\b\.?(?:\s+of)?(?:\s+the)?\s+`,
  "giu",
);
const COUNTED = new RegExp(
  String.raw`(?<![\p{L}\d])(?:the\s+)?(?:${AMOUNT}|two|three|four|five|six|eight|ten)\s+(?=(\p{L}+))`,
  "giu",
);

/** Amounts in a step are true no more once the portion has changed; the ingredient list has them. */
const withoutAmounts = (text: string, words: ReadonlySet<string>): string =>
  text
    .replaceAll(MEASURED, "the ")
    .replaceAll(COUNTED, (found, next: string) =>
      foodTokens(next).some((word) => words.has(word)) ? "the " : found,
    );

/** The steps of a proposed meal, timed and sorted, without the amounts that its ingredient list tells better. */
export const stepsOf = (instructions: readonly string[], lines: readonly string[]): DishStep[] => {
  const words = new Set(lines.flatMap((line) => foodTokens(line)));
  return instructions.map((instruction) => ({
    minutes: timerMinutes(statedMinutes(instruction) ?? defaultMinutes(instruction)),
    category: stepCategoryOf(instruction),
    text: capitalise(withoutAmounts(instruction.replace(/^(?:step\s*)?\d+\s*[.):]\s*/i, ""), words)),
  }));
};
