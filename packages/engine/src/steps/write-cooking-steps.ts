import type { CookingStep } from "@meal/domain/chef/recipes";
import type { StepCategory } from "@meal/domain/chef/vocabulary";
import { LONGEST_STEP, MOST_STEP_MINUTES, MOST_STEPS } from "@meal/domain/cooking-timer/limits";
import { askingOf } from "./asking-of.ts";
import { splitParagraph, splitRecipe, splitSteps } from "./split-steps.ts";
import { statedMinutes } from "./stated-minutes.ts";
import { defaultMinutes, stepCategoryOf } from "./step-kinds.ts";

/** Who writes more than this about a dish and never says what to do says it in words that we do not know. */
const MOST_TOLD = 6;

/** Below this, half a minute more or less spoils a dish: "sear for 30 seconds". */
const COUNTED_EXACTLY = 10;
const SHORTEST = 0.02;

/** Minutes as a timer takes them: short ones to the second, longer ones whole, and a stated time is never none. */
export function timerMinutes(minutes: number): number {
  if (minutes === 0) return 0;
  const rounded = minutes < COUNTED_EXACTLY ? Math.round(minutes * 100) / 100 : Math.round(minutes);
  return Math.min(MOST_STEP_MINUTES, Math.max(SHORTEST, rounded));
}

/** Where a text that is too long for one step may be cut: behind a sentence, else a part of one, else a word. */
const CUTS = [/[.!?]\s/gu, /[;,:]\s/gu, /\s/gu];

/** No step is longer than a timer takes: what is goes on in the next. */
function piecesOf(text: string): readonly string[] {
  const pieces: string[] = [];
  let rest = text;
  while (rest.length > LONGEST_STEP) {
    const head = rest.slice(0, LONGEST_STEP);
    const cut = CUTS.map((mark) => [...head.matchAll(mark)].at(-1)).find((found) => found !== undefined);
    // A letter that is written in two units stays whole.
    const whole = /[\uD800-\uDBFF]$/u.test(head) ? LONGEST_STEP - 1 : LONGEST_STEP;
    const end = cut === undefined ? whole : cut.index + cut[0].length;
    pieces.push(rest.slice(0, end).trim());
    rest = rest.slice(end).trim();
  }
  return [...pieces, rest].filter((piece) => piece !== "");
}

/** The steps that these orders are, as many and as long as a timer takes them. */
export function stepsFrom(orders: readonly string[]): CookingStep[] {
  return orders
    .flatMap(piecesOf)
    .slice(0, MOST_STEPS)
    .map((each) => timedStep(each));
}

/** What somebody else thinks of a step; null where they do not say. */
export type StepGuess = { readonly minutes: number | null; readonly category: StepCategory | null };

/** One step with its minutes and its category. Where it states no time, it takes the guess, or what is usual for its verb. */
export function timedStep(instruction: string, guess?: StepGuess): CookingStep {
  // Nobody guesses seconds.
  const minutes = statedMinutes(instruction) ?? Math.ceil(guess?.minutes ?? defaultMinutes(instruction));
  const category = guess?.category ?? stepCategoryOf(instruction);
  return { instruction, timeInMinutes: timerMinutes(minutes), category };
}

/** Leaves out the name of a dish and what is told of it, in front of the first step; nothing where there is no step. */
function fromFirstOrder(pieces: readonly string[]): readonly string[] | null {
  const asking = pieces.map(askingOf);
  const first = asking.indexOf("yes");
  const maybe = asking.indexOf("maybe");
  if (first < 0) {
    // "Roast chicken" alone is a dish, "Fry onions. Toss with lemon." are two steps.
    return asking.filter((each) => each === "maybe").length >= 2 ? pieces.slice(maybe) : null;
  }
  const isWritten = pieces.some((piece) => /[.!]$/u.test(piece));
  const isStep = (at: number): boolean =>
    asking[at] === "maybe" && (at > 0 || !isWritten || /[.!]$/u.test(pieces[at] ?? ""));
  let from = first;
  while (from > 0 && isStep(from - 1)) from -= 1;
  return pieces.slice(from);
}

/** What a recipe's text asks the cook to do, step by step; null where it only names or praises a dish. */
export function instructionsIn(recipeText: string): readonly string[] | null {
  const { steps, isMarked } = splitRecipe(recipeText);
  if (isMarked) return steps;
  const orders = fromFirstOrder(steps) ?? (steps.length > MOST_TOLD ? steps : null);
  const [only, ...others] = orders ?? [];
  if (only === undefined || others.length > 0) return orders;
  const { steps: parts } = splitParagraph(only);
  return fromFirstOrder(parts) ?? orders;
}

/** Splits a recipe's text into steps with minutes and a category; a text without any is a step as it stands. */
export function writeCookingSteps(recipeText: string): CookingStep[] {
  const orders = instructionsIn(recipeText) ?? splitSteps(recipeText);
  const text = recipeText.trim();
  return stepsFrom(orders.length > 0 || text === "" ? orders : [text]);
}
