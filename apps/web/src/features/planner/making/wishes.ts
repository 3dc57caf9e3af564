import { MOST_PAST_DISHES } from "@meal/domain/chef/past-dishes";
import type { PlanDay } from "@meal/domain/chef/plans";
import { keepLocked, lockedBut } from "@meal/domain/planner/kept-meals";
import { peopleAsTheyStand, peopleByHand, withPeopleByHand } from "@meal/domain/planner/people-at-meals";
import { caloriesOf, type LeftOutDish, type PlannerSettings, tasteOf } from "@meal/domain/planner/settings";
import { joinWords } from "@meal/domain/planner/said-before";
import { standingMeals, standingPeople } from "@meal/domain/planner/standing-wishes";
import { figuresAsked } from "@meal/domain/planner/typed-figures";
import type { Nearest } from "./generation-state.ts";
import type { OpenPlan, Wishes } from "../plan/open-plan.ts";
import { requestOf } from "../queries.ts";
import type { SettingsView } from "../settings/settings-store.ts";
import { mealToWire } from "../plan/to-wire.ts";

/** What the chef is asked for, of what was chosen. The person's own allergies go along, so that the plan knows them. */
export function wishesOf(
  settings: PlannerSettings,
  ownAllergies: readonly string[],
  startDate: string,
): Wishes {
  const { days, mealsPerDay, diet, budget, difficulty, cuisineStyle, servings, cooking } = settings;
  const { secondDiet, familiar } = settings;
  const standing = standingMeals(settings.standing);
  return {
    days,
    mealsPerDay,
    diet,
    ...(secondDiet !== "none" && { diets: [secondDiet] }),
    budget,
    difficulty,
    cuisineStyle,
    servings,
    cooking,
    ...(familiar !== null && { familiar }),
    ...figuresAsked(settings.figures),
    ...(standing.length > 0 && { standing: [...standing] }),
    ...peopleOf(settings, days, startDate),
    calories: caloriesOf(settings),
    categories: [...settings.categories],
    ...(settings.slots.length > 0 && { slots: [[...settings.slots]] }),
    tastePreferences: tasteOf(settings),
    ingredients: [...settings.ingredients],
    allergies: [...joinWords(ownAllergies, settings.allergies)],
    dislikes: [...settings.dislikes],
    ...leavingOut(settings.dishesLeftOut),
  };
}

/** Eating out and guests of every week, on the days of this plan. */
function peopleOf({ standing }: PlannerSettings, days: number, startDate: string): Pick<Wishes, "people"> {
  const people = standingPeople(standing, days, startDate);
  return people.length === 0 ? {} : { people: [...people] };
}

/** Another week in the place of the one on the screen: whoever was said to come to one of its meals comes. */
export function wishesAnew(wishes: Wishes, shown: OpenPlan | null, startDate: string): Wishes {
  if (shown === null || shown.content.startDate !== startDate) return wishes;
  const { days, request, servings } = shown.content;
  const earlier = request?.insteadOf ?? [];
  const insteadOf = [...new Set([...dishesOf(days), ...earlier])].slice(0, MOST_PAST_DISHES);
  const byHand = peopleByHand(days, request?.people ?? [], request?.servings ?? servings ?? 1);
  const people = withPeopleByHand(
    wishes.people ?? [],
    byHand.filter(({ day }) => day <= wishes.days),
  );
  return {
    ...wishes,
    ...(people.length > 0 && { people: [...people] }),
    ...(insteadOf.length > 0 && { insteadOf }),
  };
}

/** The dishes that are cooked for these days. */
function dishesOf(days: readonly PlanDay[]): readonly string[] {
  return [...new Set(days.flatMap(({ meals }) => meals.flatMap(({ dishId }) => dishId ?? [])))];
}

/** The same as this week, with another seed; what was eaten out this week says nothing of the next. */
export function wishesForNext(
  { content }: OpenPlan,
  { settings, said }: SettingsView,
  startDate: string,
): Wishes {
  const {
    seed: _,
    keep: _kept,
    startDate: _before,
    people: _came,
    insteadOf: _other,
    slots,
    ...wishes
  } = requestOf(content, said);
  const fullest = slots?.toSorted((one, other) => other.length - one.length)[0];
  return {
    ...wishes,
    dislikes: [...joinWords(wishes.dislikes ?? [], settings.dislikes)],
    ...leavingOut(settings.dishesLeftOut, wishes.dishesLeftOut),
    ...(fullest !== undefined && { slots: [fullest] }),
    ...peopleOf(settings, wishes.days, startDate),
  };
}

/** The plan as if it had been asked for with a change. */
export function askedWith(plan: OpenPlan, nearest: Nearest): OpenPlan {
  const request = { ...requestOf(plan.content, null), ...nearest };
  return { ...plan, content: { ...plan.content, request } };
}

/** What the plan was asked for, with its locked meals, or all but those of a day, and whatever shall never come again. */
export function wishesForRest(
  { content }: OpenPlan,
  { settings, said }: SettingsView,
  day: number | undefined,
) {
  // Another seed than that of the plan, or its other meals would come again.
  const { seed: _, ...request } = requestOf(content, said);
  const { people, insteadOf: _other, ...others } = request;
  const usual = request.servings ?? content.servings ?? 1;
  const came = peopleAsTheyStand(content.days, people ?? [], usual);
  const { keep, mealsPerDay, fits } = keepLocked(
    day === undefined ? content.days : lockedBut(content.days, day),
    request.mealsPerDay,
  );
  const stay = new Set(keep.map(({ meal }) => meal.dishId));
  const insteadOf = dishesOf(content.days).filter((dishId) => !stay.has(dishId));
  const wishes: Wishes = {
    ...others,
    ...(insteadOf.length > 0 && { insteadOf }),
    ...(came.length > 0 && { people: [...came] }),
    mealsPerDay,
    dislikes: [...joinWords(request.dislikes ?? [], settings.dislikes)],
    ...leavingOut(settings.dishesLeftOut, request.dishesLeftOut),
    keep: keep.map(({ day: of, position, meal }) => ({ day: of, position, meal: mealToWire(meal) })),
  };
  return { wishes, fits };
}

/** The dishes that shall not come, those of an earlier request among them; nothing where there are none. */
function leavingOut(
  dishes: readonly LeftOutDish[],
  asked: readonly string[] = [],
): Pick<Wishes, "dishesLeftOut"> {
  const ids = [...new Set([...asked, ...dishes.map(({ dishId }) => dishId)])];
  return ids.length === 0 ? {} : { dishesLeftOut: ids };
}
