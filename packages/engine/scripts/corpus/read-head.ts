import {
  BUDGETS,
  CUISINES,
  DIFFICULTIES,
  DISH_SLOTS,
  EQUIPMENT,
  FAMILIARITIES,
  MEAL_CATEGORIES,
  SUITS,
} from "@meal/domain/chef/vocabulary";
import { z } from "zod";
import { DISH_FORMS, type Keeping } from "../../src/dishes/dish.ts";
import type { FaultSink } from "./fault.ts";

const minutes = z.coerce.number().int().min(0).max(1440);

const listOf = (separator: string) =>
  z.string().transform((text) =>
    text
      .split(separator)
      .map((part) => part.trim())
      .filter((part) => part !== ""),
  );

const onceEach = (list: readonly string[]): boolean => new Set(list).size === list.length;

const header = z.object({
  cuisine: z.enum(CUISINES),
  category: z.enum(MEAL_CATEGORIES),
  slots: listOf(",").pipe(z.array(z.enum(DISH_SLOTS))),
  form: z.enum(DISH_FORMS),
  difficulty: z.enum(DIFFICULTIES),
  style: z.enum(["regular", "gourmet"]),
  budget: z.enum(BUDGETS),
  servings: z.coerce.number().int().min(1).max(24),
  prep: minutes,
  cook: minutes,
  familiar: z.enum(FAMILIARITIES),
  keeping: z.string(),
  needs: listOf(",").pipe(z.array(z.enum(EQUIPMENT)).refine(onceEach, "names a thing twice")),
  suits: listOf(",").pipe(z.array(z.enum(SUITS)).refine(onceEach, "names a thing twice")),
  "known as": listOf(";")
    .pipe(z.array(z.string().min(3).max(60)))
    .default([]),
});

const KEYS = Object.keys(header.shape);

/** A line of a file, without the blanks around it. */
export type Line = { readonly text: string; readonly at: number };

type Value = { readonly at: number; readonly value: string };
type Values = ReadonlyMap<string, Value>;

const valuesIn = (lines: readonly Line[], sink: FaultSink) => {
  const values = new Map<string, Value>();
  const prose: string[] = [];
  for (const { text, at } of lines) {
    const [, key, value = ""] = /^([a-z]+(?: [a-z]+)?):\s*(.*)$/.exec(text) ?? [];
    if (key === undefined || prose.length > 0) prose.push(text);
    else if (!KEYS.includes(key)) sink.error(at, `unknown header "${key}" (there are ${KEYS.join(", ")})`);
    else if (values.has(key)) sink.error(at, `"${key}" stands twice; keep one`);
    else values.set(key, { at, value });
  }
  return { values, description: prose.join(" ") };
};

const parse = (values: Values, sink: FaultSink): z.output<typeof header> | null => {
  const parsed = header.safeParse(Object.fromEntries([...values].map(([key, { value }]) => [key, value])));
  if (parsed.success) return parsed.data;
  for (const issue of parsed.error.issues) {
    const key = String(issue.path[0] ?? "");
    const found = values.get(key);
    if (found === undefined) sink.error(1, `the header "${key}" is missing`);
    else sink.error(found.at, `${key}: ${issue.message}`);
  }
  return null;
};

/** Reads what stands above the ingredients: the name, the headers, the line that makes one want it. */
export const readHead = (lines: readonly Line[], keeping: ReadonlyMap<string, Keeping>, sink: FaultSink) => {
  const name = /^#\s+(.+)$/.exec(lines[0]?.text ?? "")?.[1];
  if (name === undefined) sink.error(1, "the first line must be # and the dish's name");
  const { values, description } = valuesIn(lines.slice(1), sink);
  const read = { name, description, knownAsLine: values.get("known as")?.at ?? 1 };
  const said = parse(values, sink);
  if (said === null) return { ...read, head: null };
  const { "known as": knownAs, keeping: group, ...rest } = said;
  const kept = keeping.get(group);
  if (kept === undefined) {
    const groups = [...keeping.keys()].join(", ");
    sink.error(
      values.get("keeping")?.at ?? 1,
      `keeping: no group "${group}" in keeping.tsv (there are ${groups})`,
    );
    return { ...read, head: null };
  }
  return { ...read, head: { ...rest, keeping: kept, knownAs } };
};
