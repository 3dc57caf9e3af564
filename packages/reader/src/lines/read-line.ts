import { tidyNumbers } from "../text/tidy-line.ts";
import { tokensOf, type Token } from "../text/tokens.ts";
import { unitOf } from "../units/units.ts";
import { cleanName, isPreparation } from "./clean-name.ts";
import type { IngredientLine, Measure } from "./ingredient-line.ts";
import { amountAt, amountAtEnd, type Amount } from "./read-amount.ts";
import { measureInAside } from "./read-measure.ts";
import words from "./words.json" with { type: "json" };

export type { IngredientLine } from "./ingredient-line.ts";

const BULLET = /^(?:(?:[-•*▢☐□◦·✓✔‣▪●○–]|\[ ?x? ?\])\s*|\d{1,2}[.)]\s+(?=\S))+/i;
const VAGUE =
  /^(?:a (?:little|bit|touch|lot|good amount)(?: bit)?|bit of|(?:a )?(?:few grains|speck)|some|lots|loads|plenty|enough|any)(?: of)? (?=\S)/i;
const PART_OF =
  /^(?:the )?((?:(?:[a-z]{2,12}ly|[a-z]{2,12}ed|fresh) ){0,3}(?:juice|zest|rind|peel|leaves|kernels|flesh|seeds)(?: ?(?:and|&|\+|\/) ?(?:(?:finely|freshly|grated) )*(?:juice|zest|rind|peel))?) (?:of|from) (?=\d|an? |one |two |three |half )/i;
/** "Yolks of 4 eggs", "whites 3 eggs". */
const EGG_PART = /^(?:the )?(yolk|white)s?(?: of)? (\S+) eggs?\b/i;
const DESCRIPTORS = new Set([
  ...words.cuts,
  ...words.states,
  ...words.sizes,
  ...words.adverbs,
  "and",
  "or",
  "boneless",
  "skinless",
  "bone-in",
  "skin-on",
  "lean",
  "dry",
  "raw",
  "whole",
  "plain",
  "low-sodium",
  "unsalted",
  "frozen",
  "free-range",
  "organic",
  "low-fat",
  "full-fat",
  "nonfat",
  "non-fat",
  "unsweetened",
  "thick",
  "thin",
  "thick-cut",
  "red",
  "green",
  "yellow",
  "firm",
  "soft",
  "crisp",
  "tender",
  "young",
  "coarse",
]);

/** "(1 stick)", "(about 2 medium)": the amount once more, in things that are counted. */
const COUNT_ASIDE =
  /^[([](?:about |approx\.? |from )?\d[\d/. -]{0,8}(?:sticks?|large|medium|small|whole|cloves?|cups?)?(?: [a-z]+)?[)\]]$/i;
/** "Coarse (kosher) salt": a word or two in brackets, in the middle of a name, belong to it. */
const WORDS_ASIDE = /^\([\p{L}]+(?:[ -][\p{L}]+)?\)$/u;
const NAME_GOES_ON =
  /^ (?!(?:with|or|and|to|for|from|in|at|if|plus|of|cut|about|on|into|each|as|per|finely|thinly|roughly|coarsely)\b)[\p{L}]/u;
/** A length inside a name tells the size: "unbaked 9 inch pie shell". */
const LENGTH = /(?:^|\s)\d[\d/. x-]{0,10}(?:inch(?:es)?|cm|mm)\b(?: (?:thick|long|wide|round))?/gi;

type Remainder = {
  readonly name: string;
  readonly remarks: readonly string[];
  readonly each: Measure | null;
  readonly also: Measure | null;
  /** Of how many cans `also` is the sum: "(2 - 15 ounce cans)". */
  readonly cans: number;
};

/** Takes the parentheses out of the rest of the line, sorted into measures and remarks. */
function withoutAsides(text: string, tokens: readonly Token[], next: number): Remainder {
  const remarks: string[] = [];
  let [each, also]: [Measure | null, Measure | null] = [null, null];
  let cans = 1;
  let name = "";
  let at = tokens[next]?.start ?? text.length;
  for (const token of tokens.slice(next)) {
    if (token.kind !== "aside") continue;
    name += `${text.slice(at, token.start)} `;
    at = token.end;
    const inside = measureInAside(token.text);
    if (inside === null && COUNT_ASIDE.test(token.text)) continue;
    if (WORDS_ASIDE.test(token.text) && name.trim() !== "" && NAME_GOES_ON.test(text.slice(token.end))) {
      name += `${token.text.slice(1, -1)} `;
      continue;
    }
    if (inside === null) remarks.push(token.text.replace(/^[([]+|[)\]]+$/g, "").trim());
    else if (inside.isEach) each ??= inside.measure;
    else if (also === null) [also, cans] = [inside.measure, inside.cans];
  }
  return { name: `${name}${text.slice(at)}`.replace(/ +/g, " ").trim(), remarks, each, also, cans };
}

