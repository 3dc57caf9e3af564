import { minutesToTable } from "@meal/domain/chef/meal-steps";
import { NO_NUTRITION } from "@meal/domain/chef/nutrition";
import type { Meal } from "@meal/domain/chef/plans";
import type { Wish } from "../wishes/wish.ts";
import type { Demands } from "./demands.ts";
import type { Position } from "./day-layout.ts";
import type { Plate } from "./plate.ts";

const handReason = (plate: Plate, demands: Demands): string | null => {
  const numbers = [plate.main, ...plate.addons].flatMap((component) => component.foodNumbers);
  const foods = [plate.main, ...plate.addons].flatMap((component) => component.foods);
  const used = demands.atHand.flatMap((thing) => {
    const place = numbers.findIndex((number) => thing.numbers.has(number));
    return place < 0 ? [] : (foods[place]?.name ?? []);
  });
  const names = [...new Set(used)].slice(0, 3);
  return names.length === 0 ? null : `uses the ${names.join(" and ")} you have`;
};

/** What the meal brings as it was measured out, so that its recipe tells the same figures. */
const bodyReason = (meal: Meal): string => {
  const { calories, nutrition = NO_NUTRITION } = meal;
  const minutes = minutesToTable(meal);
  if (minutes <= 20) return `is on the table in ${minutes} minutes`;
  const protein = Math.round(nutrition.protein);
  if ((protein * 4) / Math.max(1, calories) > 0.22) return `has ${protein} g of protein`;
  const fiber = Math.round(nutrition.fiber);
  return fiber >= 8 ? `has ${fiber} g of fiber` : "balances the rest of the day";
};

/** Every dish has what somebody only wanted to be spared. */
const isAskedOfDishes = (wish: Wish): boolean =>
  wish.kind === "dish" || (wish.kind === "foods" && wish.isWanted);

/** One line on why this meal stands here: the wishes it meets, then what it brings. */
export const whyOf = (meal: Meal, plate: Plate, position: Position, demands: Demands): string => {
  const { request, wishes, pursuit } = demands;
  const { main } = plate;
  const reasons = [
    handReason(plate, demands),
    main.cuisine !== null && main.cuisine === request.cuisineStyle ? "matches the cuisine you chose" : null,
    wishes.wishes.some(isAskedOfDishes) && pursuit.tasteOf(main) > 0.5 ? "has what you asked for" : null,
    position.wished !== null && position.wished === main.dish.category
      ? `is the ${position.wished} you asked for`
      : null,
    request.budget === "cheap" && main.dish.budget === "cheap" ? "costs little" : null,
    bodyReason(meal),
  ].filter((reason) => reason !== null);
  return `It ${reasons.slice(0, 2).join(" and ")}.`;
};
