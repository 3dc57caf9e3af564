/** A text's number in `texts`. */
type TextNumber = number;
type TextNumbers = readonly TextNumber[];

/** A food without its keys; nutrition is kcal, protein, carbs, fat, fibre, sugars, saturated fat, sodium. */
export type PackedFood = readonly [
  id: TextNumber,
  name: TextNumber,
  aliases: TextNumbers,
  kind: TextNumber,
  aisle: TextNumber,
  per100g: readonly number[],
  density: number | null,
  /** Name and grams by turns. */
  measures: readonly number[],
  centsPerKg: number,
  allergens: TextNumbers,
  tags: TextNumbers,
  fodmap: readonly [level: TextNumber, reason: TextNumber] | null,
  source: TextNumber,
  eaten: number,
];

type PackedIngredient = readonly [
  foodId: TextNumber,
  grams: number,
  measure: TextNumber,
  role: TextNumber,
  preparation: TextNumber,
  isOptional: 0 | 1,
];

type PackedStep = readonly [
  minutes: number,
  category: TextNumber,
  text: TextNumber,
  /** -1 where nobody said. */
  waitingMinutes: number,
];

export type PackedKeeping = readonly [
  id: TextNumber,
  fridgeDays: number,
  freezerMonths: number,
  source: TextNumber,
];

export type PackedDish = readonly [
  id: TextNumber,
  name: TextNumber,
  cuisine: TextNumber,
  category: TextNumber,
  slots: TextNumbers,
  form: TextNumber,
  difficulty: TextNumber,
  style: TextNumber,
  budget: TextNumber,
  servings: number,
  prepMinutes: number,
  cookMinutes: number,
  description: TextNumber,
  ingredients: readonly PackedIngredient[],
  steps: readonly PackedStep[],
  tip: TextNumber,
  culturalNote: TextNumber,
  /** From and to by turns. */
  exchanges: TextNumbers,
  familiar: TextNumber | null,
  /** Its place among the rows of `keeping`; -1 for none. */
  keeping: number,
  needs: TextNumbers,
  suits: TextNumbers,
  knownAs: TextNumbers,
  /** From and to by turns; -1 where a food gives way to none. */
  refused: TextNumbers,
];

export type PackedExtra = readonly [dish: PackedDish, tables: TextNumbers, diets: TextNumbers];

export type PackedExchange = readonly [
  from: TextNumber,
  to: TextNumber,
  ratio: number,
  roles: TextNumbers,
  fromWord: TextNumber,
  toWord: TextNumber,
  note: TextNumber,
];

export type PackedShopRow = readonly [
  food: TextNumber,
  from: readonly [food: TextNumber, share: number, part: TextNumber] | null,
  /** Unit, size and grams by turns; null for what is from the tap. */
  sold: readonly number[] | null,
  keepsDays: number,
];

/** The corpus as it lies in the compiled file: rows without keys, every text once. */
export type PackedCorpus = {
  readonly version: 2;
  readonly texts: readonly string[];
  readonly foods: readonly PackedFood[];
  readonly dishes: readonly PackedDish[];
  readonly extras: readonly PackedExtra[];
  readonly exchanges: readonly PackedExchange[];
  readonly keeping: readonly PackedKeeping[];
  readonly shop: readonly PackedShopRow[];
};