function isAdjectives(part: string): boolean {
  return part.split(" ").every((word) => DESCRIPTORS.has(word.toLowerCase()));
}

/** Endings that make an adjective: "crusty, seeded buns", "whole-milk or part-skim, low-moisture mozzarella". */
const ADJECTIVAL =
  /^(?:(?!\w*seed$)[a-z-]{2,}ed|[a-z]+less|[a-z-]+-(?:style|free|size|cut|grain|fat|moisture|skim|milk)|crusty|chewy|crunchy|waxy|floury|meaty|sticky|starchy|fatty|leafy|creamy|spicy|rustic|cold|hot|warm|ripe|or|and)$/i;

/** Whether a part before a comma cannot be a name, since a noun is missing. */
const lacksNoun = (part: string): boolean =>
  part.split(" ").every((word) => ADJECTIVAL.test(word) || DESCRIPTORS.has(word.toLowerCase()));

/** "Cornstarch, tapioca starch, or flour": a choice that goes on behind the comma, in a few plain words. */
const GOES_ON =
  /^(?:or|and\/or) (?!\d|to |more|as |use |an? |less|so\b|until|if |about|more)(?:[^\d\s]+(?: |$)){1,4}$/i;
const PLAIN_CHOICE = /^(?:[^\d\s]+(?: |$)){1,3}$/;

/** How many parts between commas are one choice of names. */
function choiceEnd(parts: readonly string[]): number {
  const end = parts.findIndex((part, at) => at > 0 && GOES_ON.test(part.trim()));
  const isPlain = parts
    .slice(1, end)
    .every(
      (part) =>
        PLAIN_CHOICE.test(part) && !part.split(" ").some((word) => DESCRIPTORS.has(word.toLowerCase())),
    );
  return end > 0 && isPlain ? end + 1 : 1;
}

/** What makes it another thing to buy, though it stands behind a comma: "milk, low-fat", "parsley, dried". */
const GRADE =
  /^(?:(?:low|lower|reduced|less|non|no|full)[- ]?(?:fat|sodium|salt|sugar)(?: added)?|(?:fat|sugar|salt|gluten|lactose|dairy)[- ]free|no added (?:salt|sugar)|\d+ ?%(?: (?:lean|fat|milk ?fat|low[- ]?fat))?|(?:extra )?lean|skim|unsalted|unsweetened|sweetened|dried|dry|canned|frozen|smoked|pickled|instant|quick[- ]cooking|whole[- ](?:wheat|grain))$/i;
