import type { Food } from "../../src/foods/food.ts";
import { vegan } from "../../src/diets/animal-rules.ts";
import { type Fault, faultsOf } from "./fault.ts";
import type { FoodRow } from "./read-foods.ts";

/**
 * Energy must follow from the macros: at least 4/4/0/9 with fibre free, at most 4/4/4/9, with room for the
 * finer factors that tables use for plants. Alcohol, sugar alcohols and acids burn differently: such rows say so by
 * a tag, or by "energy:" and a reason in their source.
 */
const energyFault = (food: Food): string | null => {
  const { kcal, protein, carbs, fat, fiber } = food.per100g;
  if (food.tags.some((tag) => tag === "alcohol" || tag === "sweetener")) return null;
  if (/energy:/.test(food.source)) return null;
  const isPlantPart = /^(spice|herb|vegetable|fruit|seed|baking|drink|condiment)$/.test(food.kind);
  const slack = isPlantPart ? 0.3 : 0.15;
  const low = 4 * protein + 4 * Math.max(0, carbs - fiber) + 9 * fat;
  const high = 4 * protein + 4 * carbs + 9 * fat;
  if (kcal >= low * (1 - slack) - 15 && kcal <= high * (1 + slack / 2) + 15) return null;
  return `${kcal} kcal, but its macros make ${Math.round(low)} to ${Math.round(high)}`;
};

const figureFaults = (food: Food): string[] => {
  const n = food.per100g;
  const faults: (string | null)[] = [
    energyFault(food),
    tagFault(food),
    n.kcal > 905 ? "more energy than pure fat" : null,
    n.protein + n.carbs + n.fat > 103 ? "protein, carbs and fat weigh more than 100 g" : null,
    n.fiber > n.carbs + 1.5 ? "more fibre than carbs" : null,
    n.sugars > n.carbs + 1.5 ? "more sugars than carbs" : null,
    n.saturatedFat > n.fat + 0.5 ? "more saturated fat than fat" : null,
    n.sugars > 0.5 && /sugars estimated(?! from)/.test(food.source)
      ? "sugars that are a guess; say of which like food they are"
      : null,
    n.sodiumMg > 40_000 ? "more sodium than salt has" : null,
    food.density !== null && !(food.density > 0.03 && food.density < 2.2) ? "impossible density" : null,
    food.centsPerKg > 2_000_000 ? "costs more than 20,000 dollars a kilogram" : null,
  ];
  return faults.filter((fault) => fault !== null);
};

const OF_ANIMALS: ReadonlySet<string> = new Set(["meat", "poultry", "fish", "shellfish", "egg", "dairy"]);

/** Diets go by tags, so flesh, eggs and milk without one would be served to vegans. */
const tagFault = (food: Food): string | null =>
  OF_ANIMALS.has(food.kind) && vegan(food) === null
    ? `is ${food.kind}, and no tag keeps vegans from it`
    : null;

const doubts = (food: Food): string[] => {
  const worries: (string | null)[] = [
    food.measures.length === 0 && food.density === null ? "has neither a measure nor a density" : null,
    food.centsPerKg === 0 && !/water|ice/.test(food.id) ? "has no price" : null,
    food.source === "" ? "has no source" : null,
    new Set(food.measures.map(({ name }) => name)).size < food.measures.length
      ? "names a measure twice"
      : null,
    food.measures.some(({ grams }) => grams > 6000) ? "has a measure over 6 kg" : null,
  ];
  return worries.filter((worry) => worry !== null);
};

const plain = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}%]+/gu, " ")
    .trim();

/** Faults within a row and between rows: doubled ids, names that stand for two foods. Returns the rows to keep. */
export const checkFoods = (rows: readonly FoodRow[], faults: Fault[]): Food[] => {
  const ids = new Map<string, FoodRow>();
  const names = new Map<string, FoodRow>();
  const kept: Food[] = [];
  for (const entry of rows) {
    const { food, file, line } = entry;
    const sink = faultsOf(file, faults);
    const twin = ids.get(food.id);
    if (twin !== undefined) {
      sink.error(line, `${food.id}: this id stands already in ${twin.file}:${twin.line}`);
      continue;
    }
    ids.set(food.id, entry);
    for (const name of new Set([food.name, ...food.aliases].map(plain))) {
      const owner = names.get(name);
      if (owner === undefined) names.set(name, entry);
      else
        sink.error(
          line,
          `${food.id}: "${name}" names ${owner.food.id} already (${owner.file}:${owner.line})`,
        );
    }
    for (const message of figureFaults(food)) sink.error(line, `${food.id}: ${message}`);
    for (const message of doubts(food)) sink.warn(line, `${food.id}: ${message}`);
    kept.push(food);
  }
  return kept;
};
