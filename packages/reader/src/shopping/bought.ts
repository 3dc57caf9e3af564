import type { ShopMeasure, SoldAs } from "@meal/domain/shopping-list/list";
import { formatQuantity } from "../quantities/format-quantity.ts";
import type { MeasuringSystem } from "../scaling/measures.ts";
import { unitLabel } from "../units/unit-label.ts";
import { unitOf } from "../units/units.ts";

/** What somebody takes off the shelf. */
export type Bought = {
  readonly quantity: string;
  /** "cans"; empty for pieces; "gallon + 1 quart" where a smaller one fills up. */
  readonly unit: string;
  /** What the label says of one of them: "15.5 oz"; empty where there is one size, or it is weighed out. */
  readonly size: string;
  readonly grams: number;
  /** Bought and not needed. */
  readonly leftGrams: number;
};

const OUNCE = 28.349523125;
const POUND = 453.59237;
/** Sums of grams are not exact to the last digit. */
const EPSILON = 1e-6;
/** Nobody opens a second box for a gram: no kitchen measures more exactly than this part of a package. */
export const AS_EXACT_AS_KITCHENS = 0.01;
/** Nobody carries home more packages than this where there are larger ones, and of small ones fewer. */
const MOST_PACKAGES = 6;
const MOST_MIDDLING_PACKAGES = 4;
const MOST_SMALL_PACKAGES = 3;
/** A half pint, half a dozen eggs and less. */
const SMALL_GRAMS = 310;
/** A quart, a can, two pounds. */
const MIDDLING_GRAMS = 1000;
/** A bag for one snack; of what keeps nobody carries home two beside the bag of the pantry. */
const SNACK_GRAMS = 100;
const PANTRY_BAG = 4;
/** What stands beside its own double on every shelf: three of them are the next size. */
const MEASURES_OF_A_QUART = new Set(["half pint", "pint"]);
const MOST_SUCH_MEASURES = 2;
/** So much more is as good, where it is in fewer packages; of what keeps, more. */
const AS_GOOD = 1.1;
const AS_GOOD_THAT_KEEPS = 1.2;
/** A half gallon is two quarts, though the table has tenths of grams. */
const AS_MUCH = 1.001;
/** Two sizes are taken where they are this much less than packages of one size; of what spoils any less will do. */
const WORTH_TWO_SIZES = 0.9;
const WORTH_OF_FRESH = 0.96;
/** And where they are one package more; of what keeps, two bottles of two sizes are only bought for much less than a large one. */
const WORTH_OF_MORE = 0.85;
const WORTH_OF_MORE_THAT_KEEPS = 0.6;
/** A second size is at least such a part of the first: two pounds beside five. */
const LEAST_BESIDE = 0.39;
/** One pound, where that spares a package: 5 lb and 1 lb are three bags of two. */
const LEAST_THAT_SPARES = 0.19;
/** What keeps for less than two weeks is thrown away when it is not used. */
const FRESH_DAYS = 13;
/** What keeps for as long as this is used the week after. */
const LASTS_DAYS = 90;
/** Of these one says "a gallon and a quart" anyway, and nobody needs to hear how many ounces they are. */
const FLUID_MEASURES = new Set(["half pint", "pint", "quart", "half gallon", "gallon"]);
/** On another shelf, though the label of each says how much is in it: nobody fills up cartons with a can. */
const PACKED_APART = new Set(["can", "carton", "bag", "box", "jar", "canister"]);
/** Cut costs twice as much: two bags of shredded cabbage are a head. */
const COST_OF_CUT = 2;
/** Of what is sold in bags too, or weighed at the register, nobody counts out more pieces than this. */
const MOST_PIECES = 12;
/** And of what keeps and is in bags, too, fewer: six carrots, and then a bag. */
const MOST_PIECES_BESIDE_BAGS = 6;
/**
 * The way of what is counted or packed while it is little, and else weighed: tomatoes, not lemons. Where no least amount is
 * on its label, its grams are what a gram on the scale gives to eat: bananas are weighed in their peel.
 */
