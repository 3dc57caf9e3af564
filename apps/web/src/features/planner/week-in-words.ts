import type { StandingWish } from "@meal/domain/planner/standing-wishes";
import type { PlannerSettings } from "@meal/domain/planner/settings";
import { FIGURE_NAMES, readFigure } from "@meal/domain/planner/typed-figures";
import { mealTypes } from "../../platform/texts/en/meal-types.ts";
import * as t from "./texts/en/week-settings.ts";
import { weekdaysInWords } from "./weekdays.ts";

/** Minutes, nutrients and money that were asked for, each in a few words. */
export function figuresInWords({ figures }: Pick<PlannerSettings, "figures">): readonly string[] {
  return FIGURE_NAMES.flatMap((name) => {
    const value = readFigure(name, figures[name]);
    return value === undefined ? [] : [t.inShort[name](value)];
  });
}

/** "Monday to Friday, breakfast: Oatmeal". */
export function standingInWords(wish: StandingWish): string {
  const place = t.atMeal(weekdaysInWords(wish.weekdays), mealTypes[wish.slot]);
  if (wish.kind === "dish") return t.standingDish(place, wish.name);
  return wish.kind === "out" ? t.standingOut(place) : t.standingPeople(place, wish.servings);
}
