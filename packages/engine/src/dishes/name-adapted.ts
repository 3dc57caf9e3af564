import type { Change } from "./change.ts";
import type { FoundExchange } from "./find-exchange.ts";
import {
  attributive,
  capitalise,
  foodWords,
  inSentence,
  speaksOf,
  swapWords,
  withoutCuts,
} from "./rename.ts";

type Exchanged = Extract<Change, { kind: "exchange" }>;

/** In a name nobody says how the cook buys it. */
const nameWord = ({ toWord }: FoundExchange): string =>
  toWord
    .replace(
      /^(?:ground|crumbled|extra-firm|firm|minced|canned|cooked|crushed|roast|desiccated|frozen) (?=\S)/,
      "",
    )
    .replace(/^(?:dairy|sugar|soy)-free chocolate$/, "chocolate")
    .replace(/^vegan (?=kimchi$|curry paste$)/, "")
    // Whoever asked for it reads it in front of the whole name: "Gluten-free overnight oats", not "overnight gluten-free oats".
    .replace(/^(?:gluten|lactose)-free (?=\S)/, "")
    .replace(/^scallion greens$/, "scallions")
    .replace(/^erythritol$/, "sweet");

/** "Soup with spinach" becomes "soup with spinach and tofu", "soup" becomes "soup with tofu". */
const withMore = (name: string, word: string): string => {
  const [, head = name, tail] = / with /.test(name) ? (/^(.*?) with (.*)$/.exec(name) ?? []) : [];
  if (tail === undefined) return `${name} with ${word}`;
  return `${head} with ${tail.replace(/ and (?!.* and )/, ", ")} and ${word}`;
};

/**
 * "Tofu oyakodon", "Spicy cold noodles with tofu", "Sweetcorn and egg-drop soup with tofu": a short name gets in front
 * what the dish now lives on; a long one, a pair, and a dish that keeps another protein get it behind.
 */
const nameBeside = (name: string, word: string, isLead: boolean): string => {
  const [head = name] = name.split(/ (?:with|in|on|over) |[,:]/);
  const isLong = !/ with /.test(name) && head.split(" ").length > 2;
  const leads = isLead && !isLong && !/ and /.test(head);
  return leads ? `${capitalise(word)} ${inSentence(name)}` : withMore(name, word);
};

const ANIMAL_KINDS = new Set(["meat", "poultry", "fish", "shellfish"]);
const STARCHES = new Set(["grain", "bread", "pasta"]);

/** From this part of a dish's weight on, an exchange is worth a word in its name. */
const WORTH_A_WORD = 0.12;

/** Another protein, or a vegetable where there was rice, bread or pasta. */
const isNews = ({ it, by }: Exchanged): boolean =>
  it.role === "protein" || (it.role === "base" && STARCHES.has(by.from.kind) && by.to.kind === "vegetable");

const nameUnsaid = (name: string, change: Exchanged, changes: readonly Change[], word: string): string => {
  const { it, by } = change;
  if (by.from.name.includes(word) || speaksOf(name, foodWords([word], []))) return name;
  const keepsAnother = changes.some(
    (other) => other.kind === "keep" && other.it.role === "protein" && other.it.grams > it.grams / 2,
  );
  return nameBeside(name, word, it.role === "protein" && !keepsAnother && by.to.kind !== "grain");
};

/** "Chicken with vegan parmesan", not "chicken vegan parmesan"; "soy egg rice with vegan butter"; "lentil cheeseburgers with vegan bacon". */
const withStandIn = (name: string, proteins: readonly string[]): string => {
  const [, first, standIn, rest] = /^(\S+) (vegan \S+)( (?!and |with |in |on ).+)?$/i.exec(name) ?? [];
  if (first === undefined || standIn === undefined) return name;
  const isProtein = proteins.some((word) => word.startsWith(first.toLowerCase()));
  if (!isProtein && !(standIn === "vegan butter" && rest !== undefined)) return name;
  return withMore(`${first}${rest ?? ""}`, standIn);
};

/** The proteins of a changed dish, in a word each. */
const proteinWords = (changes: readonly Change[]): string[] =>
  changes.flatMap((change) => {
    if (change.it.role !== "protein") return [];
    return (change.kind === "exchange" ? nameWord(change.by) : change.it.foodId).split(/[ -]/);
  });

/** Nobody takes "vegan butter chicken" for a chicken. */
const isFleshKept = (changes: readonly Change[]): boolean =>
  changes.some(({ kind, it }) => kind === "keep" && it.role === "protein");

/** What a dish is called in which something stands in for something else. */
export const nameAdapted = (name: string, changes: readonly Change[], totalGrams: number): string => {
  let renamed = name;
  const said: string[] = [];
  for (const change of changes) {
    if (change.kind !== "exchange") continue;
    const word = nameWord(change.by);
    // What stands in already is not exchanged again: no "vegan vegan parmesan".
    const words = {
      ...change.nameWords,
      protectedPhrases: [...change.nameWords.protectedPhrases, ...said],
    };
    if (speaksOf(renamed, words)) {
      const swapped = swapWords(renamed, words, word);
      renamed = ANIMAL_KINDS.has(change.by.to.kind) ? swapped : withoutCuts(swapped, word);
    } else if (isNews(change) && change.it.grams >= totalGrams * WORTH_A_WORD) {
      renamed = nameUnsaid(renamed, change, changes, word);
    }
    said.push(word);
  }
  const told = isFleshKept(changes)
    ? renamed.replace(
        /^vegan (\S+) (?!and |with |in )(.+)$/i,
        (_, food: string, rest: string) => `${rest}${/ with /.test(rest) ? " and" : " with"} vegan ${food}`,
      )
    : renamed;
  const once = told.replace(/\b(\p{L}+),? and \1\b/iu, "$1");
  const named = withStandIn(
    said.reduce(attributive, once.replace(/ (?:and|with) sweet$/i, "")),
    proteinWords(changes),
  );
  // A strawberry smoothie in which strawberries stand in for the banana is one.
  const plain = named.replace(/\b(\p{L}+) \1\b/giu, (twice, word: string) =>
    name.toLowerCase().includes(twice.toLowerCase()) ? twice : word,
  );
  return capitalise(/ with .* with /.test(name) ? plain : plain.replace(/( with .+?) with /, "$1 and "));
};
