import type { ShopMeasure } from "@meal/domain/shopping-list/list";
import type { PlanNeed } from "@meal/domain/shopping-list/merge-plan";
import { foodInWords, isStaple, mergeFactsFor, type Food } from "@meal/engine/foods";
import type { Kitchen } from "@meal/engine/kitchen";
import { aisleOf } from "@meal/reader/aisles/aisle-of";
import { shoppingItemsFrom, type ShoppingItem } from "@meal/reader/merging/shopping-items";
import { boughtOf } from "@meal/reader/shopping/bought";
import { singularOf } from "@meal/reader/words/normalise";
import { CHOICE, readNeededLine, type LineToBuy, type NeededLine } from "./needed-line.ts";

const MOST_NAME_CHARACTERS = 300;
/** What keeps for as long as this may still be there from the last time. */
const LASTS_DAYS = 90;
/** Cooked grains weigh more than twice what was bought. */
const SWELLS = 1.5;

/** What the lines of recipes ask a person to buy: added up by weight, as a shop sells it, each with its aisle. */
export function needsOf(kitchen: Kitchen, lines: readonly LineToBuy[]): readonly PlanNeed[] {
  const read = together(
    kitchen,
    lines.flatMap((line) => readNeededLine(kitchen, line) ?? []),
  );
  const weighed = read.filter((line) => line.grams > 0);
  const groups = Map.groupBy(weighed, ({ boughtId }) => boughtId);
  const isWeighed = (line: NeededLine) => line.boughtId !== null && groups.has(line.boughtId);
  const measured = [...groups].flatMap(([boughtId, group]) => {
    const food = boughtId === null ? undefined : kitchen.foods.byId(boughtId);
    const beside = read.filter((line) => line.grams === 0 && line.boughtId === boughtId);
    return food === undefined ? [] : [needOfFood(kitchen, food, group, beside)];
  });
  const written = read.filter((line) => !isWeighed(line));
  return [...toldApart(kitchen, measured), ...needsAsWritten(kitchen, written)].toSorted((one, other) =>
    one.name.localeCompare(other.name, "en", { sensitivity: "base" }),
  );
}

/** Two kinds of what one box does for are one line: unsalted butter beside salted. */
function together({ shop }: Kitchen, lines: readonly NeededLine[]): readonly NeededLine[] {
  const beside = new Set(lines.flatMap(({ boughtId, grams }) => (grams > 0 ? (boughtId ?? []) : [])));
  return lines.map((line) =>
    line.foodId === null ? line : { ...line, boughtId: shop.boughtFor(line.foodId, beside) },
  );
}

/** What is left over of a dish is no food of the table. */
const LEFT_OVER = /\bleft-?overs?\b/iu;

/** The food that a line means, as it is bought; 0 grams where nobody can say how much. */
export function foodOfLine(kitchen: Kitchen, line: string): ShopMeasure | null {
  const read = LEFT_OVER.test(line) ? null : readNeededLine(kitchen, { line });
  if (read === null || read.foodId === null) return null;
  return kitchen.shop.measuresOf([{ foodId: read.foodId, grams: read.grams }])[0] ?? null;
}

/** One food that a shop sells; `beside` asks for it without an amount. */
function needOfFood(
  { shop }: Kitchen,
  food: Food,
  lines: readonly NeededLine[],
  beside: readonly NeededLine[],
): PlanNeed {
  const amounts = lines.flatMap(({ foodId, grams }) => (foodId === null ? [] : [{ foodId, grams }]));
  const [measure = { foodId: food.id, grams: 0, sold: [], keepsDays: 0 }] = shop.measuresOf(amounts);
  const { quantity, unit, size } = boughtOf(measure, null);
  return {
    need: `food ${food.id}`,
    name: nameOf(food, lines).slice(0, MOST_NAME_CHARACTERS),
    quantity,
    unit: unit === "" ? "units" : unit,
    aisle: food.aisle,
    recipeSources: sourcesOf([...lines, ...beside]),
    arithmetic: `${lines.map(({ words }) => words).join(" + ")} = ${inGrams(measure.grams)}`,
    packageHint: size,
    shop: measure,
    lasts: lasts(measure),
  };
}

