import { readQuantity } from "@meal/reader/quantities/read-quantity";
import { unitOf } from "@meal/reader/units/units";

/** How much somebody says that they ate, and of what. */
export type Portion = {
  /** Null where no number is given. */
  readonly quantity: number | null;
  /** A unit of the reader, a size, or null. */
  readonly unit: string | null;
  /** The size beside a unit: "a large bowl". */
  readonly size: string | null;
  readonly name: string;
};

const SIZE =
  /^(extra[- ]large|extra[- ]small|small|medium|regular|large|big|huge|little|tiny|miniature|mini|jumbo|tall|grande|venti|whole)(?:[- ]sized?)?\b,?\s*/i;
const SIZES: Readonly<Record<string, string>> = {
  big: "large",
  huge: "extra large",
  "extra-large": "extra large",
  "extra-small": "extra small",
  miniature: "mini",
  little: "small",
  tiny: "mini",
};
/** A portion for one person as shops, schools and restaurants hand it out: "single-serving bag", "fun-size", "school carton". */
const SINGLE =
  /^((?:(?:single|individual|one)(?:[- ]serv(?:e|ing))?(?:[- ]sized?)?|serving(?:[- ]sized?)?|snack[- ]sized?|school(?:[- ]sized?)?|pre-?packaged|vending|microwav(?:e|able)|travel[- ]size|kids?'?s?(?: meal)?|child(?:ren)?'?s?|lunch(?:box)?|fast food|restaurant)\s+)+(?=(?:single |individual |small |medium |large )?(bag|packet|package|pack|container|carton|cup|bowl|box|tub|bottle|can|pouch|order|serving|portion|jar|packs)s?\b)/i;
const SIZED_SERVING =
  /\b(fun|king|personal|bite|snack|share)[- ]sized?\b\s*(?:(?:bar|pack|package|piece|bag|packet)s?\b\s*(?:of\b\s*)?)?/i;
/** "A creamy cup of", "crispy small bag of": how it was, before what it was measured with. */
const HOW_BEFORE_MEASURE =
  /^(?!(?:fl|single|individual|small|medium|large|regular|extra|school|snack|fun|serving|fast|vending|microwave|kids|lunch|travel|prepackaged|restaurant|child)\b)(?:[a-z-]+,? ){1,2}?(?=(?:(?:extra[- ])?(?:small|medium|large|regular|mini\w*|single|individual)[- ]){0,3}(?:serving )?(?:bag|bottle|bowl|cup|glass|mug|slice|piece|can|carton|container|packet|package|plate|handful|stick|scoop|order|pouch|box|jar|tablespoon|teaspoon|ounce)s? of )/i;
const ARTICLE = /^(?:of\s+)?(?:the\s+|an?\s+|some\s+)?/i;
const MEASURE_WORDS =
  /^(plate|square|triangle|mini|can|side|order|sandwich|pack|pouch|juice box|bucket|basket|spoon|spoonful|swig|sip|bite|round|half|ring|finger|wing|tall|venti|grande)s?\b/i;
const AMOUNT =
  /(\d+(?:[.,]\d+)?|½|¼|¾)\s*-?\s*(kg|g|gr|gm|grams?|mg|ml|cl|dl|l|litres?|liters?|oz|ounces?|lbs?|pounds?|fl oz)\b\.?/i;
const TRAILING_COUNT =
  /^(.*\D)\s+\(?(\d+(?:\.\d+)?)\s*x?\s*(pieces?|pcs?|slices?|cups?|tbsps?|tablespoons?|tsps?|teaspoons?|scoops?|cans?|bars?|strips?|links?|handfuls?|spears?|glass(?:es)?|bowls?|bottles?|mugs?|servings?)?\)?$/i;

const numberOf = (text: string): number =>
  ({ "½": 0.5, "¼": 0.25, "¾": 0.75 })[text] ?? Number(text.replace(",", "."));

/** "salmon (150g)", "chicken breast 200 g", "a fillet of about 150 grams". */
function readWeight(text: string): Portion | null {
  const found = AMOUNT.exec(text);
  if (!found) return null;
  const unit = unitOf(found[2] ?? "");
  if (!unit) return null;
  const name = text
    .replace(found[0], " ")
    .replace(/[()]/g, " ")
    .replace(/\b(?:about|around|of|approx(?:imately)?|roughly)\b\s*$/i, "")
    .replace(/^\s*(?:about|around|approx(?:imately)?|roughly|of)?\s*(?:of\s+)?/i, "");
  return {
    quantity: numberOf(found[1] ?? "0"),
    unit: unit.name,
    size: null,
    name: name.replace(/\s+of\s+(?=\w+\s*$)/, " ").trim(),
  };
}

