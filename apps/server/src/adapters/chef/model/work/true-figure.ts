import type { Kitchen } from "@meal/engine/kitchen";
import { CLAIM } from "../functions/claims.ts";
import { foodsNamedIn } from "./table-figures.ts";

/** Tables differ by so much among themselves. */
const TOLERANCE = 0.2;
const LEAST_DIFFERENCE_KCAL = 15;

/** A sentence that gives one food's calories per 100 g, with what the table says where that is something else. */
export function withTrueFigure(kitchen: Kitchen, sentence: string): string {
  const [claim] = sentence.matchAll(CLAIM);
  if (claim?.[1] === undefined) return sentence;
  const [food, other] = foodsNamedIn(kitchen, sentence);
  if (food === undefined || other !== undefined) return sentence;
  const said = Number(claim[1].replaceAll(",", ""));
  const off = Math.abs(said - food.per100g.kcal);
  if (off <= Math.max(LEAST_DIFFERENCE_KCAL, TOLERANCE * food.per100g.kcal)) return sentence;
  const truth = `(Our food table says ${Math.round(food.per100g.kcal)} kcal per 100 g of ${food.name}.)`;
  return `${sentence.trimEnd()} ${truth}${/\s*$/u.exec(sentence)?.[0] ?? ""}`;
}