/** Two foods that recipes call alike go by the names of the table: "ground beef, 80% lean" beside another. */
function toldApart({ foods }: Kitchen, needs: readonly PlanNeed[]): readonly PlanNeed[] {
  const alike = Map.groupBy(needs, ({ name }) => singularOf(name.toLowerCase()));
  return needs.map((need) => {
    const isAlone = alike.get(singularOf(need.name.toLowerCase()))?.length === 1;
    const food = isAlone || need.shop === undefined ? undefined : foods.byId(need.shop.foodId);
    return food === undefined ? need : { ...need, name: foodInWords(food.name) };
  });
}

/**
 * A staple, or what keeps and is needed by less than two thirds of what is sold: it may be at home from the last time. Of what
 * takes more than the largest package nobody has enough.
 */
function lasts(measure: ShopMeasure): boolean {
  if (measure.sold.length > 0 && measure.sold.every((way) => way.grams < measure.grams)) return false;
  const { grams, leftGrams } = boughtOf(measure, null);
  return isStaple(measure.foodId) || (measure.keepsDays >= LASTS_DAYS && leftGrams > grams / 2);
}

/** "rings red onion", "pitas pita bread": what the recipe measures with is no part of what is bought. */
function withoutMeasure(name: string, food: Food): string {
  const [first = "", ...rest] = name.toLowerCase().split(" ");
  const own = foodInWords(food.name);
  return singularOf(first) !== first && rest.join(" ") === own.toLowerCase() ? own : name;
}

/** The recipe's own words for it, the plainest of them; the table's, where another food is bought than the recipe names. */
function nameOf(food: Food, lines: readonly NeededLine[]): string {
  const own = lines
    .filter(({ foodId, name }) => foodId === food.id && !CHOICE.test(name))
    .map(({ name }) => withoutMeasure(name, food));
  const [plainest] = own.toSorted((one, other) => one.length - other.length || (one > other ? -1 : 1));
  if (plainest !== undefined) return plainest;
  // Rice is sold dry and nothing else; lentils come in cans, too.
  const isToldDry = food.aisle !== "grains" && lines.some(({ share }) => share > SWELLS);
  return isToldDry ? `${foodInWords(food.name)} (dry)` : foodInWords(food.name);
}

const sourcesOf = (lines: readonly NeededLine[]) =>
  [...new Set(lines.flatMap(({ recipeSource }) => recipeSource ?? []))].toSorted();

function inGrams(grams: number): string {
  return `${grams < 10 ? Math.round(grams * 10) / 10 : Math.round(grams)} g`;
}

/** What nobody can weigh stays as the recipes say it. */
function needsAsWritten({ foods }: Kitchen, lines: readonly NeededLine[]): readonly PlanNeed[] {
  const items = shoppingItemsFrom(
    lines.map(({ line, recipeSource }) => ({ line, ...(recipeSource !== null && { recipeSource }) })),
    mergeFactsFor(foods),
  );
  return items.map((item) => needAsWritten(item, item.foodId === null ? undefined : foods.byId(item.foodId)));
}

function needAsWritten(item: ShoppingItem, food: Food | undefined): PlanNeed {
  const { key, name, quantity, unit, arithmetic, recipeSources } = item;
  return {
    need: key.slice(0, MOST_NAME_CHARACTERS),
    name: name.slice(0, MOST_NAME_CHARACTERS),
    quantity,
    unit,
    aisle: food?.aisle ?? aisleOf(name),
    recipeSources,
    arithmetic,
    packageHint: "",
    lasts: food !== undefined && isStaple(food.id),
  };
}
