import { DIFFICULTIES } from "@meal/domain/chef/vocabulary";
import { z } from "zod";

const MOST_SERVINGS = 24;

const lines = z.array(z.string()).catch([]);
const minutes = z.number().min(0).max(14_400).catch(0);

/** A recipe as a model is asked for it. */
export const writtenRecipe = z.object({
  isFood: z.boolean(),
  message: z.string().catch(""),
  servings: z.number().min(1).max(MOST_SERVINGS).catch(2),
  prepMinutes: minutes,
  cookMinutes: minutes,
  difficulty: z.enum(DIFFICULTIES).catch("medium"),
  ingredients: lines,
  instructions: lines,
  tips: lines,
  culturalNotes: z.string().catch(""),
});
/** A recipe as a model writes it. */
export type Written = z.output<typeof writtenRecipe>;
