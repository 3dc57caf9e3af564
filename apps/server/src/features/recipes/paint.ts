import type { Kitchen } from "@meal/engine/kitchen";
import { type DishIngredient, dishToRead, paintDish, paintRecipe, type Subject } from "@meal/engine/recipes";

const mostFoods = 40;
const mostGrams = 100_000;

/** What is asked for in the address of a picture. */
interface Wanted {
  readonly name: string;
  readonly dish?: string | undefined;
  readonly foods: string;
  /** For how many the foods are; as many as the dish is for where nobody says so. */
  readonly servings?: number | undefined;
}

/** A dish of the cookbook gives its form and what each food is in it; where no food is given, its own foods too. */
export function paint(kitchen: Kitchen, { name, dish: id = "", foods, servings }: Wanted): string {
  const dish = dishToRead(kitchen, id)?.dish;
  const own = dish?.ingredients ?? [];
  const given = foodsOf(kitchen, readFoods(foods), own);
  const shown = given.length > 0 ? given : foodsOf(kitchen, own, own);
  if (shown.length === 0)
    return paintRecipe(kitchen, { recipeName: name, backgroundStory: "", enhance: false }).svg;
  return paintDish({
    name,
    form: dish?.form ?? "plate",
    servings: (given.length > 0 ? servings : undefined) ?? dish?.servings ?? 1,
    steps: dish?.steps.map(({ text }) => text).join(" ") ?? "",
    foods: shown,
  });
}

type Portion = Pick<DishIngredient, "foodId" | "grams">;

function foodsOf(
  kitchen: Kitchen,
  portions: readonly Portion[],
  own: readonly DishIngredient[],
): Subject["foods"] {
  return portions.flatMap(({ foodId, grams }) => {
    const food = kitchen.planner.foodOf(foodId);
    if (food === undefined) return [];
    const role = own.find((ingredient) => ingredient.foodId === foodId)?.role;
    return [role === undefined ? { food, grams } : { food, grams, role }];
  });
}

/** `food-id:grams`, separated by commas. What is nothing of the kind is left out: a picture without it is better than none. */
function readFoods(text: string): readonly Portion[] {
  return text
    .split(",")
    .slice(0, mostFoods)
    .flatMap((part) => {
      const [, foodId = "", grams = ""] = /^\s*([\w-]+):(\d{1,6}(?:\.\d+)?)\s*$/u.exec(part) ?? [];
      return foodId === "" ? [] : [{ foodId, grams: Math.min(Number(grams), mostGrams) }];
    });
}
