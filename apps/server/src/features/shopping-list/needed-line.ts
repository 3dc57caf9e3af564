import { gramsOf, sureFood, type Food } from "@meal/engine/foods";
import type { Kitchen } from "@meal/engine/kitchen";
import { readIngredientLine, type IngredientLine } from "@meal/reader/lines/read-line";
import { isSaltOrPepper } from "@meal/reader/merging/shopping-items";
import { formatQuantity } from "@meal/reader/quantities/format-quantity";
import { unitLabel } from "@meal/reader/units/unit-label";
import { pluralOf } from "@meal/reader/words/plural";

/** A line of a recipe; where a chef wrote it, with the food and the exact grams that it stands for. */
export interface LineToBuy {
  readonly line: string;
  readonly recipeSource?: string;
  readonly food?: { readonly foodId: string; readonly grams: number };
}

/** "Oaxaca cheese or mozzarella": the first is bought. */
export const CHOICE = / (?:or|and\/or) /iu;

/** A line as read: what is bought for it, and how much of it is needed; 0 where nobody can say. */
export interface NeededLine {
  readonly line: string;
  readonly name: string;
  /** "2 tbsp lemon juice". */
  readonly words: string;
  readonly recipeSource: string | null;
  readonly foodId: string | null;
  readonly boughtId: string | null;
  readonly grams: number;
  /** Grams of it that a gram of what is bought gives. */
  readonly share: number;
}

/** An ingredient is named at the beginning of its line; searching a whole page for foods takes long. */
const READ_OF_A_LINE = 120;

/** What a line asks for; nothing where nobody buys it: salt and pepper, water, an empty line. */
export function readNeededLine({ foods, shop }: Kitchen, given: LineToBuy): NeededLine | null {
  const line = given.line.slice(0, READ_OF_A_LINE);
  if (line.trim() === "" || isSaltOrPepper(line)) return null;
  const item = readIngredientLine(line);
  // Fresh noodles are other noodles; fresh basil is basil.
  const words = /\bfresh\b/iu.test(line) ? `fresh ${item.name}` : item.name;
  const said = foods.byId(given.food?.foodId ?? "") ?? sureFood(foods, words) ?? sureFood(foods, item.name);
  const food = said ?? sureFood(foods, item.name.split(CHOICE)[0] ?? "");
  const boughtId = food === undefined ? null : shop.boughtFor(food.id);
  if (food !== undefined && boughtId === null) return null;
  const grams = given.food?.grams ?? (food === undefined ? null : gramsIn(item, food)) ?? 0;
  return {
    line,
    name: food === undefined ? item.name : wholeName(item.name, line, food),
    words: wordsOf(item),
    recipeSource: given.recipeSource ?? null,
    foodId: food?.id ?? null,
    boughtId,
    grams: Number.isFinite(grams) && grams > 0 ? grams : 0,
    share: food === undefined ? 1 : shop.shareOf(food.id),
  };
}

/**
 * The food's own name where the line says it and reading took some of it for what is done to the food: fresh mozzarella,
 * toasted oat cereal, short ribs and glass noodles are no mozzarella, oat cereal, beef and noodles.
 */
function wholeName(read: string, line: string, food: Food): string {
  const [own = ""] = food.name.split(",");
  const at = line.toLowerCase().indexOf(own.toLowerCase());
  if (at === -1 || own.length <= read.length) return read;
  const [plural = ""] = /^(?:e?s\b)?/u.exec(line.slice(at + own.length).toLowerCase()) ?? [];
  return line.slice(at, at + own.length + plural.length);
}

/** Of a range the upper end, so that it is enough. */
function gramsIn({ quantity, quantityMax, unit, packageSize }: IngredientLine, food: Food): number | null {
  const most = quantityMax ?? quantity;
  if (most === null) return null;
  const each = packageSize === null ? null : gramsOf(food, packageSize.quantity, packageSize.unit);
  return each === null ? gramsOf(food, most, unit) : most * each;
}

function wordsOf({ quantity, quantityMax, unit, name }: IngredientLine): string {
  const most = quantityMax ?? quantity;
  if (most === null) return name;
  if (unit === null) return `${formatQuantity(most)} ${most > 1 ? pluralOf(name) : name}`;
  return `${formatQuantity(most)} ${unitLabel(unit, most)} ${name}`;
}
