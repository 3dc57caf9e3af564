import { STEP_CATEGORIES } from "@meal/domain/chef/vocabulary";
import { z } from "zod";
import {
  type Dish,
  type DishIngredient,
  type DishStep,
  INGREDIENT_ROLES,
  type Keeping,
  type Refused,
} from "../../src/dishes/dish.ts";
import type { FaultSink } from "./fault.ts";
import { type Line, readHead } from "./read-head.ts";

/** A dish and the lines its parts stand on, for faults. */
export type DishFile = {
  readonly dish: Dish;
  readonly file: string;
  readonly ingredientLines: readonly number[];
  readonly firstStepLine: number;
  /** Where its other names stand. */
  readonly knownAsLine: number;
};

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

const STEP = /^\d+\.\s*\[(\d+)(?:\s*\+\s*(\d+))?\s+([a-z]+)\]\s*(.+)$/;

const readStep = ({ text, at }: Line, sink: FaultSink): DishStep | null => {
  const found = STEP.exec(text);
  if (found === null) {
    sink.error(
      at,
      `a step is "1. [hands category] text" or "1. [hands+waiting category] text", not "${text.slice(0, 40)}"`,
    );
    return null;
  }
  const [, hands, waiting = "0", word = "", told = ""] = found;
  const category = stepCategories.safeParse(word);
  if (!category.success) {
    sink.error(at, `"${word}" is not a step category (${STEP_CATEGORIES.join(" ")})`);
    return null;
  }
  return {
    minutes: Number(hands) + Number(waiting),
    waitingMinutes: Number(waiting),
    category: category.data,
    text: told.trim(),
  };
};

type ExchangeLine =
  | { readonly kind: "exchange"; readonly from: string; readonly to: string }
  | ({ readonly kind: "refused" } & Refused);

const readExchange = ({ text, at }: Line, sink: FaultSink): ExchangeLine | null => {
  const [, from = "", sign, to] = /^-\s*([a-z0-9-]+)\s+(?:(>|not)\s+([a-z0-9-]+)|stays)$/.exec(text) ?? [];
  if (from !== "" && to === undefined) return { kind: "refused", from };
  if (to !== undefined) return { kind: sign === ">" ? "exchange" : "refused", from, to };
  sink.error(at, `an exchange is "- from > to", "- from not to" or "- from stays", not "${text}"`);
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

const readAll = <T>(lines: readonly Line[], read: (line: Line) => T | null): T[] =>
  lines.flatMap((line) => {
    const made = read(line);
    return made === null ? [] : [made];
  });

/** Reads one dish; null when a part of it cannot be read (the faults say which). */
export const readDish = (
  file: string,
  text: string,
  keeping: ReadonlyMap<string, Keeping>,
  sink: FaultSink,
): DishFile | null => {
  const sections = splitSections(text, sink);
  const part = (title: string): readonly Line[] => sections.get(title) ?? [];
  const { name, head, description, knownAsLine } = readHead(part("head"), keeping, sink);
  const ingredients = readAll(part("Ingredients"), (line) => readIngredient(line, sink));
  const steps = readAll(part("Steps"), (line) => readStep(line, sink));
  const isWhole = ingredients.length === part("Ingredients").length && steps.length === part("Steps").length;
  if (name === undefined || head === null || !isWhole) return null;
  const prose = (title: string): string =>
    part(title)
      .map((line) => line.text)
      .join(" ");
  const { prep, cook, ...rest } = head;
  const exchangeLines = readAll(part("Exchanges"), (line) => readExchange(line, sink));
  const refused = exchangeLines.flatMap(({ kind, ...line }) => (kind === "refused" ? [line] : []));
  return {
    file,
    knownAsLine,
    ingredientLines: part("Ingredients").map((line) => line.at),
    firstStepLine: part("Steps")[0]?.at ?? 1,
    dish: {
      ...rest,
      id: file.replace(/^.*\//, "").replace(/\.md$/, ""),
      name,
      prepMinutes: prep,
      cookMinutes: cook,
      description,
      ingredients,
      steps,
      tip: prose("Tip"),
      culturalNote: prose("Note"),
      exchanges: exchangeLines.flatMap((line) =>
        line.kind === "exchange" ? [{ from: line.from, to: line.to }] : [],
      ),
      ...(refused.length > 0 && { refused }),
    },
  };
};
