import { CALORIE_TARGETS, MEALS_A_DAY, type PlannerSettings } from "@meal/domain/planner/settings";
import { FIGURE_NAMES, readFigure, withLimits } from "@meal/domain/planner/typed-figures";
import { diets as dietNames } from "../../ui/texts/en/diets.ts";
import type { Nearest } from "./generation-state.ts";
import * as counts from "./texts/en/counts.ts";
import * as t from "./texts/en/plan.tsx";
import * as figureWords from "./texts/en/figures.ts";

/** An allergy is never taken away by a press on something else. */
export const isTakeable = ({ allergies }: Nearest): boolean => allergies === undefined;

/** The change in a few words; of the limits, those that differ from what was typed. */
export function nearestInWords(
  { diet, diets, calories, mealsPerDay, limits }: Nearest,
  { figures }: Pick<PlannerSettings, "figures">,
): string {
  const typed = limits === undefined ? {} : withLimits(figures, limits);
  const changed = FIGURE_NAMES.flatMap((name) => {
    const value = readFigure(name, typed[name]);
    return value === undefined || value === readFigure(name, figures[name])
      ? []
      : [figureWords.inShort[name](value)];
  });
  const parts = [
    calories === undefined ? "" : counts.kcal(calories),
    mealsPerDay === undefined ? "" : t.mealsADay(mealsPerDay),
    diet === undefined ? "" : dietNames[diet].toLowerCase(),
    diets === undefined || diet !== undefined
      ? ""
      : diets.map((each) => dietNames[each].toLowerCase()).join(", ") || t.noSecondDiet,
    ...changed,
  ];
  return parts.filter((part) => part !== "").join(", ");
}

/** The same change, of what was chosen. A kind of change that is not named here does not compile. */
export function settingsTaking(
  { diet, diets, calories, mealsPerDay, allergies, limits, ...others }: Nearest,
  { figures }: Pick<PlannerSettings, "figures">,
): Partial<PlannerSettings> {
  others satisfies { readonly [kind: string]: never };
  const target = CALORIE_TARGETS.find((one) => one === calories);
  const meals = MEALS_A_DAY.find((one) => one === mealsPerDay);
  return {
    ...(diet !== undefined && { diet }),
    ...(diets !== undefined && { secondDiet: diets[0] ?? "none" }),
    ...(meals !== undefined && { mealsPerDay: meals }),
    ...(allergies !== undefined && { allergies }),
    ...(limits !== undefined && { figures: withLimits(figures, limits) }),
    ...(calories !== undefined && { target: target ?? "custom", customCalories: String(calories) }),
  };
}
