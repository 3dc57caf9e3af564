/** What a portion brings: kilocalories, grams, and milligrams of sodium. */
export type Nutrition = {
  readonly kcal: number;
  readonly protein: number;
  readonly carbs: number;
  readonly fat: number;
  readonly fiber: number;
  readonly sugars: number;
  readonly saturatedFat: number;
  readonly sodiumMg: number;
};

/** No figure of a portion is larger; what would be was misread. */
export const MOST_FIGURE = 1_000_000;

export const NO_NUTRITION: Nutrition = {
  kcal: 0,
  protein: 0,
  carbs: 0,
  fat: 0,
  fiber: 0,
  sugars: 0,
  saturatedFat: 0,
  sodiumMg: 0,
};