/** The names of a store's catalog: "FLOUR,WHEAT,GENERAL PURPOSE". */
const CATALOG = /^\p{Lu}[\p{Lu} ]*(?:,[\p{Lu}\d "%/-]+)+$/u;
/** In a catalog it says how a thing is cut up and packed. */
const CATALOG_SIZE = /^\d+ ?(?:\/|oz|inch|"|lb|pc)|\b(?:removed|ready to cook|cut|pack|liquids)\b/i;
/** How many pieces or tins a catalog's weight comes to, behind it. */
const CATALOG_COUNT =
  /^(\p{Lu}[^\p{Ll}]*\d.*?\b(?:lbs|oz)\b.*?) (?:\d+ (?:each|Eggs?|sl|#10cn|cn)|<\d\/\d+th \w+)$/u;
/** "Garnish: orange twist". */
const PURPOSE = new RegExp(`^(?:${words.purposes.join("|")})\\s*:\\s+`, "i");
/** The same amount once more at the end: "1 tbsp butter 15 mL". */
const ONCE_MORE = /\s\d[\d/. -]{0,8}(?:ml|cl|g|kg|l|oz)$/i;
/** The name ends at the first comma, unless only adjectives stand before it: "boneless, skinless thighs". */
function splitAtComma(text: string): readonly [string, string] {
  const parts = text.replace(PURPOSE, "").split(/\s*[,;]\s*|\s+-{1,2}\s+|\s*:\s+/);
  let end = 1;
  while (end < parts.length && parts.slice(0, end).every(lacksNoun)) end += 1;
  if (parts.slice(0, end).every(isAdjectives)) end = 1;
  if (end === 1) end = choiceEnd(parts);
  const behind = parts.slice(end).filter((part) => part !== "");
  // "Spinach, blanched, dried and chopped" is none that was dried.
  const isGrade = (part: string): boolean =>
    (behind.length === 1 && GRADE.test(part)) ||
    (CATALOG.test(text) && !isPreparation(part) && !CATALOG_SIZE.test(part));
  const grades = behind.filter(isGrade).toReversed();
  const others = behind.filter((part) => !isGrade(part));
  return [[...grades, ...parts.slice(0, end)].join(" "), others.join(", ")];
}

/** "garlic cloves", "celery stalks", "thyme sprigs": the last word is the unit. */
function unitFromName(name: string): { readonly unit: string; readonly name: string } | null {
  const list = name.split(" ");
  const unit = unitOf(list.at(-1) ?? "");
  if (list.length < 2 || unit === null) return null;
  const food = list.slice(0, -1).join(" ");
  const own = Object.entries(words.heads).find(([head]) => food.toLowerCase().endsWith(head))?.[1] ?? [];
  return own.includes(unit.name) || words.trailingUnits.includes(unit.name)
    ? { unit: unit.name, name: food }
    : null;
}

/** "4 boneless (skinless chicken breasts, sliced)": where no noun stands before a bracket, the name goes on in it. */
function withNoun(rest: Remainder): Remainder {
  const [inside, ...remarks] = rest.remarks;
  return inside !== undefined && rest.name !== "" && lacksNoun(rest.name)
    ? { ...rest, name: `${rest.name}, ${inside}`, remarks }
    : rest;
}

/** What one of the cans holds of which a bracket tells the sum. */
const oneOf = ({ quantity }: Amount, { also, cans }: Remainder): Measure | null =>
  also !== null && cans === quantity ? { ...also, quantity: also.quantity / cans } : also;

function assembled(amount: Amount, rest: Remainder, before: readonly string[]): IngredientLine {
  const [named, tail] = splitAtComma(rest.name);
  const head =
    named
      .replace(LENGTH, "")
      .replace(amount.quantity === null ? /$^/ : ONCE_MORE, "")
      .trim() || named;
  const isContainer = amount.unit !== null && words.containers.includes(amount.unit.name);
  const clean = cleanName(head, isContainer);
  const split = amount.unit === null && amount.quantity !== null ? unitFromName(clean.name) : null;
  const preparation = [...before, ...clean.preparation, tail, ...rest.remarks].filter((part) => part !== "");
  const isWeighed = amount.unit?.kind === "mass";
  const isWhole = isContainer || amount.packageSize !== null;
  return {
    quantity: amount.quantity,
    quantityMax: amount.quantityMax,
    unit: split?.unit ?? amount.unit?.name ?? null,
    name: split?.name ?? clean.name,
    preparation: preparation.join(", ") || null,
    // "12 oz salmon, in 4 portions (3 oz each)" is twelve ounces.
    packageSize:
      amount.packageSize ?? (isWeighed ? null : rest.each) ?? (isWhole ? oneOf(amount, rest) : null),
    alsoMeasured: amount.alsoMeasured ?? (isWhole ? null : rest.also),
  };
}

/** Reads one ingredient line. Any text gives an item with what could be read. */
export function readIngredientLine(line: string): IngredientLine {
  const bare = tidyNumbers(line)
    .replace(BULLET, "")
    .replace(EGG_PART, (_, part: string, many: string) => `${many} egg ${part.toLowerCase()}s`)
    .replace(CATALOG_COUNT, "$1");
  const part = PART_OF.exec(bare);
  const vague = part === null ? VAGUE.exec(bare) : null;
  const text = bare.slice((part ?? vague)?.[0].length ?? 0);
  const tokens = tokensOf(text);
  const leading = vague === null ? amountAt(tokens) : { ...amountAt([]), next: 0 };
  const trailing =
    leading.quantity === null && vague === null && leading.next === 0 ? amountAtEnd(tokens) : null;
  const named =
    trailing === null
      ? withoutAsides(text, tokens, leading.next)
      : withoutAsides(
          text.slice(0, tokens[trailing.next]?.start).replace(/[\s:,x=-]+$/, ""),
          tokens.slice(0, trailing.next),
          0,
        );
  const item = assembled(trailing ?? leading, withNoun(named), part === null ? [] : [part[1] ?? ""]);
  return item.name === "" ? { ...item, name: line.trim().slice(0, 200) } : item;
}
