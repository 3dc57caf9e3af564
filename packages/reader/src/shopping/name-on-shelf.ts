import type { ShopMeasure } from "@meal/domain/shopping-list/list";
import { singularOf } from "../words/normalise.ts";
import { pluralOf } from "../words/plural.ts";
import { type Bought, WEIGHED, wholeOf } from "./bought.ts";

/** A package of these holds many of them. */
const MANY_IN_ONE =
  /(?:seed|lentil|bean|caper|chive|olive|(?<!coco)nut|pea|raisin|date|cracker|almond|cashew|pecan|pistachio|berry|noodle|sprout|leaf|scallion|tortilla|muffin|wrapper|peppercorn|pickle|anchovy|sardine|mushroom|tomato|carrot|potato|onion|(?<!horse)radish|lemon|cherry|apricot|fig|prune|(?<=dried )lime|clove|stick|rice cake|jalapeno|kiwi|(?<=pickled )pepper)(?= \(|$)/iu;
/** Cuts that are weighed, and that nobody takes one of. */
const MANY_BY_WEIGHT =
  /(?:thigh|drumstick|(?<=chicken |duck )breast|leg|wing|chop|cutlet|shank)(?=,| with |$)/iu;
/** With its skin a shop has it on the bone; without, off it. */
const WITH_SKIN = /^(chicken (?:thigh|breast)) with skin$/iu;

/** Dried ones, of which a bag holds many. */
const CHILE = /\b(?:dried .*chili|chile)$/iu;
/** Chicken is chicken; birds are two. */
const WHOLE_BIRD = /^(?:whole|rotisserie) (?:chicken|duck|turkey)$/iu;
/** Heads of broccoli, not of broccolis. */
const ONE_OF_MANY = /^(?:head|crown)/u;
/** The unit says it: "roasted red peppers, 1 jar". */
const IN_A_JAR = / in a jars?$/iu;
/** Two bags of dough are no doughs. */
const UNCOUNTED = /dough/iu;

/** Roast turkey by the quarter pound is sliced at a counter, and is no bird; ham and corned beef are also sold in one piece. */
const isOfDeli = (name: string, sold: ShopMeasure["sold"]): boolean =>
  name.startsWith("roast ") && sold.some(({ unit, size }) => unit === WEIGHED && size === "4 oz");

/** "Shredded cabbage", "celery sticks", once. */
const cutOf = (name: string, before: string, after: string): string =>
  `${before} ${singularOf(name).replace(/^shredded | sticks?$/gu, "")} ${after}`.trim();

/** What is bought as one says it: "lemons" are three, "capers" are in a jar, and basil is basil however much it is. */
export function nameOnShelf(called: string, { sold }: ShopMeasure, { quantity, unit, size }: Bought): string {
  const name = called.replace(IN_A_JAR, "");
  const whole = wholeOf({ unit, size }, sold);
  if (whole !== undefined)
    return whole.unit === "head" ? cutOf(name, "shredded", "") : cutOf(name, "", "sticks");
  if (isOfDeli(name, sold)) return `deli ${name}`;
  const isOne = quantity === "1" && unit === "";
  const isCounted = sold.some((way) => way.unit === "" || way.size.endsWith(" count"));
  // Cut fruit is sold in containers, and is no longer counted.
  const isCut = unit.startsWith("container");
  if (isOne || ONE_OF_MANY.test(unit) || UNCOUNTED.test(name)) return singularOf(name);
  if (WHOLE_BIRD.test(name)) return `${name}s`;
  if (isCounted && !isCut) return pluralOf(singularOf(name));
  if (CHILE.test(name) && sold.length > 0) return `${name}s`;
  const asSold = name.replace(WITH_SKIN, "bone-in $1 with skin");
  const isWeighed = sold.every((way) => way.unit === WEIGHED);
  return asSold.replace(isWeighed ? MANY_BY_WEIGHT : MANY_IN_ONE, (word) => pluralOf(word));
}
