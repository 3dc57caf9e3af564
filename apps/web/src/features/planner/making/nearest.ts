import {
  CALORIE_TARGETS,
  MEALS_A_DAY,
  type PlannerSettings,
  typedTasteOf,
} from "@meal/domain/planner/settings";
import { type StandingWish, standingMeals } from "@meal/domain/planner/standing-wishes";
import { FIGURE_NAMES, readFigure, withHands, withLimits } from "@meal/domain/planner/typed-figures";
import { diets as dietNames } from "../../../ui/texts/en/diets.ts";
import type { Nearest } from "./generation-state.ts";
import * as counts from "../texts/en/counts.ts";
import * as t from "../texts/en/plan.tsx";
import * as figureWords from "../texts/en/figures.ts";

/** An allergy is never taken away by a press on something else. */
export const isTakeable = ({ allergies }: Nearest): boolean => allergies === undefined;

/** The change in a few words; of the limits, those that differ from what was typed. */
export function nearestInWords(
  { diet, diets, calories, mealsPerDay, limits, handsOnLimit, standing, tastePreferences }: Nearest,
  { figures, standing: stood }: Pick<PlannerSettings, "figures" | "standing">,
): string {
  const typed = withNearest(figures, { limits, handsOnLimit });
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
    standing === undefined ? "" : t.without(namesLeft(stood, standing)),
    tastePreferences === undefined ? "" : t.typedWishes(typedTasteOf(tastePreferences)),
  ];
  return parts.filter((part) => part !== "").join(", ");
}

/** The same change, of what was chosen. A kind of change that is not named here does not compile. */
export function settingsTaking(
  {
    diet,
    diets,
    calories,
    mealsPerDay,
    allergies,
    limits,
    handsOnLimit,
    standing,
    tastePreferences,
    ...others
  }: Nearest,
  { figures, standing: stood }: Pick<PlannerSettings, "figures" | "standing">,
): Partial<PlannerSettings> {
  others satisfies { readonly [kind: string]: never };
  const target = CALORIE_TARGETS.find((one) => one === calories);
  const meals = MEALS_A_DAY.find((one) => one === mealsPerDay);
  return {
    ...(diet !== undefined && { diet }),
    ...(diets !== undefined && { secondDiet: diets[0] ?? "none" }),
    ...(meals !== undefined && { mealsPerDay: meals }),
    ...(allergies !== undefined && { allergies }),
    ...((limits !== undefined || handsOnLimit !== undefined) && {
      figures: withNearest(figures, { limits, handsOnLimit }),
    }),
    ...(tastePreferences !== undefined && { taste: typedTasteOf(tastePreferences) }),
    ...(standing !== undefined && { standing: stillStanding(stood, standing) }),
    ...(calories !== undefined && { target: target ?? "custom", customCalories: String(calories) }),
  };
}

function withNearest(
  figures: PlannerSettings["figures"],
  {
    limits,
    handsOnLimit,
  }: { readonly limits: Nearest["limits"]; readonly handsOnLimit: Nearest["handsOnLimit"] },
): PlannerSettings["figures"] {
  const limited = limits === undefined ? figures : withLimits(figures, limits);
  return handsOnLimit === undefined ? limited : withHands(limited, handsOnLimit);
}

type Left = NonNullable<Nearest["standing"]>;

/** What stands every week without the dishes that cannot. */
function stillStanding(wishes: readonly StandingWish[], left: Left): readonly StandingWish[] {
  return wishes.flatMap((wish): readonly StandingWish[] => {
    if (wish.kind !== "dish") return [wish];
    const weekdays = wish.weekdays.filter((weekday) =>
      left.some((meal) => meal.weekday === weekday && meal.slot === wish.slot && meal.dishId === wish.dishId),
    );
    return weekdays.length === 0 ? [] : [{ ...wish, weekdays }];
  });
}

function namesLeft(wishes: readonly StandingWish[], left: Left): readonly string[] {
  const still = standingMeals(stillStanding(wishes, left));
  const gone = wishes.flatMap((wish) =>
    wish.kind === "dish" && standingMeals([wish]).some((meal) => !still.some((each) => isSame(each, meal)))
      ? [wish.name]
      : [],
  );
  return [...new Set(gone)];
}

function isSame(one: Left[number], other: Left[number]): boolean {
  return one.weekday === other.weekday && one.slot === other.slot && one.dishId === other.dishId;
}
