import { figureText } from "./figure-words.ts";
import { MEALS, placeOf } from "./meal-words.ts";
import {
  gramsOfShare,
  HIGH_FIBER_PER_KCAL,
  HIGH_PROTEIN_SHARE,
  LOW_CARB_GRAMS,
  LOW_FAT_SHARE,
  LOW_SODIUM_MG,
  QUICK_MINUTES,
} from "./meant-by.ts";
import type { FigureWish, WishedFigure } from "./wish.ts";

/** A shape of words, and the wish it utters; null where the words ask for what cannot be promised. */
export type FigurePhrase = {
  readonly pattern: RegExp;
  readonly read: (said: Readonly<Record<string, string | undefined>>, dayKcal: number) => Figure | null;
};

type Figure = Pick<FigureWish, "figure" | "per" | "bound" | "amount" | "only">;

const MOST =
  "under|below|less than|fewer than|at most|max(?:imum)?(?: of)?|up to|no more than|not more than|within|in(?: under| less than)?|<=?|≤";
const LEAST = "at least|over|above|more than|min(?:imum)?(?: of)?|>=?|≥";
const NUMBER = String.raw`(?<number>\d{1,2},\d{3}|\d{1,4}(?:\.\d{1,2})?)`;
const BEFORE = String.raw`(?:(?<which>${MEALS})\s+(?:(?:ready|done|made|that take|taking)\s+)?)?`;
const AFTER = String.raw`(?:\s*(?:for\s+)?(?<meals>${MEALS})\b)?`;
const PER = String.raw`(?:\s*(?:\/|(?:a|per|each|every)\s)\s*(?<per>day|meal|dish|breakfast|lunch|dinner|snack)\b)?`;
const BOUND = String.raw`(?:(?:(?<most>${MOST})|(?<least>${LEAST}))\s*)?`;
const AND_BOUND = String.raw`(?:\s*(?:(?<mostAfter>or (?:less|under|fewer|faster)|max(?:imum)?|at most|tops)|(?<leastAfter>or (?:more|over)|min(?:imum)?|at least)))?`;
const NUTRIENT =
  "(?<nutrient>net carb(?:s|ohydrates?)?|carb(?:s|ohydrates?)?|proteins?|fats?|fib(?:er|re)|sodium)";
const LOW = String.raw`low(?:er)?(?:\s+in\s+|[\s-]+)`;
const HIGH = String.raw`(?:high(?:er)?|rich)(?:\s+in\s+|[\s-]+)`;
const UNIT = String.raw`\s*-?(?<unit>mg|milligrams?|g|gr|grams?)?`;

const NUTRIENTS: readonly (readonly [RegExp, WishedFigure, "most" | "least"])[] = [
  [/^net/, "netCarbs", "most"],
  [/^carb/, "carbs", "most"],
  [/^protein/, "protein", "least"],
  [/^fat/, "fat", "most"],
  [/^fib/, "fiber", "least"],
  [/^sodium/, "sodiumMg", "most"],
];

const numberOf = (text = ""): number => Number(text.replace(",", ""));

const boundOf = (
  said: Readonly<Record<string, string | undefined>>,
  otherwise: "most" | "least",
): "most" | "least" =>
  (said["most"] ?? said["mostAfter"]) !== undefined
    ? "most"
    : (said["least"] ?? said["leastAfter"]) !== undefined
      ? "least"
      : otherwise;

const nutrientWish: FigurePhrase["read"] = (said) => {
  const found = NUTRIENTS.find(([pattern]) => pattern.test(said["nutrient"] ?? ""));
  const [, figure, usual] = found ?? [];
  if (figure === undefined || usual === undefined) return null;
  const { unit, per } = said;
  const given = numberOf(said["number"]);
  const isInGrams = unit?.startsWith("g") ?? figure !== "sodiumMg";
  const amount =
    figure === "sodiumMg" ? (isInGrams ? given * 1000 : given) : isInGrams ? given : given / 1000;
  const isDay = per === undefined || per === "day";
  return { figure, amount, bound: boundOf(said, usual), per: isDay ? "day" : "meal", only: placeOf(per) };
};