function readSize(text: string): { size: string | null; rest: string } {
  const found = SIZE.exec(text);
  if (!found) return { size: null, rest: text };
  const word = (found[1] ?? "").toLowerCase();
  return { size: SIZES[word] ?? word, rest: text.slice(found[0].length) };
}

/** "A small single-serving bag of chips", "a fun-size bar". */
function readSingle(text: string): { unit: string; rest: string } | null {
  const sized = SIZED_SERVING.exec(text);
  if (sized)
    return {
      unit: `${(sized[1] ?? "").toLowerCase()} size`,
      rest: text
        .replace(sized[0], " ")
        .replace(/ in an?\s*$/i, "")
        .trim(),
    };
  const single = SINGLE.exec(text);
  if (!single) return null;
  const [, word = "", rest = ""] =
    /^(?:(?:single|individual|small|medium|large) )?(\S+?)s?\b\s*(?:of\b)?(.*)$/is.exec(
      text.slice(single[0].length),
    ) ?? [];
  const unit = unitOf(word)?.name ?? word.toLowerCase();
  return rest.trim() === ""
    ? null
    : { unit: unit === "serving" || unit === "order" ? unit : `single ${unit}`, rest };
}

function readUnit(text: string): { unit: string | null; rest: string } {
  const single = readSingle(text);
  if (single) return single;
  const two = /^(\S+\s+\S+)\s*(.*)$/s.exec(text);
  const fluid = two && /^(fl|fluid)\b/i.test(two[1] ?? "") ? unitOf(two[1] ?? "") : null;
  if (fluid) return { unit: fluid.name, rest: two?.[2] ?? "" };
  const [, word = "", rest = ""] = /^(\S+)\s*(.*)$/s.exec(text) ?? [];
  const own = MEASURE_WORDS.exec(word);
  if (own && rest !== "" && /^of\b/i.test(rest)) return { unit: (own[1] ?? "").toLowerCase(), rest };
  const unit = unitOf(word);
  return unit && rest !== "" ? { unit: unit.name, rest } : { unit: null, rest: text };
}

function readCounted(text: string): Portion {
  const read = readQuantity(text);
  const half = /^half(?: of)? (?:an? |the )?/i.exec(text);
  const quantity = read ? (read.quantity + (read.quantityMax ?? read.quantity)) / 2 : half ? 0.5 : null;
  const behind = (read?.rest ?? (half ? text.slice(half[0].length) : text))
    .replace(ARTICLE, "")
    .replace(HOW_BEFORE_MEASURE, "");
  const sized = readSize(behind);
  // "Pot roast" is no pot: a unit needs a number before it or an "of" behind it.
  const isAmount = quantity !== null || sized.size !== null || /^\S+ of\b/i.test(sized.rest);
  const measured = isAmount ? readUnit(sized.rest) : { unit: null, rest: sized.rest };
  const name = measured.rest.replace(ARTICLE, "");
  // "one cup and a half" and "2 medium tomatoes" and "3 pancakes" all end here.
  return { quantity, unit: measured.unit, size: sized.size, name: name.replace(/[()]/g, " ").trim() };
}

/** Whether it is one of something that has no weight of its own. */
const isInAVessel = ({ quantity, unit }: Portion): boolean =>
  quantity === 1 && unitOf(unit ?? "")?.kind !== "mass";

/** Reads an amount at the beginning, in brackets or at the end of a part of a meal. */
export function readPortion(text: string): Portion {
  const counted = readCounted(text);
  const weighed = readWeight(text);
  // What is weighed is weighed, whatever it came in: "a slice of 66 g", "a small serving of 14 g".
  if (counted.quantity !== null && counted.unit !== null && !(weighed && isInAVessel(counted)))
    return counted;
  if (weighed) {
    const inner = readCounted(weighed.name);
    const each = inner.quantity !== null && inner.quantity > 1 && /\beach\b/i.test(text) ? inner.quantity : 1;
    return {
      ...weighed,
      quantity: (weighed.quantity ?? 0) * each,
      name: inner.name.replace(/\beach\b/i, ""),
    };
  }
  if (counted.quantity !== null) return counted;
  const half = /^(.+\S)\s+\(?half\)?$/i.exec(text);
  if (half) return { quantity: 0.5, unit: null, size: null, name: half[1] ?? "" };
  const behind = TRAILING_COUNT.exec(text);
  if (!behind) return counted;
  const unit = behind[3] === undefined ? null : (unitOf(behind[3])?.name ?? "piece");
  return {
    quantity: Number(behind[2]),
    unit,
    size: null,
    name: (behind[1] ?? "").replace(/[(x]\s*$/, "").trim(),
  };
}
