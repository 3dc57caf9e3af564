/** spec: 2, section 5, "Calorie limit", and section 9. */
export const CALORIE_LIMIT = { least: 500, most: 10_000, usual: 2000 } as const;

export const limitTooLow = `Daily limit must be at least ${CALORIE_LIMIT.least} calories`;
export const limitTooHigh = "Daily limit must be at most 10,000 calories";
export const limitNoNumber = "Daily limit must be a number of calories";

/** What is wrong with a limit as it was typed or sent; null where nothing is. */
export function calorieLimitError(value: unknown): string | null {
  const number = typeof value === "string" && value.trim() === "" ? Number.NaN : Number(value);
  if (!Number.isFinite(number)) return limitNoNumber;
  if (number < CALORIE_LIMIT.least) return limitTooLow;
  return number > CALORIE_LIMIT.most ? limitTooHigh : null;
}

/** How far a day has got: the share of the limit in whole percent, and the tone that goes with it. */
export interface LimitProgress {
  /** Never over 100. */
  readonly percent: number;
  readonly tone: "fine" | "near" | "full";
  readonly isOver: boolean;
}

/** spec: 2, section 9: green under 70 %, yellow from 70 to 89 %, red from 90 % on. */
export function progressOf(kcal: number, limit: number): LimitProgress {
  const share = (kcal / limit) * 100;
  const percent = Math.min(100, Math.floor(share));
  return { percent, tone: share < 70 ? "fine" : share < 90 ? "near" : "full", isOver: kcal > limit };
}