const minutesWish = (said: Readonly<Record<string, string | undefined>>, minutes: number): Figure | null => {
  // Nobody wants to be promised that cooking takes long, and the minutes of a day depend on what is cooked side by side.
  if (boundOf(said, "most") === "least" || minutes < 1) return null;
  if (said["per"] === "day") return null;
  const only = placeOf(said["per"]) ?? placeOf(said["which"]) ?? placeOf(said["meals"]);
  return { figure: "minutes", amount: minutes, bound: "most", per: "meal", only };
};

const preset =
  (
    figure: WishedFigure,
    bound: "most" | "least",
    amountFor: (dayKcal: number) => number,
  ): FigurePhrase["read"] =>
  (_said, dayKcal) => ({ figure, bound, per: "day", amount: amountFor(dayKcal), only: null });

const phrase = (source: string, read: FigurePhrase["read"]): FigurePhrase => ({
  pattern: new RegExp(String.raw`(?<![\w.,])(?:${source})(?![\w])`, "g"),
  read,
});

const fiberGrams = (dayKcal: number): number => Math.round(HIGH_FIBER_PER_KCAL * dayKcal);

/** Every shape of words that speaks of a figure; figures in digits go before words that stand for one. */
export const FIGURE_PHRASES: readonly FigurePhrase[] = [
  phrase(`${BEFORE}${BOUND}${NUMBER}\\s*-?\\s*(?:minutes?|mins?)${AND_BOUND}${PER}${AFTER}`, (said) =>
    minutesWish(said, numberOf(said["number"])),
  ),
  phrase(`${BEFORE}${BOUND}${NUMBER}\\s*-?\\s*(?:hours?|hrs?)${AND_BOUND}${PER}${AFTER}`, (said) =>
    minutesWish(said, numberOf(said["number"]) * 60),
  ),
  phrase(`${BEFORE}${BOUND}half an hour${AND_BOUND}${PER}${AFTER}`, (said) => minutesWish(said, 30)),
  phrase(`${BEFORE}${BOUND}an hour${AND_BOUND}${PER}${AFTER}`, (said) => minutesWish(said, 60)),
  phrase(`${BOUND}${NUMBER}${UNIT}\\s*(?:of\\s+)?${NUTRIENT}${AND_BOUND}${PER}`, nutrientWish),
  phrase(`${NUTRIENT}\\s*:?\\s*${BOUND}${NUMBER}${UNIT}${AND_BOUND}${PER}`, nutrientWish),
  phrase(
    `${LOW}carb(?:s|ohydrates?)?`,
    preset("carbs", "most", () => LOW_CARB_GRAMS),
  ),
  phrase(
    `${HIGH}proteins?|proteins?[- ](?:rich|packed)|(?:lots|plenty) of protein`,
    preset("protein", "least", (dayKcal) => gramsOfShare("protein", HIGH_PROTEIN_SHARE, dayKcal)),
  ),
  phrase(
    `${LOW}fats?`,
    preset("fat", "most", (dayKcal) => gramsOfShare("fat", LOW_FAT_SHARE, dayKcal)),
  ),
  phrase(
    `${HIGH}fib(?:er|re)|fib(?:er|re)[- ]rich|(?:lots|plenty) of fib(?:er|re)`,
    preset("fiber", "least", fiberGrams),
  ),
  phrase(
    `${LOW}(?:sodium|salt)`,
    preset("sodiumMg", "most", () => LOW_SODIUM_MG),
  ),
  phrase(`(?:quick|fast|speedy)${AFTER}`, (said) => minutesWish(said, QUICK_MINUTES)),
];

/** A figure as a wish, with the words that utter it. */
export const figureWish = (words: string, figure: Figure): FigureWish => ({
  kind: "figure",
  words,
  ...figure,
  wish: figureText(figure),
});
