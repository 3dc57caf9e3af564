import type { StandingWish } from "@meal/domain/planner/standing-wishes";
import { mealTypes } from "../../../platform/texts/en/meal-types.ts";
import * as t from "../texts/en/week-settings.ts";
import { weekdaysInWords } from "./weekdays.ts";

/** "Monday to Friday, breakfast: Oatmeal". */
export function standingInWords(wish: StandingWish): string {
  const place = t.atMeal(weekdaysInWords(wish.weekdays), mealTypes[wish.slot]);
  if (wish.kind === "dish") return t.standingDish(place, wish.name);
  return wish.kind === "out" ? t.standingOut(place) : t.standingPeople(place, wish.servings);
}
