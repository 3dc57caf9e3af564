import type { Photo } from "@meal/domain/chef/chef-port";
import type { Food, FoodIndex } from "@meal/engine/foods";
import { sourceOf } from "@meal/engine/talk";
import { z } from "zod";
import type { RangedFoodItem } from "../../../../ports/chef.ts";
import { rangedFood } from "../../ranged-food.ts";
import { askUntilRead } from "../calls/ask.ts";
import type { Line } from "../calls/line.ts";
import { formOf } from "../form.ts";
import { instructions } from "../prompt.ts";
import { jsonReader } from "../read-json.ts";
import { asked, type ModelParts } from "./parts.ts";

const MOST_ITEMS = 30;
const MOST_GRAMS = 5000;
/** Pure fat has 900, so nothing has more. */
const MOST_KCAL_PER_100G = 900;
const KNOWN_SCORE = 0.75;
/** How sure one may be of a food that only the model knows: the screen then asks for a better picture or words. */
const UNKNOWN_CONFIDENCE = 0.45;

const per100g = (most: number) => z.number().min(0).max(most).nullable().catch(null);
const notes = z.array(z.string()).catch([]);

const item = z.object({
  name: z.string().min(1),
  portion: z.string().catch(""),
  grams: z.number().min(0).max(MOST_GRAMS),
  gramsLow: z.number().min(0).nullable().catch(null),
  gramsHigh: z.number().max(MOST_GRAMS).nullable().catch(null),
  confidence: z.number().min(0).max(1).catch(0.4),
  kcalPer100g: per100g(MOST_KCAL_PER_100G),
  proteinPer100g: per100g(100),
  carbsPer100g: per100g(100),
  fatPer100g: per100g(100),
  fiberPer100g: per100g(100),
  taste: notes,
  notes: z.string().catch(""),
  assumptions: notes,
});
type Seen = z.output<typeof item>;

const plate = z.object({ items: z.array(item) });
const form = formOf("plate", plate);
const read = jsonReader(plate);

const tenth = (value: number): number => Math.round(value * 10) / 10;
const short = (text: string): string => text.trim().slice(0, 300);

/** Has foods and their weights named; what they bring comes from the food table where it knows them. */
export async function analyseFood(
  { kitchen }: ModelParts,
  line: Line,
  { photo, description }: { readonly photo: Photo | null; readonly description: string },
): Promise<readonly RangedFoodItem[]> {
  const messages = asked({ description }, photo);
  const question = { instructions: instructions("analyse-food.v1"), messages, form };
  const { items } = await askUntilRead(line, question, read);
  const { foods } = kitchen();
  // A food without a weight is none that was seen.
  return items
    .filter(({ grams }) => grams > 0)
    .slice(0, MOST_ITEMS)
    .map((seen) => counted(foods, seen));
}

function counted(foods: FoodIndex, seen: Seen): RangedFoodItem {
  const match = foods.find(seen.name, { asEaten: true });
  const food = match !== null && match.score >= KNOWN_SCORE ? match.food : null;
  const confidence = food === null ? Math.min(seen.confidence, UNKNOWN_CONFIDENCE) : seen.confidence;
  const { kcal, ...rest } = per100gOf(food, seen);
  const of = (figure: number): number => (figure * seen.grams) / 100;
  const ranged = rangedFood(
    {
      description: short(seen.name),
      portion: short(seen.portion) || `${Math.round(seen.grams)} g`,
      calories: Math.round(of(kcal)),
      protein: tenth(of(rest.protein)),
      carbs: tenth(of(rest.carbs)),
      fats: tenth(of(rest.fat)),
      fiber: tenth(of(rest.fiber)),
      confidence,
      taste_profile: seen.taste.slice(0, 8).map(short),
      chef_notes: `${short(seen.notes)} ${originOf(food, seen)}`.trim(),
      grams: seen.grams,
    },
    seen.assumptions.slice(0, 10).map(short),
  );
  return { ...ranged, calories_range: widened(ranged.calories_range, kcal, seen) };
}

function per100gOf(food: Food | null, seen: Seen) {
  if (food !== null) return food.per100g;
  return {
    kcal: seen.kcalPer100g ?? 0,
    protein: seen.proteinPer100g ?? 0,
    carbs: seen.carbsPer100g ?? 0,
    fat: seen.fatPer100g ?? 0,
    fiber: seen.fiberPer100g ?? 0,
  };
}

const originOf = (food: Food | null, { grams }: Seen): string =>
  food === null
    ? "Our food table does not know it; the figures are the model's own estimate."
    : `Counted as ${Math.round(grams)} g of ${food.name}, ${Math.round(food.per100g.kcal)} kcal per 100 g (${sourceOf(food)}).`;

/** The model's own least and most weigh in where they are farther apart. */
function widened(
  { low, high }: RangedFoodItem["calories_range"],
  kcalPer100g: number,
  { gramsLow, gramsHigh }: Seen,
): RangedFoodItem["calories_range"] {
  const kcalOf = (grams: number): number => Math.round((grams * kcalPer100g) / 100);
  return {
    low: gramsLow === null ? low : Math.min(low, kcalOf(gramsLow)),
    high: gramsHigh === null ? high : Math.max(high, kcalOf(gramsHigh)),
  };
}
