import { CUISINES } from "@meal/domain/chef/vocabulary";
import type { WishReading } from "@meal/domain/chef/wishes";
import { capitalise } from "../dishes/rename.ts";
import { foodTokens } from "../foods/food-words.ts";
import { avoidedFoods, type MeantFoods, meantFoods } from "./meant-foods.ts";
import { FIGURE_PHRASES, figureWish } from "./read-figures.ts";
import { takeKitchen } from "./read-kitchen.ts";
import type { Wish, Wishes } from "./wish.ts";
import words from "./wish-words.json" with { type: "json" };

type FoodTable = Parameters<typeof meantFoods>[0];

/** As many wishes as anyone utters; what comes after them is said to be not understood. */
const MOST_WISHES = 20;
/** A wish is a few words; a story is none. */
const MOST_WORDS = 8;

const FILLER = new Set(words.filler.split(" "));
const DISHES = new Set(words.dishes.split(" ").map((word) => foodTokens(word).join(" ")));
const OPPOSITES = new Map(Object.entries(words.opposites));
const GOURMET = new RegExp(words.gourmet);
const EASY = new RegExp(`^(?:${words.easy})$`);

/** What ends a wish. Digits keep their comma and their point. */
const BREAK = /(?<mark>[,.](?!\d)|[;!?\n|]|\b(?:and|but|or|nor|plus)\b|&)/g;
const NEGATION =
  /^(?:(?:i|we)\s+)?(?:no|not|nothing|without|avoid|hate|dislike|never|skip|do not like|don'?t like|don'?t want)\b/;

/** A few words between two breaks, and whether a "no" before them holds for them too. */
type Clause = { readonly text: string; readonly goesOn: boolean };

const clausesOf = (text: string): Clause[] => {
  const clauses: Clause[] = [];
  let from = 0;
  let goesOn = false;
  for (const { index, 0: mark } of [...text.matchAll(BREAK), { index: text.length, 0: "" }]) {
    clauses.push({ text: text.slice(from, index), goesOn });
    goesOn = mark === "or" || mark === "nor" || mark === "and";
    from = index + mark.length;
  }
  return clauses.filter((clause) => clause.text.trim() !== "");
};

const foodText = ({ name, is }: MeantFoods, isWanted: boolean): string => {
  if (is === "taste") return isWanted ? `Something ${name} every day` : `Nothing ${name}`;
  if (!isWanted) return `No ${name}`;
  return is === "kind" ? `${capitalise(name)} every day` : `${capitalise(name)} in the plan`;
};

const foodWish = (said: string, meant: MeantFoods, isWanted: boolean): Wish => ({
  kind: "foods",
  words: said,
  wish: foodText(meant, isWanted),
  foodIds: meant.foodIds,
  isWanted,
  often: meant.is === "food" ? "plan" : "day",
});

const dishWish = (said: string, own: readonly string[]): Wish | null => {
  const word = own.join(" ");
  const cuisine = CUISINES.find((each) => each.replace("-", " ") === word);
  if (cuisine !== undefined) {
    const wish = `${capitalise(cuisine.replace("-", " "))} every day`;
    return { kind: "dish", of: "cuisine", cuisine, words: said, wish, often: "day" };
  }
  if (DISHES.has(word))
    return {
      kind: "dish",
      of: "name",
      noun: word,
      words: said,
      wish: `${capitalise(word)} in the plan`,
      often: "plan",
    };
  if (EASY.test(word))
    return { kind: "dish", of: "easy", words: said, wish: "Only easy dishes", often: "meal" };
  return null;
};

/** What a few words ask for, all of them or nothing: half a phrase means something else. */
const readPhrase = (kitchen: FoodTable, said: string, isNegated: boolean): readonly Wish[] | null => {
  if (GOURMET.test(said) && !isNegated) {
    return [{ kind: "dish", of: "gourmet", words: said, wish: "A gourmet dish every day", often: "day" }];
  }
  const own = foodTokens(said.replace(NEGATION, " ")).filter((word) => !FILLER.has(word));
  if (own.length === 0) return isNegated ? null : [];
  if (own.length > MOST_WORDS) return null;
  const readOne = (some: readonly string[]): Wish | null => {
    const opposite = OPPOSITES.get(some.join(" "));
    const asked = opposite === undefined ? some : [opposite];
    const meant = meantFoods(kitchen, asked);
    if (meant === null || meant.foodIds.size === 0) return isNegated ? null : dishWish(said, some);
    const isWanted = (opposite === undefined) !== isNegated;
    return foodWish(said, isWanted ? meant : avoidedFoods(kitchen, asked, meant), isWanted);
  };
  const whole = readOne(own);
  if (whole !== null) return [whole];
  const each = own.map((word) => readOne([word]));
  return each.every((wish) => wish !== null) ? each : null;
};

/** Takes every figure out of the text; what is left speaks of something else. */
const takeFigures = (text: string, dayKcal: number): { readonly wishes: Wish[]; readonly rest: string } => {
  const wishes: Wish[] = [];
  let rest = text;
  for (const { pattern, read } of FIGURE_PHRASES) {
    rest = rest.replace(pattern, (said: string, ...more: unknown[]) => {
      const groups: unknown = more.at(-1);
      const figure = read(isGroups(groups) ? groups : {}, dayKcal);
      if (figure === null) return said;
      wishes.push(figureWish(said.trim(), figure));
      return ";".padEnd(said.length, " ");
    });
  }
  return { wishes, rest };
};

const isGroups = (value: unknown): value is Readonly<Record<string, string | undefined>> =>
  typeof value === "object" && value !== null;

const tidy = (text: string): string => text.replace(/\s+/g, " ").trim();

/** Reads free words as wishes that a plan can be held to by a figure, and says which words are none. */
export const readWishes = (kitchen: FoodTable, text: string, dayKcal: number): Wishes => {
  const kitchenSaid = takeKitchen(tidy(text).toLowerCase());
  const { wishes, rest } = takeFigures(kitchenSaid.rest, dayKcal);
  const found: Wish[] = [...kitchenSaid.wishes, ...wishes];
  const notUnderstood: string[] = [];
  let isNegated = false;
  for (const clause of clausesOf(rest)) {
    const said = tidy(clause.text);
    const wantsAnew =
      /\b(?:more|lots?|plenty|with|extra|love|like|prefer)\b/.test(said) && !NEGATION.test(said);
    isNegated = NEGATION.test(said) || (clause.goesOn && isNegated && !wantsAnew);
    const read = readPhrase(kitchen, said, isNegated);
    if (read === null || found.length >= MOST_WISHES) notUnderstood.push(said);
    else found.push(...read);
  }
  const unique = [...new Map(found.map((wish) => [wish.wish, wish])).values()];
  return { wishes: unique, notUnderstood: [...new Set(notUnderstood)] };
};

/** Wishes as people are told of them: what was understood as what, and what was not. */
export const wishesInWords = ({ wishes, notUnderstood }: Wishes): WishReading => ({
  understood: wishes.map(({ words: said, wish }) => ({ words: said, wish })),
  notUnderstood,
});
