import { DIET_RULES } from "../diets/diet-rules.ts";

/** What words without a figure mean. Each is a figure that somebody else has set, and is told on the plan. */

/** What cookbooks and recipe sites sell as quick. */
export const QUICK_MINUTES = 30;

/** The recommended allowance is 130 g a day; eating less than that is what the literature calls low (Feinman 2015). */
export const LOW_CARB_GRAMS = 130;

/** US rules for claims on food call a meal low in fat when at most 30 % of its energy is fat (21 CFR 101.62). */
export const LOW_FAT_SHARE = 0.3;

/** The adequate intake of the dietary reference intakes: 14 g in 1,000 kcal. */
export const HIGH_FIBER_PER_KCAL = 14 / 1000;

/** The words mean what the diets of the same name mean. */
export const HIGH_PROTEIN_SHARE =
  DIET_RULES["high-protein"].dayLimits.find(({ isWish }) => !isWish)?.min ?? 0.25;
export const LOW_SODIUM_MG = DIET_RULES["low-sodium"].dayLimits.find(({ isWish }) => !isWish)?.max ?? 1500;

const KCAL_PER_GRAM = { protein: 4, fat: 9 } as const;

/** A share of the day's energy in grams, to whole five grams. */
export const gramsOfShare = (of: keyof typeof KCAL_PER_GRAM, share: number, dayKcal: number): number =>
  Math.round((share * dayKcal) / KCAL_PER_GRAM[of] / 5) * 5;