export const WEIGHED = "weight";

/** The whole packages, the pieces or the weight at the counter, that hold at least what is needed. */
export function boughtOf({ grams, sold, keepsDays }: ShopMeasure, system: MeasuringSystem | null): Bought {
  const best = bestWay(
    grams,
    sold.filter(({ unit }) => unit !== WEIGHED),
    keepsDays,
  );
  const isMuch = best !== undefined && !isCarried(best) && sold.some(({ unit }) => unit === WEIGHED);
  if (best === undefined || isMuch) return weighedOut(grams, sold, system);
  const more = filledUp(grams, { best, keepsDays }, sold);
  return more === undefined ? packages(grams, best, system) : twoSizes(grams, more, system);
}

function packages(grams: number, { way, count }: Carried, system: MeasuringSystem | null): Bought {
  return {
    quantity: String(count),
    unit: way.unit === "" ? "" : unitLabel(nameOfPackage(way.unit, system), count),
    size: sizeOnLabel(way, system),
    grams: count * way.grams,
    leftGrams: Math.max(0, count * way.grams - grams),
  };
}

/** "2 bags (5 lb) + 1 bag (2 lb)". */
function twoSizes(grams: number, { large, small }: TwoSizes, system: MeasuringSystem | null): Bought {
  const [first, last] = [packages(grams, large, system), packages(0, { way: small, count: 1 }, system)];
  const size = first.size === "" ? "" : ` (${first.size})`;
  const total = first.grams + last.grams;
  return {
    quantity: first.quantity,
    unit: `${first.unit}${size} + 1 ${last.unit}`,
    size: last.size,
    grams: total,
    leftGrams: Math.max(0, total - grams),
  };
}

type TwoSizes = { readonly large: Carried; readonly small: SoldAs };

/** Whole packages of one size and one smaller: where that is less than packages of one size, or as much in fewer of them. */
function filledUp(
  grams: number,
  { best, keepsDays }: { readonly best: Carried; readonly keepsDays: number },
  sold: readonly SoldAs[],
): TwoSizes | undefined {
  // A label or a measure parts two sizes; a head and a crown, or a bunch and a package, are two things.
  const packed = sold.filter(({ unit, size }) => unit !== "" && size !== "");
  const pairs = packed.flatMap((way) => {
    const large = { way, count: Math.floor(grams / way.grams + EPSILON) };
    const rest = grams - totalOf(large);
    const filling = packed.filter(
      (each) =>
        each.grams < way.grams &&
        each.grams * (1 + AS_EXACT_AS_KITCHENS) >= rest - EPSILON &&
        mayFillUp(way, each) &&
        isWorthBeside(way, each, large.count + 1 < best.count),
    );
    const [small] = filling.toSorted((a, b) => a.grams - b.grams);
    // Two quarts are a half gallon.
    const isLarger = packed.some((each) => each.grams > way.grams && each.grams <= totalOf(large) * AS_GOOD);
    // Of the largest size somebody carries as many as there have to be.
    const isLargest = packed.every((each) => each.grams <= way.grams);
    return large.count === 0 || small === undefined || isLarger || !(isCarried(large) || isLargest)
      ? []
      : [{ large, small }];
  });
  const weightOf = ({ large, small }: TwoSizes) => totalOf(large) + small.grams;
  const worthOf = ({ large }: TwoSizes) => {
    if (large.count + 1 < best.count) return keepsDays > FRESH_DAYS ? AS_GOOD : AS_MUCH;
    if (large.count + 1 === best.count) return keepsDays <= FRESH_DAYS ? WORTH_OF_FRESH : WORTH_TWO_SIZES;
    return keepsDays < LASTS_DAYS ? WORTH_OF_MORE : WORTH_OF_MORE_THAT_KEEPS;
  };
  const [least] = pairs
    .filter((pair) => best.way.unit !== "" && weightOf(pair) <= totalOf(best) * worthOf(pair))
    .toSorted((a, b) => weightOf(a) - weightOf(b) || a.large.count - b.large.count);
  return least;
}

