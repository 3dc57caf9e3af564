import type { Food } from "../foods/food.ts";
import type { Portion } from "./read-portion.ts";

/** What is sold or served as one person's portion, where the food's own row does not say: bags at a till, packets on a tray, cartons at school. */
type SingleServing = {
  readonly unit: RegExp;
  readonly of: (food: Food) => boolean;
  readonly grams: number;
  /** Where it comes in sizes. */
  readonly small?: number;
  readonly large?: number;
  readonly medium?: number;
};

const kinds =
  (list: string) =>
  ({ kind }: Food): boolean =>
    list.split(" ").includes(kind);

const named =
  (words: RegExp) =>
  ({ name }: Food): boolean =>
    words.test(name);

/** The first that fits counts. Figures are label weights of American single servings. */
const SERVINGS: readonly SingleServing[] = [
  { unit: /^fun size$/, of: () => true, grams: 17 },
  { unit: /^bite size$/, of: () => true, grams: 9 },
  { unit: /^king size$/, of: () => true, grams: 90 },
  { unit: /^personal size$/, of: named(/pizza/), grams: 250 },
  { unit: /^(?:juice box|box|pouch)$/, of: kinds("drink"), grams: 200 },
  { unit: /^(?:single container|single carton)$/, of: named(/milk|shake|kefir/), grams: 244 },
  { unit: /^(?:single container|single carton)$/, of: kinds("drink"), grams: 125 },
  { unit: /^(?:single container|single bowl|single cup|single packet)$/, of: named(/creamer/), grams: 11 },
  { unit: /^(?:single container|single cup|container)$/, of: named(/half-and-half/), grams: 15 },
  { unit: /^(?:single container|single packet|packet)$/, of: named(/syrup|dressing/), grams: 43 },
  { unit: /^(?:single container|single packet|packet)$/, of: named(/jelly|jam|marmalade|honey/), grams: 14 },
  { unit: /^(?:single container|single packet|packet|pat)$/, of: named(/butter|margarine|spread/), grams: 5 },
  { unit: /^(?:single container|single packet|packet)$/, of: named(/sweetener|stevia/), grams: 1 },
  { unit: /^(?:single container|single packet|packet)$/, of: named(/sugar|salt|pepper/), grams: 3.5 },
  {
    unit: /^(?:single container|single packet|packet)$/,
    of: named(/cream cheese|dip|guacamole|hummus/),
    grams: 28,
  },
  { unit: /^(?:single container|single packet|packet)$/, of: kinds("condiment sauce"), grams: 9 },
  {
    unit: /^(?:single container|single packet|packet|package|bag)$/,
    of: named(/oats|oatmeal|grits|cream of wheat/),
    grams: 32,
  },
  {
    unit: /^(?:single container|single packet|packet|package|box|single box)$/,
    of: named(/cereal|flakes|cocoa mix/),
    grams: 28,
  },
  { unit: /^(?:single container|single cup)$/, of: kinds("dairy"), grams: 150 },
  { unit: /^(?:single container|single cup)$/, of: kinds("dessert fruit vegetable soup"), grams: 113 },
  {
    unit: /^(?:single bag|single packet|single package)$/,
    of: kinds("snack"),
    grams: 28,
    medium: 57,
    large: 85,
  },
  { unit: /^bag$/, of: kinds("snack"), grams: 28, medium: 57, large: 85 },
  { unit: /^(?:package|packet|bag|single package)$/, of: named(/toaster pastry/), grams: 104 },
  {
    unit: /^(?:package|packet|bag|box|single package|single bag)$/,
    of: (food) => kinds("snack sweet dessert nut seed")(food) || named(/peanut/)(food),
    grams: 48,
    medium: 57,
    large: 85,
  },
  { unit: /^piece$/, of: kinds("sweet"), grams: 8 },
  { unit: /^jar$/, of: named(/baby food/), grams: 113 },
  { unit: /^(?:order|serving)$/, of: named(/fries/), grams: 117, small: 71, medium: 117, large: 154 },
  { unit: /^order$/, of: () => true, grams: 120 },
];

/** What a single serving of so many and such a size weighs, or null where the unit is none. */
export function singleServing(food: Food, { unit, size }: Portion): number | null {
  if (unit === null) return null;
  const own = food.measures.find(({ name }) => name === unit.replace(/^single /, ""));
  const serving = SERVINGS.find((one) => one.unit.test(unit) && one.of(food));
  const sized =
    size === "small"
      ? serving?.small
      : size === "medium"
        ? serving?.medium
        : size === "large" || size === "extra large"
          ? serving?.large
          : undefined;
  if (sized !== undefined) return sized;
  if (own && own.grams <= 300) return own.grams;
  return serving?.grams ?? null;
}
