import type { Food } from "../foods/food.ts";

const FLESH = new Set(["meat", "poultry", "fish", "shellfish"]);
const GROUND = /mince|sausage|patty|chorizo-fresh|meatball/;

/** Eaten as it is sold, so that no step waits for its middle. */
const READY =
  /smoked|canned|deli|cooked|prosciutto|salami|pepperoni|jerky|boiled|jar|surimi|roe|bacon|rotisserie|confit|anchovy|dried|flakes|paste|^ham/;

export const isFlesh = ({ kind }: Food): boolean => FLESH.has(kind);

/** The safe minimum temperature, as FoodSafety.gov has it; null for what needs none. */
export const safeCelsius = (food: Food): number | null => {
  if (READY.test(food.id)) return null;
  if (food.kind === "poultry") return 74;
  if (food.kind === "egg") return 71;
  if (!isFlesh(food)) return null;
  return GROUND.test(food.id) ? 71 : 63;
};

const FAHRENHEIT: Readonly<Record<number, number>> = { 63: 145, 71: 160, 74: 165 };

/** What a thermometer reads in the middle of food; ovens and oil are hotter. */
const CORE = String.raw`(?<!\d)(?:5[4-9]|6\d|7\d|8[0-3]) °C(?: \(1\d\d °F\))?`;
const PLACE = String.raw`(?: (?:inside|in the (?:middle|center|thickest part)|at the (?:bone|joint)|everywhere))?`;
const PAST = String.raw`(?:(?:well |just |far |about )?(?:past|above|at least) )?`;

const NO_CORE: readonly (readonly [RegExp, string])[] = [
  // "Until brown, crisp and 63 °C" leaves two of three.
  [new RegExp(String.raw`(\p{L}+), (\p{L}+),? and ${PAST}${CORE}${PLACE}`, "giu"), "$1 and $2"],
  [new RegExp(String.raw` (?:at|, at) ${PAST}${CORE}${PLACE}`, "giu"), ""],
  [
    new RegExp(
      String.raw`,? and (?:it|they|that|the [\p{L} ]{2,20}?) (?:reads?|is|are|reach(?:es)?) ${PAST}${CORE}${PLACE}`,
      "giu",
    ),
    "",
  ],
  [
    new RegExp(
      String.raw`\b(until|once|when) (?:[\p{L}'-]+ ){1,4}?(?:reads?|is|are|reach(?:es)?|has reached) ${PAST}${CORE}${PLACE}(?: and (?:past it|beyond))?`,
      "giu",
    ),
    "$1 hot through",
  ],
  [new RegExp(String.raw`,? (?:and |but )${PAST}${CORE}${PLACE}`, "giu"), ""],
  [new RegExp(String.raw`, (?:and )?${PAST}${CORE}${PLACE}`, "giu"), ""],
  [
    new RegExp(String.raw` (?:until|to) ${PAST}${CORE}${PLACE}(?: and (?:past it|beyond))?`, "giu"),
    " until hot through",
  ],
  [new RegExp(String.raw`${PAST}${CORE}${PLACE}`, "giu"), "hot through"],
  [/\b(until|when|once) no (?:pink|red) (?:is left|remains)\b/giu, "$1 hot through"],
  // What goes on to simmer is not done yet.
  [/\buntil it (?:has lost|loses) its (?:raw look|pink|red)\b/giu, "for a few minutes"],
  [/ and (?:loosens|falls|comes|leaves|pulls) (?:away )?(?:from|off) the bones?\b/giu, ""],
  [/\b(?:loosens|falls|comes|leaves|pulls) (?:away )?(?:from|off) the bones?\b/giu, "is tender"],
  [/,? well (?:past|over|above) 9\d °C(?: \(\d+ °F\))?/giu, ""],
  [/(\buntil hot through[^.;]*?) until hot through\b/giu, "$1"],
  [/\buntil hot through(?: and| until)* (?:until )?hot through\b/giu, "until hot through"],
];

/** Beans, tofu and vegetables have no temperature to wait for and no pink to lose. */
export const withoutCore = (text: string): string =>
  NO_CORE.reduce((told, [pattern, by]) => told.replace(pattern, by), text);

/** Chicken where there was pork is done later. */
export const hotEnough = (text: string, celsius: number): string =>
  text.replace(new RegExp(CORE, "gu"), (found) =>
    Number.parseInt(found, 10) >= celsius ? found : `${celsius} °C (${FAHRENHEIT[celsius] ?? ""} °F)`,
  );