/** A pint is a carton by itself: a quart and a pint are a half gallon to everybody. */
const mayFillUp = (large: SoldAs, small: SoldAs): boolean =>
  large.unit === small.unit ||
  !((PACKED_APART.has(large.unit) && PACKED_APART.has(small.unit)) || MEASURES_OF_A_QUART.has(small.unit));

/** Beside a gallon stands a quart; beside six dozen eggs no half dozen, and no cup beside tubs. */
const isWorthBeside = (large: SoldAs, small: SoldAs, spares: boolean): boolean =>
  FLUID_MEASURES.has(small.unit) || small.grams >= large.grams * (spares ? LEAST_THAT_SPARES : LEAST_BESIDE);

/** Nobody who reads liters knows how much a quart is. */
const nameOfPackage = (unit: string, system: MeasuringSystem | null): string =>
  system !== "metric" || !FLUID_MEASURES.has(unit) ? unit : unit === "gallon" ? "jug" : "carton";

const sizeOnLabel = ({ unit, size, grams }: SoldAs, system: MeasuringSystem | null): string =>
  FLUID_MEASURES.has(unit) && system !== "metric" ? "" : sizeIn(size, grams, system);

/** Pieces are counted, and packages filled to what their label says. */
const countOf = (grams: number, { unit, grams: each }: SoldAs) =>
  Math.max(1, Math.ceil(grams / each - (unit === "" ? EPSILON : AS_EXACT_AS_KITCHENS)));

type Carried = { readonly way: SoldAs; readonly count: number };

const totalOf = ({ way, count }: Carried) => way.grams * count;

function isCarried({ way, count }: Carried): boolean {
  if (MEASURES_OF_A_QUART.has(way.unit)) return count <= MOST_SUCH_MEASURES;
  if (way.unit === "") return count <= MOST_PIECES;
  if (way.grams < SMALL_GRAMS) return count <= MOST_SMALL_PACKAGES;
  return count <= (way.grams < MIDDLING_GRAMS ? MOST_MIDDLING_PACKAGES : MOST_PACKAGES);
}

/** Two bags of almonds for a snack, where the next size is a bag for the pantry. */
const isSnacks = ({ way, count }: Carried, sold: readonly SoldAs[]): boolean =>
  count > 1 &&
  way.unit !== "" &&
  way.grams < SNACK_GRAMS &&
  sold.some(({ grams }) => grams > way.grams && grams <= PANTRY_BAG * way.grams);

/** Nobody counts out ten carrots beside the bags. */
const isBaggedRather = ({ way, count }: Carried, sold: readonly SoldAs[]): boolean =>
  way.unit === "" &&
  count > MOST_PIECES_BESIDE_BAGS &&
  sold.some(({ unit, size }) => unit === "bag" && size !== "");

/** What a bag of it was cut from: a head of cabbage, a bunch of celery; hearts of romaine are whole. */
export const wholeOf = (
  { unit, size }: Pick<SoldAs, "unit" | "size">,
  sold: readonly SoldAs[],
): SoldAs | undefined =>
  unit.startsWith("bag") && / (?:oz|lb|k?g)$/u.test(size)
    ? sold.find((way) => (way.unit === "head" || way.unit === "bunch") && way.size === "")
    : undefined;

/** Several bags of cut celery are a bunch. */
function isWhole({ way, count }: Carried, sold: readonly SoldAs[]): boolean {
  if (count === 1 || way.size === "") return false;
  const most = count * way.grams * (wholeOf(way, sold) === undefined ? AS_GOOD : COST_OF_CUT);
  return sold.some(
    ({ unit, size, grams }) => unit !== "" && size === "" && grams > way.grams && grams <= most,
  );
}

