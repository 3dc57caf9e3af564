/** A food that the household has: of the food table, how much of it where that is known, and by when it is best eaten. */
export type FoodAtHome = {
  readonly foodId: string;
  readonly grams?: number;
  /** YYYY-MM-DD; the day itself is not too late. */
  readonly bestBefore?: string;
};

/** The most foods at home that a plan is told of. */
export const MOST_FOODS_AT_HOME = 500;
