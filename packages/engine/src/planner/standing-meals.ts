import type { PlanDay, PlanRequest, Relaxation } from "@meal/domain/chef/plans";
import { weekdayOf } from "@meal/domain/chef/weekdays";
import type { PlannerIndex } from "./planner-index.ts";
import type { OpenSeat } from "./rhythm.ts";

/** The dish that stands at a place every week; undefined where none does. */
export const standingAt = (
  { standing = [], startDate }: PlanRequest,
  { day, kind }: OpenSeat,
): string | undefined =>
  standing.find(({ weekday, slot }) => weekday === weekdayOf(startDate, day) && slot === kind)?.dishId;

export const DAY_NAMES = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** The meals of every week that are not at their place: the dish breaks a rule, is not in the cookbook or gave way. */
export const standingMissed = (
  index: PlannerIndex,
  request: PlanRequest,
  days: readonly PlanDay[],
): Relaxation[] =>
  (request.standing ?? []).flatMap(({ weekday, slot, dishId }) => {
    const own = request.ownRecipes?.find((recipe) => recipe.dishId === dishId);
    const name = index.byDishId.get(dishId)?.dish.name ?? own?.name ?? dishId;
    const missed = days.filter(
      ({ day, meals }) =>
        weekdayOf(request.startDate, day - 1) === weekday &&
        meals.some(({ type }) => type === slot) &&
        !meals.some((meal) => meal.type === slot && meal.dishId === dishId),
    );
    return missed.map(({ day }): Relaxation => ({
      wish: "standing",
      day,
      reason: `${DAY_NAMES[weekday] ?? ""}'s ${slot} is not ${name}: it does not fit the rules of this plan.`,
    }));
  });