/** The size that leaves the least over; of two that leave about as much, the fewer packages. */
function bestWay(grams: number, sold: readonly SoldAs[], keepsDays: number): Carried | undefined {
  const ways = sold.map((way) => ({ way, count: countOf(grams, way) }));
  const lasts = keepsDays >= LASTS_DAYS;
  const carried = ways.filter(
    (each) =>
      isCarried(each) &&
      !isWhole(each, sold) &&
      !(lasts && isSnacks(each, sold)) &&
      !(keepsDays > FRESH_DAYS && isBaggedRather(each, sold)),
  );
  const few = carried.length > 0 ? carried : ways.toSorted((a, b) => b.way.grams - a.way.grams).slice(0, 1);
  const least = Math.min(...few.map(totalOf));
  return few
    .filter((each) => totalOf(each) <= least * (lasts ? AS_GOOD_THAT_KEEPS : AS_GOOD))
    .toSorted((a, b) => a.count - b.count || totalOf(a) - totalOf(b))[0];
}

/** The least that a counter sells: a pound of ground meat, a quarter pound of ham. */
const leastOf = (sold: readonly SoldAs[]): number =>
  sold.find(({ unit, size }) => unit === WEIGHED && size !== "")?.grams ?? 0;

/** What a gram on the scale gives to eat: less than one of what is weighed in its peel. */
const eatenOf = (sold: readonly SoldAs[]): number =>
  sold.find(({ unit, size }) => unit === WEIGHED && size === "")?.grams ?? 1;

function weighedOut(eaten: number, sold: readonly SoldAs[], system: MeasuringSystem | null): Bought {
  const [least, part] = [leastOf(sold), eatenOf(sold)];
  const grams = eaten / part;
  const { step, one, unit } = scaleOf(grams, least, system);
  const asked = Math.max(grams, Math.round(least / step) * step);
  const bought = Math.max(1, Math.ceil(asked / step - EPSILON)) * step;
  const quantity = system === "metric" ? rounded(bought / one, 2) : inQuarters(bought / one);
  return { quantity, unit, size: "", grams: bought * part, leftGrams: bought * part - eaten };
}

/** "11¾": however heavy, a scale has quarters. */
function inQuarters(amount: number): string {
  const whole = Math.floor(amount + EPSILON);
  const part = formatQuantity(amount - whole);
  if (part === "0") return String(whole);
  return /^[¼½¾]$/u.test(part) && whole > 0 ? `${whole}${part}` : formatQuantity(amount);
}

/** What a counter weighs out where the packages come from: ounces and quarters of a pound; in metric shops steps of 25 and 50 grams. */
function scaleOf(grams: number, least: number, system: MeasuringSystem | null) {
  if (system !== "metric") {
    // Sixteen ounces are a pound, and whoever sells no less than a quarter of one weighs in quarters.
    return least > 0 || grams > POUND - OUNCE + EPSILON
      ? { step: POUND / 4, one: POUND, unit: "lb" }
      : { step: OUNCE, one: OUNCE, unit: "oz" };
  }
  if (grams > 950) return { step: 50, one: 1000, unit: "kg" };
  return { step: grams <= 100 ? 10 : grams <= 500 ? 25 : 50, one: 1, unit: "g" };
}

/** A label in the other system: "15.5 oz" are 440 g, "makes 3 gallons" 11 l. What is counted is the same everywhere, but for butter. */
function sizeIn(size: string, grams: number, system: MeasuringSystem | null): string {
  if (system !== "metric") return size;
  if (size.endsWith(" sticks")) return `${toFive(grams)} g`;
  const [, before = "", amount = "", word = ""] =
    /^(makes )?(\d+(?:\.\d+)?) (fl oz|oz|lb|quart|gallon)s?$/u.exec(size) ?? [];
  const unit = unitOf(word);
  if (unit === null || unit.kind === "count") return size;
  const all = Number(amount) * (unit.kind === "mass" ? unit.grams : unit.millilitres);
  const [small, large] = unit.kind === "mass" ? ["g", "kg"] : ["ml", "l"];
  return before + (all < 975 ? `${toFive(all)} ${small}` : `${rounded(all / 1000, 1)} ${large}`);
}

const toFive = (amount: number) => (amount < 20 ? Math.round(amount) : Math.round(amount / 5) * 5);

/** "1.9", "2": who reads kilograms writes decimals. */
const rounded = (amount: number, places: number) => String(Number(amount.toFixed(places)));
