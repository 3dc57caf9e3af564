import type { Meal, PlanDay } from "@meal/domain/chef/plans";
import { categoryByName } from "@meal/domain/planner/category-by-name";
import { dishPicture } from "../../../platform/dish-picture.ts";
import { categorise } from "../queries.ts";

/** A plan whose meals have their categories, and whether all of them could be asked for. */
interface Categorised {
  readonly days: readonly PlanDay[];
  readonly isWhole: boolean;
}

/** The category of every meal that the cookbook does not know. */
export async function categoriseMeals(days: readonly PlanDay[]): Promise<Categorised> {
  const meals = days.flatMap((day) => day.meals);
  const categories = await Promise.allSettled(meals.map((meal) => categoryOf(meal)));
  const known = new Map(
    meals.map((meal, at) => {
      const category = categories[at];
      return [meal, category?.status === "fulfilled" ? category.value : categoryByName(meal.name)];
    }),
  );
  return {
    days: days.map((day) => ({
      ...day,
      meals: day.meals.map((meal) => ({ ...meal, actualCategory: known.get(meal) ?? meal.actualCategory })),
    })),
    isWhole: categories.every(({ status }) => status === "fulfilled"),
  };
}

/** Nobody waits longer for pictures: what is late shows when it is there. */
const patienceMs = 10_000;

/** Fetches all pictures, so that they show at once; answers whether any failed to come. */
export async function fetchPictures(days: readonly PlanDay[]): Promise<"failed" | "fetched" | "late"> {
  const meals = days.flatMap((day) => day.meals);
  const pictures = Promise.all(meals.map((meal) => fetchPicture(dishPicture(meal))));
  const late = new Promise<"late">((resolve) => setTimeout(() => resolve("late"), patienceMs));
  return Promise.race([
    pictures.then(
      () => "fetched" as const,
      () => "failed" as const,
    ),
    late,
  ]);
}

async function categoryOf(meal: Meal) {
  // What the cookbook or the engine wrote has its category from there.
  if (meal.dishId !== undefined) return meal.actualCategory;
  return (await categorise(meal.name)).category;
}

async function fetchPicture(address: string): Promise<void> {
  const image = new Image();
  image.src = address;
  await image.decode();
}
