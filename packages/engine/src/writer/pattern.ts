import {
  CUISINES,
  DIFFICULTIES,
  MEAL_CATEGORIES,
  STEP_CATEGORIES,
  type Cuisine,
  type Difficulty,
  type MealCategory,
  type StepCategory,
} from "@meal/domain/chef/vocabulary";
import { DISH_FORMS, INGREDIENT_ROLES, type DishForm, type IngredientRole } from "../dishes/dish.ts";
import bowls from "./patterns/bowls.json" with { type: "json" };
import doughs from "./patterns/doughs.json" with { type: "json" };
import hands from "./patterns/hands.json" with { type: "json" };
import known from "./patterns/known.json" with { type: "json" };
import ovens from "./patterns/ovens.json" with { type: "json" };
import pans from "./patterns/pans.json" with { type: "json" };
import pots from "./patterns/pots.json" with { type: "json" };
import sweets from "./patterns/sweets.json" with { type: "json" };

/** One line of a pattern: foods to choose from, for one serving. */
export type PatternLine = {
  /** The slot that foods named by the person may fill; a plain line is its own slot, named by its first food. */
  readonly slot: string;
  readonly isOpen: boolean;
  /** Named foods replace the usual ones, or join them ("~"). */
  readonly isJoined: boolean;
  /** The first group of foods that may be eaten is taken. Empty where the slot stays empty unless named. */
  readonly choices: readonly (readonly string[])[];
  readonly grams: number;
  readonly role: IngredientRole;
  readonly preparation: string;
};

/** A step, said where its condition holds. Minutes may follow from the food: p, s, r, g, b. */
export type PatternStep = {
  readonly condition: string;
  readonly minutes: string;
  readonly category: StepCategory;
  readonly text: string;
};

/** How a kind of dish is made, whatever goes in. */
export type Pattern = {
  readonly id: string;
  readonly title: string;
  readonly words: readonly string[];
  readonly category: MealCategory;
  readonly form: DishForm;
  readonly difficulty: Difficulty;
  readonly servings: number;
  readonly cuisine: Cuisine | null;
  readonly lines: readonly PatternLine[];
  /** Where the lines ask for the seasoning of a cuisine: "cuisine" or "sweet", else null. */
  readonly seasoned: "cuisine" | "sweet" | null;
  readonly steps: readonly PatternStep[];
  readonly tip: string;
  readonly note: string;
};

type WrittenPattern = {
  readonly id: string;
  readonly title: string;
  readonly words: readonly string[];
  readonly category: string;
  readonly form: string;
  readonly difficulty: string;
  readonly servings: number;
  readonly cuisine?: string;
  readonly lines: readonly string[];
  readonly steps: readonly string[];
  readonly tip: string;
  readonly note?: string;
};

const wordOf = <T extends string>(allowed: readonly T[], word: string): T => {
  const found = allowed.find((one) => one === word);
  if (found === undefined) throw new Error(`a pattern says "${word}"`);
  return found;
};

const readLine = (text: string): PatternLine => {
  const [foods = "", grams = "", role = "", preparation = ""] = text.split("|").map((part) => part.trim());
  const named = /^([a-z-]+)([=~])(.*)$/.exec(foods);
  const list = named?.[3] ?? foods;
  return {
    slot: named?.[1] ?? list.split("/")[0] ?? "",
    isOpen: named !== null,
    isJoined: named?.[2] === "~",
    choices: list === "?" ? [] : list.split("/").map((choice) => choice.split("+")),
    grams: Number(grams),
    role: wordOf(INGREDIENT_ROLES, role),
    preparation,
  };
};

const readStep = (text: string): PatternStep => {
  const [, condition = "", minutes = "", category = "", told = ""] =
    /^(?:([?!][a-z-]+) )?(\S+) ([a-z]+) \| (.*)$/.exec(text) ?? [];
  return { condition, minutes, category: wordOf(STEP_CATEGORIES, category), text: told };
};

const readPattern = (written: WrittenPattern): Pattern => ({
  id: written.id,
  title: written.title,
  words: written.words,
  category: wordOf(MEAL_CATEGORIES, written.category),
  form: wordOf(DISH_FORMS, written.form),
  difficulty: wordOf(DIFFICULTIES, written.difficulty),
  servings: written.servings,
  cuisine: written.cuisine === undefined ? null : wordOf(CUISINES, written.cuisine),
  lines: written.lines.filter((line) => !line.startsWith("@")).map(readLine),
  seasoned: written.lines.includes("@cuisine")
    ? "cuisine"
    : written.lines.includes("@sweet")
      ? "sweet"
      : null,
  steps: written.steps.map(readStep),
  tip: written.tip,
  note: written.note ?? "",
});

const written: readonly WrittenPattern[] = [
  ...pots,
  ...pans,
  ...ovens,
  ...hands,
  ...bowls,
  ...sweets,
  ...doughs,
];

/** Every pattern that the writer knows. */
export const PATTERNS: readonly Pattern[] = written.map(readPattern);

const byId = new Map(PATTERNS.map((pattern) => [pattern.id, pattern]));

/** A pattern by its id; asking for one that is not there is a fault of ours. */
export const patternOf = (id: string): Pattern => {
  const found = byId.get(id);
  if (found === undefined) throw new Error(`no pattern ${id}`);
  return found;
};

/**
 * Kinds of dishes with nothing in them that would make one dish of the other: a dish that is known by its facts has
 * those, and around them only what every such dish has.
 */
const plainById: ReadonlyMap<string, Pattern> = new Map(
  Object.entries(known).map(([id, { base, lines, steps }]) => [
    id,
    {
      ...patternOf(base),
      id,
      lines: lines.map(readLine),
      steps: steps.map(readStep),
      seasoned: null,
      tip: "",
      note: "",
    },
  ]),
);

/** The kind of a dish that is known by its facts. */
export const plainPatternOf = (id: string): Pattern => plainById.get(id) ?? patternOf(id);
