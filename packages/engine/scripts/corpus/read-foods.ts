import { AISLES, ALLERGENS } from "@meal/domain/chef/vocabulary";
import { z } from "zod";
import { type Food, FOOD_TAGS } from "../../src/foods/food.ts";
import type { FaultSink } from "./fault.ts";

const COLUMNS =
  "id name aliases kind aisle kcal protein carbs fat fiber sugars sat_fat sodium_mg density measures cents_per_kg allergens tags fodmap source eaten".split(
    " ",
  );

const KINDS = [
  ..."vegetable fruit grain bread pasta legume nut seed meat poultry fish shellfish egg dairy fat sweet".split(
    " ",
  ),
  ..."spice herb condiment sauce baking drink snack dish soup dessert substitute other".split(" "),
] as const;

const number = z.string().transform((text, context) => {
  const value = text === "" ? 0 : Number(text);
  if (Number.isFinite(value) && value >= 0) return value;
  context.addIssue({ code: "custom", message: `"${text}" is not a number of zero or more` });
  return z.NEVER;
});

const share = z.string().transform((text, context) => {
  const value = text === "" ? 1 : Number(text);
  if (value > 0 && value <= 1) return value;
  context.addIssue({ code: "custom", message: `"${text}" is not a share over 0 and up to 1` });
  return z.NEVER;
});

const list = z.string().transform((text) =>
  text
    .split(";")
    .map((part) => part.trim())
    .filter((part) => part !== ""),
);

const measures = list.transform((parts, context) =>
  parts.flatMap((part) => {
    const [name = "", grams = ""] = part.split("=");
    const value = Number(grams);
    if (/^[a-z][a-z -]*$/.test(name) && Number.isFinite(value) && value > 0) return [{ name, grams: value }];
    context.addIssue({ code: "custom", message: `measure "${part}" is not name=grams` });
    return [];
  }),
);

const fodmap = z.string().transform((text, context) => {
  if (text === "") return null;
  const [level = "", ...reason] = text.split(":");
  if (level === "low") return { level: "low" as const, reason: reason.join(":") };
  if (level === "high") return { level: "high" as const, reason: reason.join(":") };
  context.addIssue({ code: "custom", message: `"${text}" is neither low nor high:reason` });
  return z.NEVER;
});

const row = z.object({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "id is not kebab-case"),
  name: z.string().min(1, "has no name"),
  aliases: list,
  kind: z.enum(KINDS),
  aisle: z.enum(AISLES),
  kcal: number,
  protein: number,
  carbs: number,
  fat: number,
  fiber: number,
  sugars: number,
  sat_fat: number,
  sodium_mg: number,
  density: z.string().transform((text) => (text === "" ? null : Number(text))),
  measures,
  cents_per_kg: number,
  allergens: list.pipe(z.array(z.enum(ALLERGENS))),
  tags: list.pipe(z.array(z.enum(FOOD_TAGS))),
  fodmap,
  source: z.string(),
  eaten: share,
});

const toFood = (cells: z.output<typeof row>): Food => ({
  id: cells.id,
  name: cells.name,
  aliases: cells.aliases,
  kind: cells.kind,
  aisle: cells.aisle,
  per100g: {
    kcal: cells.kcal,
    protein: cells.protein,
    carbs: cells.carbs,
    fat: cells.fat,
    fiber: cells.fiber,
    sugars: cells.sugars,
    saturatedFat: cells.sat_fat,
    sodiumMg: cells.sodium_mg,
  },
  density: cells.density,
  measures: cells.measures,
  centsPerKg: cells.cents_per_kg,
  allergens: cells.allergens,
  tags: cells.tags,
  fodmap: cells.fodmap,
  source: cells.source,
  eaten: cells.eaten,
});

/** A food and where it stands. */
export type FoodRow = { readonly food: Food; readonly file: string; readonly line: number };

const readRow = (cells: readonly string[], line: number, sink: FaultSink): Food | null => {
  if (cells.length > COLUMNS.length) {
    sink.error(line, `${cells.length} columns instead of ${COLUMNS.length}`);
    return null;
  }
  const parsed = row.safeParse(
    Object.fromEntries(COLUMNS.map((name, at) => [name, (cells[at] ?? "").trim()])),
  );
  if (parsed.success) return toFood(parsed.data);
  for (const issue of parsed.error.issues) {
    sink.error(line, `${cells[0] ?? ""}: ${String(issue.path[0] ?? "")}: ${issue.message}`);
  }
  return null;
};

/** Reads one table of foods; a row with a fault is reported and left out. */
export const readFoods = (file: string, text: string, sink: FaultSink): FoodRow[] => {
  const [head = "", ...lines] = text.split(/\r?\n/);
  const names = head.split("\t").map((name) => name.trim());
  if (names.join(" ") !== COLUMNS.join(" ")) {
    sink.error(1, `the columns must be, tab-separated: ${COLUMNS.join(" ")}`);
    return [];
  }
  return lines.flatMap((content, at) => {
    if (content.trim() === "" || content.startsWith("#")) return [];
    const food = readRow(content.split("\t"), at + 2, sink);
    return food === null ? [] : [{ food, file, line: at + 2 }];
  });
};
