import type { SoldAs } from "@meal/domain/shopping-list/list";
import { WEIGHED } from "@meal/reader/shopping/bought";
import { unitOf } from "@meal/reader/units/units";
import { z } from "zod";
import type { Food } from "../../src/foods/food.ts";
import type { ShopRow } from "../../src/foods/shop.ts";
import type { FaultSink } from "./fault.ts";

const COLUMNS = ["foods", "as", "part", "sold", "keeps", "source"];
const CUP_ML = 236.6;

const row = z.object({
  foods: z.string().transform((text) => text.split(";")),
  as: z.string().regex(/^(?:[a-z0-9-]+=\d+(?:\.\d+)?)?$/u, "is not like rice-white=2.7"),
  part: z.string().regex(/^[a-z]*$/u),
  sold: z.string(),
  keeps: z.string().regex(/^\d*$/u, "is not a number of days").transform(Number),
  source: z.string().min(3, "what shops sell needs its source"),
});
type Row = z.infer<typeof row>;

/** Reads the table of what shops sell. A row of foods goes before one of a whole aisle, which is for what nobody named. */
export function readShop(text: string, foods: readonly Food[], sink: FaultSink): ShopRow[] {
  const [head = "", ...lines] = text.split(/\r?\n/u);
  if (head.split("\t").join(" ") !== COLUMNS.join(" ")) {
    sink.error(1, `the columns must be, tab-separated: ${COLUMNS.join(" ")}`);
    return [];
  }
  const byId = new Map(foods.map((food) => [food.id, food]));
  const found = new Map<string, ShopRow>();
  const ofAisles: (readonly [Row, number])[] = [];
  for (const [at, content] of lines.entries()) {
    const parsed = content.trim() === "" ? undefined : readRow(content, at + 2, sink);
    if (parsed?.foods.join().startsWith("aisle:") === true) ofAisles.push([parsed, at + 2]);
    else if (parsed !== undefined) readFoodsOf(parsed, at + 2, { byId, found, sink });
  }
  for (const [parsed, line] of ofAisles) {
    const aisle = parsed.foods.join().slice("aisle:".length);
    const ids = foods.filter((food) => food.aisle === aisle && !found.has(food.id)).map(({ id }) => id);
    readFoodsOf({ ...parsed, foods: ids }, line, { byId, found, sink });
  }
  return [...found.values()];
}

function readRow(content: string, line: number, sink: FaultSink): Row | undefined {
  const cells = content.split("\t");
  const parsed = row.safeParse(
    Object.fromEntries(COLUMNS.map((name, index) => [name, (cells[index] ?? "").trim()])),
  );
  for (const issue of parsed.error?.issues ?? [])
    sink.error(line, `${String(issue.path[0] ?? "")}: ${issue.message}`);
  return parsed.data;
}

interface Into {
  readonly byId: ReadonlyMap<string, Food>;
  readonly found: Map<string, ShopRow>;
  readonly sink: FaultSink;
}

function readFoodsOf({ foods, as, part, sold, keeps }: Row, line: number, { byId, found, sink }: Into): void {
  const [from = "", share = ""] = as.split("=");
  if (from !== "" && !byId.has(from)) sink.error(line, `no food "${from}"`);
  for (const foodId of foods) {
    const food = byId.get(foodId);
    if (food === undefined) sink.error(line, `no food "${foodId}"`);
    else if (found.has(foodId)) sink.error(line, `"${foodId}" stands twice`);
    else {
      // What is weighed, and is bought as another where that is bought anyway, still has a way of its own.
      const isWeighedOut = sold === WEIGHED && from === "";
      const ways = sold === "" || sold === "tap" || isWeighedOut ? [] : sold.split(";");
      found.set(foodId, {
        foodId,
        from: from === "" ? null : { foodId: from, share: Number(share), part },
        sold: ways.flatMap((way) => readWay(way, food, (problem) => sink.error(line, problem)) ?? []),
        isFree: sold === "tap",
        keepsDays: keeps,
      });
    }
  }
}

/**
 * "can:15.5 oz=255": the word, what the label says, and the grams of the food in it where the label says another figure;
 * "weight=0.64": what is weighed in its peel, and the part that is eaten.
 */
function readWay(way: string, food: Food, fail: (problem: string) => void): SoldAs | undefined {
  if (way === WEIGHED) return { unit: WEIGHED, size: "", grams: 1 };
  const [, eaten] = /^weight=(0\.\d+)$/u.exec(way) ?? [];
  if (eaten !== undefined) return { unit: WEIGHED, size: "", grams: Number(eaten) };
  const [, unit = "", size = "", stated = ""] = /^([a-z ]+)(?::([^=]*))?(?:=(.+))?$/u.exec(way) ?? [];
  const grams = gramsOfLabel(stated === "" ? size : stated, food) ?? measured(food, stated, size, unit);
  if (grams === undefined || !(grams > 0)) {
    fail(`nobody knows what "${way}" of ${food.id} weighs`);
    return undefined;
  }
  return { unit: unit === "piece" ? "" : unit, size, grams: Math.round(grams * 10) / 10 };
}

const measured = (food: Food, stated: string, size: string, unit: string): number | undefined =>
  stated === "" && size === "" ? food.measures.find(({ name }) => name === unit)?.grams : undefined;

function gramsOfLabel(label: string, food: Food): number | undefined {
  if (/^\d+$/u.test(label)) return Number(label);
  const [, amount = "", word = ""] = /^(\d+(?:\.\d+)?) (fl oz|oz|lb|ml|liter)$/u.exec(label) ?? [];
  const unit = unitOf(word);
  if (unit?.kind === "mass") return Number(amount) * unit.grams;
  if (unit?.kind !== "volume") return undefined;
  const cup = food.measures.find(({ name }) => name === "cup")?.grams;
  const density = food.density ?? (cup === undefined ? undefined : cup / CUP_ML);
  return density === undefined ? undefined : Number(amount) * unit.millilitres * density;
}
