import {
  BUDGETS,
  CUISINES,
  DIFFICULTIES,
  MEAL_CATEGORIES,
  STEP_CATEGORIES,
} from "@meal/domain/chef/vocabulary";
import { z } from "zod";
import {
  type Dish,
  DISH_FORMS,
  type DishIngredient,
  type DishStep,
  INGREDIENT_ROLES,
} from "../../src/dishes/dish.ts";
import type { FaultSink } from "./fault.ts";

const SLOTS = ["breakfast", "lunch", "dinner", "snack", "side"] as const;

const minutes = z.coerce.number().int().min(0).max(1440);

const header = z.object({
  cuisine: z.enum(CUISINES),
  category: z.enum(MEAL_CATEGORIES),
  slots: z
    .string()
    .transform((text) =>
      text
        .split(",")
        .map((slot) => slot.trim())
        .filter((slot) => slot !== ""),
    )
    .pipe(z.array(z.enum(SLOTS)).min(1)),
  form: z.enum(DISH_FORMS),
  difficulty: z.enum(DIFFICULTIES),
  style: z.enum(["regular", "gourmet"]),
  budget: z.enum(BUDGETS),
  servings: z.coerce.number().int().min(1).max(24),
  prep: minutes,
  cook: minutes,
});

/** A dish and the lines its parts stand on, for faults. */
export type DishFile = {
  readonly dish: Dish;
  readonly file: string;
  readonly ingredientLines: readonly number[];
  readonly firstStepLine: number;
};

type Line = { readonly text: string; readonly at: number };

const roles = z.enum(INGREDIENT_ROLES);
const stepCategories = z.enum(STEP_CATEGORIES);

const readIngredient = ({ text, at }: Line, sink: FaultSink): DishIngredient | null => {
  const [foodId = "", grams = "", measure = "", role = "", preparation = ""] = text
    .replace(/^-\s*/, "")
    .split("|")
    .map((cell) => cell.trim());
  const parsedRole = roles.safeParse(role);
  const weight = Number(grams);
  if (!/^[a-z0-9-]+$/.test(foodId)) sink.error(at, `"${foodId}" is not a food id`);
  else if (!(weight > 0)) sink.error(at, `${foodId}: "${grams}" is not a weight in grams`);
  else if (!parsedRole.success)
    sink.error(at, `${foodId}: "${role}" is not a role (${INGREDIENT_ROLES.join(" ")})`);
  else {
    const words = preparation.split(",").map((word) => word.trim());
    return {
      foodId,
      grams: weight,
      measure,
      role: parsedRole.data,
      preparation: words.filter((word) => word !== "optional" && word !== "").join(", "),
      isOptional: words.includes("optional"),
    };
  }
  return null;
};

const readStep = ({ text, at }: Line, sink: FaultSink): DishStep | null => {
  const found = /^\d+\.\s*\[(\d+)\s+([a-z]+)\]\s*(.+)$/.exec(text);
  if (found === null) {
    sink.error(at, `a step is "1. [minutes category] text", not "${text.slice(0, 40)}"`);
    return null;
  }
  const category = stepCategories.safeParse(found[2]);
  if (category.success)
    return { minutes: Number(found[1]), category: category.data, text: (found[3] ?? "").trim() };
  sink.error(at, `"${found[2] ?? ""}" is not a step category (${STEP_CATEGORIES.join(" ")})`);
  return null;
};

const readExchange = ({ text, at }: Line, sink: FaultSink): { from: string; to: string } | null => {
  const found = /^-\s*([a-z0-9-]+)\s*>\s*([a-z0-9-]+)\s*$/.exec(text);
  if (found?.[1] !== undefined && found[2] !== undefined) return { from: found[1], to: found[2] };
  sink.error(at, `an exchange is "- from > to", not "${text}"`);
  return null;
};

const SECTIONS = ["Ingredients", "Steps", "Exchanges", "Tip", "Note"];

/** Splits the file into its head and its sections; blank lines fall away. */
const splitSections = (text: string, sink: FaultSink): Map<string, Line[]> => {
  const sections = new Map<string, Line[]>([["head", []]]);
  let current = "head";
  for (const [at, raw] of text.split(/\r?\n/).entries()) {
    const line = raw.trim();
    const title = /^##\s+(.+)$/.exec(line)?.[1];
    if (title !== undefined) {
      if (!SECTIONS.includes(title))
        sink.error(at + 1, `"${title}" is not a section (${SECTIONS.join(", ")})`);
      current = title;
      sections.set(current, sections.get(current) ?? []);
    } else if (line !== "") sections.get(current)?.push({ text: line, at: at + 1 });
  }
  return sections;
};

const readHead = (lines: readonly Line[], sink: FaultSink) => {
  const name = /^#\s+(.+)$/.exec(lines[0]?.text ?? "")?.[1];
  if (name === undefined) sink.error(1, "the first line must be # and the dish's name");
  const values = new Map<string, Line & { readonly value: string }>();
  const prose: string[] = [];
  for (const line of lines.slice(1)) {
    const found = /^([a-z]+):\s*(.*)$/.exec(line.text);
    if (found?.[1] !== undefined && prose.length === 0)
      values.set(found[1], { ...line, value: found[2] ?? "" });
    else prose.push(line.text);
  }
  const parsed = header.safeParse(Object.fromEntries([...values].map(([key, { value }]) => [key, value])));
  if (!parsed.success) {
    for (const issue of parsed.error.issues) {
      const key = String(issue.path[0] ?? "");
      sink.error(values.get(key)?.at ?? 1, `${key}: ${issue.message}`);
    }
  }
  return { name, head: parsed.success ? parsed.data : null, description: prose.join(" ") };
};

const readAll = <T>(lines: readonly Line[], read: (line: Line) => T | null): T[] =>
  lines.flatMap((line) => {
    const made = read(line);
    return made === null ? [] : [made];
  });

/** Reads one dish; null when a part of it cannot be read (the faults say which). */
export const readDish = (file: string, text: string, sink: FaultSink): DishFile | null => {
  const sections = splitSections(text, sink);
  const part = (title: string): readonly Line[] => sections.get(title) ?? [];
  const { name, head, description } = readHead(part("head"), sink);
  const ingredients = readAll(part("Ingredients"), (line) => readIngredient(line, sink));
  const steps = readAll(part("Steps"), (line) => readStep(line, sink));
  const isWhole = ingredients.length === part("Ingredients").length && steps.length === part("Steps").length;
  if (name === undefined || head === null || !isWhole) return null;
  const prose = (title: string): string =>
    part(title)
      .map((line) => line.text)
      .join(" ");
  const { slots, prep, cook, ...rest } = head;
  return {
    file,
    ingredientLines: part("Ingredients").map((line) => line.at),
    firstStepLine: part("Steps")[0]?.at ?? 1,
    dish: {
      ...rest,
      id: file.replace(/^.*\//, "").replace(/\.md$/, ""),
      name,
      slots,
      prepMinutes: prep,
      cookMinutes: cook,
      description,
      ingredients,
      steps,
      tip: prose("Tip"),
      culturalNote: prose("Note"),
      exchanges: readAll(part("Exchanges"), (line) => readExchange(line, sink)),
    },
  };
};
