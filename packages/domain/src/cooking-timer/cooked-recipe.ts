/** What a timer knows of the recipe that is cooked with it: its lines, for as many as are cooked for. */
export type CookedRecipe = {
  readonly id: string;
  readonly ingredients: readonly string[];
  readonly servings?: number;
  /** Parallel to `ingredients`, where the cookbook knows them: which food, and how much of it. */
  readonly foodIds?: readonly string[];
  readonly grams?: readonly number[];
};

const mostLines = 200;
const longestLine = 1000;

/** A recipe that lies on the device; nothing where another program or an older version wrote it. */
export function readCookedRecipe(value: unknown): CookedRecipe | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const fields = new Map<string, unknown>(Object.entries(value));
  const id = fields.get("id");
  const ingredients = listOf(fields.get("ingredients"), isText);
  if (!isText(id) || ingredients === undefined) return undefined;
  const servings = fields.get("servings");
  const foodIds = listOf(fields.get("foodIds"), isText);
  const grams = listOf(fields.get("grams"), isAmount);
  return {
    id,
    ingredients: ingredients.slice(0, mostLines).map((line) => line.slice(0, longestLine)),
    ...(isAmount(servings) && servings > 0 && { servings }),
    ...(foodIds?.length === ingredients.length && { foodIds }),
    ...(grams?.length === ingredients.length && { grams }),
  };
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}

function isAmount(value: unknown): value is number {
  return typeof value === "number" && Number.isFinite(value) && value >= 0;
}

function listOf<T>(value: unknown, is: (each: unknown) => each is T): readonly T[] | undefined {
  return Array.isArray(value) && value.every(is) ? value : undefined;
}
