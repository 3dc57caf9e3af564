import { z } from "zod";

const MOST_GRAMS = 5000;
/** Pure fat has 900, so nothing has more. */
const MOST_KCAL_PER_100G = 900;

const per100g = (most: number) => z.number().min(0).max(most).nullable().catch(null);
const notes = z.array(z.string()).catch([]);

/** A food as a model is asked for it. */
export const seenFood = z.object({
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
/** A food as a model sees it. */
export type Seen = z.output<typeof seenFood>;
