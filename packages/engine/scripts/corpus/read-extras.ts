import { DIETS, DISH_SLOTS, MEAL_CATEGORIES, STEP_CATEGORIES } from "@meal/domain/chef/vocabulary";
import { z } from "zod";
import { type Extra, TABLES } from "../../src/corpus/corpus.ts";
import { type Dish, DISH_FORMS, UNMARKED } from "../../src/dishes/dish.ts";
import type { Food } from "../../src/foods/food.ts";
import type { Wanted } from "./check-dishes.ts";
import type { FaultSink } from "./fault.ts";

const COLUMNS = [
  "id",
  "name",
  "foods",
  "slots",
  "tables",
  "diets",
  "category",
  "form",
  "minutes",
  "step_category",
  "step",
];

const slots = z
  .string()
  .transform((text) => text.split(",").map((slot) => slot.trim()))
  .pipe(z.array(z.enum(DISH_SLOTS)).min(1));

const list = z.string().transform((text) =>
  text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== ""),
);

const row = z.object({
  id: z.string().regex(/^[a-z0-9-]+$/),
  name: z.string().min(3),
  foods: z
    .string()
    .regex(/^[a-z0-9-]+=[\d.]+:[^;]*(;[a-z0-9-]+=[\d.]+:[^;]*)*$/, "is not food=grams:measure;…"),
  slots,
  tables: list.pipe(z.array(z.enum(TABLES))),
  diets: list.pipe(z.array(z.enum(DIETS))),
  category: z.enum(MEAL_CATEGORIES),
  form: z.enum(DISH_FORMS),
  minutes: z.coerce.number().int().min(1).max(120),
  step_category: z.enum(STEP_CATEGORIES),
  step: z.string().min(10),
});

const toDish = (cells: z.output<typeof row>): Dish => ({
  ...UNMARKED,
  id: `extra-${cells.id}`,
  name: cells.name,
  cuisine: "american",
  category: cells.category,
  slots: cells.slots,
  form: cells.form,
  difficulty: "easy",
  style: "regular",
  budget: "cheap",
  servings: 1,
  prepMinutes: cells.step_category === "preparation" ? cells.minutes : 1,
  cookMinutes: cells.step_category === "preparation" ? 0 : cells.minutes - 1,
  description: "",
  ingredients: cells.foods.split(";").map((part) => {
    const found = /^([a-z0-9-]+)=([\d.]+):(.*)$/.exec(part);
    return {
      foodId: found?.[1] ?? "",
      grams: Number(found?.[2]),
      measure: found?.[3]?.trim() ?? "",
      role: "base",
      preparation: "",
      isOptional: false,
    };
  }),
  steps: [{ minutes: cells.minutes, category: cells.step_category, text: cells.step }],
  tip: "",
  culturalNote: "",
  exchanges: [],
});

/** Reads the table of things that are served as they are. */
export const readExtras = (
  text: string,
  foods: ReadonlyMap<string, Food>,
  wanted: Wanted,
  sink: FaultSink,
): Extra[] => {
  const [head = "", ...lines] = text.split(/\r?\n/);
  if (head.split("\t").join(" ") !== COLUMNS.join(" ")) {
    sink.error(1, `the columns must be, tab-separated: ${COLUMNS.join(" ")}`);
    return [];
  }
  return lines.flatMap((content, at) => {
    if (content.trim() === "") return [];
    const cells = content.split("\t");
    const parsed = row.safeParse(
      Object.fromEntries(COLUMNS.map((name, index) => [name, (cells[index] ?? "").trim()])),
    );
    if (!parsed.success) {
      for (const issue of parsed.error.issues)
        sink.error(at + 2, `${String(issue.path[0] ?? "")}: ${issue.message}`);
      return [];
    }
    const dish = toDish(parsed.data);
    const missing = dish.ingredients.filter((it) => !foods.has(it.foodId));
    for (const { foodId } of missing) {
      sink.error(at + 2, `no food "${foodId}"`);
      wanted.set(foodId, (wanted.get(foodId) ?? 0) + 1);
    }
    return missing.length === 0 ? [{ dish, tables: parsed.data.tables, diets: parsed.data.diets }] : [];
  });
};
