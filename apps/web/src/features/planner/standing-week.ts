import { weekdayOf } from "@meal/domain/chef/weekdays";
import type { StandingWish } from "@meal/domain/planner/standing-wishes";
import { placeOf, setAway } from "@meal/domain/planner/week-edits";
import { edited, type OpenPlan, withDays } from "./open-plan.ts";
import { serveAt } from "./servings.ts";

/**
 * A plan that was just made, as the household's week is: eating out and the people at a meal are no chef's business, and are
 * laid over it as somebody would do by hand. A locked meal stays as it is.
 */
export function asEveryWeek(plan: OpenPlan, wishes: readonly StandingWish[]): OpenPlan {
  const { days } = plan.content;
  const meant = mealsMeant(plan, wishes);
  const served = meant.reduce((changed, { id, wish }) => {
    const place = placeOf(changed, id);
    return wish.kind !== "people" || place === undefined ? changed : serveAt(changed, place, wish.servings);
  }, days);
  const away = meant.reduce((changed, { id, wish }) => {
    const place = placeOf(changed, id);
    return wish.kind !== "out" || place === undefined ? changed : setAway(changed, place, "out");
  }, served);
  if (served === days && away === days) return plan;
  const forAll = edited(plan, { content: { ...plan.content, days: served } });
  return away === served ? forAll : withDays(forAll, away);
}

interface MealMeant {
  readonly id: string;
  readonly wish: StandingWish;
}

/** The meals of a plan that each wish is about. */
function mealsMeant({ content }: OpenPlan, wishes: readonly StandingWish[]): readonly MealMeant[] {
  const { days, startDate } = content;
  return wishes.flatMap((wish) =>
    days
      .filter(({ day }) => wish.weekdays.includes(weekdayOf(startDate, day - 1)))
      .flatMap(({ meals }) => meals)
      .filter(({ type, isLocked }) => isLocked !== true && type === wish.slot)
      .map(({ id }) => ({ id, wish })),
  );
}
