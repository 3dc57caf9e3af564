import { fullNameOf } from "@meal/domain/chef/side";
import type { Meal } from "@meal/domain/chef/plans";
import { server } from "./server.ts";

type Pictured = Pick<Meal, "name" | "side" | "dishId" | "foodIds" | "grams" | "picture" | "servings">;

/** The painter's edition: another one is another picture, and asks for it under another address. */
const edition = "2";
/** The painter shows what there is most of; more foods would only make the address long. */
const mostFoods = 12;

/** Where a meal's picture lies: its own, or the one that the painter makes of its foods. */
export function dishPicture(meal: Pictured): string {
  if (meal.picture !== undefined && meal.picture !== "") return server.at(meal.picture);
  const query = new URLSearchParams({ name: fullNameOf(meal).slice(0, 300) });
  if (meal.dishId !== undefined) query.set("dish", meal.dishId);
  const foods = foodsOf(meal);
  if (foods !== "") query.set("foods", foods);
  if (foods !== "" && meal.servings !== undefined) query.set("servings", String(meal.servings));
  query.set("v", edition);
  return server.at(`/api/pictures/dish.svg?${query}`);
}

function foodsOf({ foodIds = [], grams = [] }: Pictured): string {
  return foodIds
    .map((id, index) => ({ id, grams: Math.round(grams[index] ?? 0) }))
    .filter((food) => food.grams > 0 && !/[:,]/u.test(food.id))
    .toSorted((a, b) => b.grams - a.grams)
    .slice(0, mostFoods)
    .map((food) => `${food.id}:${food.grams}`)
    .join(",");
}
