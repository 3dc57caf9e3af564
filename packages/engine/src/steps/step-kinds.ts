import { STEP_CATEGORIES, type StepCategory } from "@meal/domain/chef/vocabulary";
import words from "./step-words.json" with { type: "json" };

/** A step that says neither a time nor a known verb. */
const UNKNOWN_MINUTES = 3;
const MOST_WORDS = 2000;

function wholeWords(alternatives: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${alternatives})(?!\\p{L})`, "iu");
}

const minutes = words.minutes.map(
  ([verbs, value]) => [new RegExp(`(?<!\\p{L})(?:${String(verbs)})`, "iu"), Number(value)] as const,
);
const categories = words.categories.map(
  ([name, alternatives]) => [name, wholeWords(alternatives ?? "")] as const,
);

/** What a cook does in a step, by its verbs and tools; what needs neither heat nor bowl is preparation. */
export function stepCategoryOf(instruction: string): StepCategory {
  const text = instruction.slice(0, MOST_WORDS);
  const found = categories.flatMap(([name, pattern]) => {
    const at = text.search(pattern);
    return at < 0 ? [] : [{ name, at }];
  });
  // Oven, dough and eggs tell more than any verb; of stirring and cooking the first in the sentence counts.
  const telling = found.find(({ name }) => name !== "mixing" && name !== "cooking");
  const first = found.toSorted((one, other) => one.at - other.at)[0];
  return STEP_CATEGORIES.find((category) => category === (telling ?? first)?.name) ?? "preparation";
}

/** A usual time for a step that states none: the slowest thing it asks for. */
export function defaultMinutes(instruction: string): number {
  const text = instruction.slice(0, MOST_WORDS);
  const asked = minutes.filter(([pattern]) => pattern.test(text)).map(([, value]) => value);
  return asked.length === 0 ? UNKNOWN_MINUTES : Math.max(...asked);
}
