import type { Intake } from "../calorie-tracking/diary.ts";
import { UNKNOWN_FOOD } from "../chef/recipes.ts";

/** An item of a food analysis, with a value in every field. */
export interface AnalysisItem extends Intake {
  readonly description: string;
  readonly portion: string;
  /** 0–1. */
  readonly confidence: number;
  readonly taste_profile: readonly string[];
  readonly chef_notes: string;
  /** Between which energies the truth probably lies. */
  readonly calories_range: Span;
  readonly assumptions: readonly string[];
  /** What the figures are for; null where nobody knows. */
  readonly grams: number | null;
  /** Whether the person said how much it was, so that nothing had to be assumed. */
  readonly isAmountSaid: boolean;
}

interface Span {
  readonly low: number;
  readonly high: number;
}

/** spec: 2, section 5. */
const invalidAnalysis = "Invalid response format from analysis";

/** spec: 2, section 3, "Food analysis item", defaults. */
const UNKNOWN_PORTION = "Unknown portion";
export const NO_TASTE = "No taste profile available";
export const NO_NOTES = "No chef notes available";

/** spec: 2, section 9: below it a better picture is asked for. */
export const LEAST_CONFIDENCE = 0.5;

/** The items of an answer, each whole. Fails with the specified words where there are none to be read. */
export function readAnalysis(answer: unknown): readonly AnalysisItem[] {
  const items = isRecord(answer) ? answer["items"] : undefined;
  if (!Array.isArray(items)) throw new TypeError(invalidAnalysis);
  return items.map(readItem);
}

function readItem(given: unknown): AnalysisItem {
  const item = isRecord(given) ? given : {};
  const calories = Math.round(figure(item["calories"]));
  const portion = text(item["portion"], UNKNOWN_PORTION);
  return {
    description: text(item["description"], UNKNOWN_FOOD),
    portion,
    calories,
    protein: figure(item["protein"]),
    carbs: figure(item["carbs"]),
    fats: figure(item["fats"]),
    fiber: figure(item["fiber"]),
    confidence: Math.min(1, figure(item["confidence"])),
    taste_profile: tastesOf(item["taste_profile"]),
    chef_notes: text(item["chef_notes"], NO_NOTES),
    calories_range: rangeOf(item["calories_range"], calories),
    assumptions: Array.isArray(item["assumptions"]) ? item["assumptions"].filter(isText) : [],
    grams: typeof item["grams"] === "number" ? figure(item["grams"]) || null : gramsIn(portion),
    isAmountSaid: item["is_amount_said"] === true,
  };
}

/** The grams that a portion states: "180 g". */
export function gramsIn(portion: string): number | null {
  const found = /^\s*(\d+(?:\.\d+)?) ?g\s*$/u.exec(portion)?.[1];
  return found === undefined ? null : Number(found) || null;
}

/** A person's own figures leave nothing open. */
export function ownItem(change: Intake & Pick<AnalysisItem, "description" | "portion">): AnalysisItem {
  const { calories } = change;
  return {
    ...change,
    confidence: 1,
    taste_profile: [NO_TASTE],
    chef_notes: NO_NOTES,
    calories_range: { low: calories, high: calories },
    assumptions: [],
    grams: gramsIn(change.portion),
    isAmountSaid: true,
  };
}

function rangeOf(given: unknown, calories: number): Span {
  const { low, high } = isRecord(given) ? given : {};
  return {
    low: Math.min(calories, typeof low === "number" ? figure(low) : calories),
    high: Math.max(calories, figure(high)),
  };
}

/** spec: a list, or its parts between commas. */
function tastesOf(given: unknown): readonly string[] {
  const list: readonly unknown[] = Array.isArray(given) ? given : isText(given) ? given.split(",") : [];
  const tastes = list.filter(isText).map((taste) => taste.trim());
  return tastes.length === 0 ? [NO_TASTE] : tastes;
}

const text = (given: unknown, otherwise: string): string => (isText(given) ? given.trim() : otherwise);

function figure(given: unknown): number {
  return typeof given === "number" && Number.isFinite(given) ? Math.max(0, given) : 0;
}

function isText(given: unknown): given is string {
  return typeof given === "string" && given.trim() !== "";
}

function isRecord(given: unknown): given is Readonly<Record<string, unknown>> {
  return typeof given === "object" && given !== null;
}
