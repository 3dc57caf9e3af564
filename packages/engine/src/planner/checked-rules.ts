import { settleLeftovers } from "@meal/domain/chef/leftovers";
import type { Meal, PlanDay, PlanRequest } from "@meal/domain/chef/plans";
import { checkDiet, NOT_KNOWN, objectionsIn } from "../diets/check-diet.ts";
import { factsOf } from "../diets/ingredient-facts.ts";
import type { NutritionLimit } from "../diets/diet-rules.ts";
import { excessOver } from "./day-limits.ts";
import type { Demands } from "./demands.ts";
import type { PlannedDay } from "./day-layout.ts";
import { asWholeDay, at, type Figures, KCAL, kcalText } from "./figures.ts";
import type { PlannerIndex } from "./planner-index.ts";

/** Why a meal may not be eaten, by what forbids it; null where nothing does. */
export type Breaches = { readonly diet: string | null; readonly allergies: string | null };

/** A day with what its meals bring together, beside what they should bring and which part of a day they are. */
export type CountedDay = PlanDay & Pick<PlannedDay, "targetKcal" | "share"> & { readonly figures: Figures };

/** The rules that hold in every meal and day, and in sentences where the others are broken. */
export type CheckedRules = { readonly rulesChecked: readonly string[]; readonly broken: readonly string[] };

const NONE: Breaches = { diet: null, allergies: null };

const firstReason = <F extends { readonly name: string }>(
  foods: readonly F[],
  judge: (food: F) => string | null,
): string | null => {
  for (const food of foods) {
    const reason = judge(food);
    if (reason !== null) return `${food.name}: ${reason}`;
  }
  return null;
};

const breachesOfLines = (index: PlannerIndex, demands: Demands, lines: readonly string[]): Breaches => {
  const objections = demands.diets.flatMap((diet) => objectionsIn(checkDiet(index.foodIndex, diet, lines)));
  const read = lines.map((line) => {
    const { id, text, allergens, tags, isKnown } = factsOf(index.foodIndex, line);
    return { id, name: text, aliases: [], allergens, tags, isKnown };
  });
  const isAllergic = demands.request.allergies.length > 0;
  return {
    diet: objections[0] ?? null,
    allergies:
      firstReason(read, (food) => demands.allergies.forbids(food)) ??
      firstReason(read, (food) => (isAllergic && !food.isKnown ? NOT_KNOWN : null)),
  };
};

/** What a meal breaks. It is judged by its foods; one that has lines without a food, by what its lines say as well. */
export const breachesOf = (
  index: PlannerIndex,
  demands: Demands,
  meal: Pick<Meal, "foodIds" | "ingredients">,
): Breaches => {
  const { request, diets, rule, allergies } = demands;
  if (diets.length === 0 && request.allergies.length === 0) return NONE;
  const foods = (meal.foodIds ?? []).flatMap((id) => index.foodOf(id) ?? []);
  const byFoods = {
    diet: firstReason(foods, (food) => rule.forbids(food)) ?? rule.conflict(foods),
    allergies: firstReason(foods, (food) => allergies.forbids(food)),
  };
  if (foods.length >= meal.ingredients.length) return byFoods;
  const byLines = breachesOfLines(index, demands, meal.ingredients);
  return { diet: byFoods.diet ?? byLines.diet, allergies: byFoods.allergies ?? byLines.allergies };
};

const hardOf = (limits: readonly NutritionLimit[]): readonly NutritionLimit[] =>
  limits.filter((limit) => !limit.isWish);

const breaksIn = (days: readonly CountedDay[], limit: NutritionLimit): string[] =>
  days.flatMap(({ day, figures, share }) =>
    excessOver(asWholeDay(figures, share), limit) > 0 ? [`Day ${day}: ${limit.reason}`] : [],
  );

/** Energy counts as reached this near to it. */
const CLOSE_ENOUGH = 0.02;

/** Whether a day brings what was asked for. */
export const isOnTarget = (figures: Figures, targetKcal: number): boolean =>
  Math.abs(at(figures, KCAL) - targetKcal) <= targetKcal * CLOSE_ENOUGH;

/** What every day comes to; where only a part of it is planned, which part that is. */
const energyRule = ({ calories }: PlanRequest, days: readonly CountedDay[]): string => {
  const shares = new Set(days.map(({ share }) => share));
  const [share = 1] = shares;
  if (shares.size > 1) return `every day within 2% of its meals' share of ${kcalText(calories)}`;
  if (share === 1) return `every day within 2% of ${kcalText(calories)}`;
  const percent = Math.round(share * 100);
  return `every day within 2% of ${kcalText(days[0]?.targetKcal ?? 0)}, its meals' ${percent}% of ${kcalText(calories)}`;
};

/** A rule in words, and what breaks it. */
type Rule = { readonly text: string; readonly breaks: readonly string[] };

const rulesOfEating = (index: PlannerIndex, demands: Demands, days: readonly CountedDay[]): Rule[] => {
  const { request, diets, allergies } = demands;
  const meals = days.flatMap(({ day, meals: all }) =>
    all.map((meal) => ({
      where: `Day ${day}, "${meal.name}"`,
      ...breachesOf(index, demands, meal),
    })),
  );
  const byDiet = meals.flatMap(({ where, diet }) => (diet === null ? [] : [`${where}: ${diet}`]));
  const byAllergies = meals.flatMap(({ where, allergies: by }) => (by === null ? [] : [`${where}: ${by}`]));
  const { notUnderstood } = allergies;
  return [
    ...diets.map((diet) => ({ text: `every food fits ${diet}`, breaks: byDiet })),
    ...(request.allergies.length === 0
      ? []
      : [{ text: `nothing with ${request.allergies.join(", ")}`, breaks: byAllergies }]),
    ...(notUnderstood.length === 0
      ? []
      : [{ text: `no food with a name like ${notUnderstood.join(", ")}`, breaks: byAllergies }]),
  ];
};

const hasLeftovers = (days: readonly CountedDay[]): boolean =>
  days.some(({ meals }) => meals.some(({ leftoverOf }) => leftoverOf !== undefined));

/** Leftovers that nothing was cooked for, or that would be eaten too late, each in a sentence. */
const leftoversLate = (days: readonly CountedDay[]): string[] => {
  const isUntrue = new Set(settleLeftovers(days, days).cooked);
  return days.flatMap(({ day, meals }) =>
    meals.flatMap(({ id, name }) =>
      isUntrue.has(id) ? [`Day ${day}, "${name}": the leftovers do not keep that long.`] : [],
    ),
  );
};

/** Looks at every rule of a request: those that hold are told as checked, and what breaks one in a sentence. */
export const checkRules = (
  index: PlannerIndex,
  demands: Demands,
  days: readonly CountedDay[],
): CheckedRules => {
  const { request, rule } = demands;
  const rules: Rule[] = [
    ...rulesOfEating(index, demands, days),
    ...hardOf(rule.dayLimits).map((limit) => ({ text: limit.reason, breaks: breaksIn(days, limit) })),
  ];
  const late = leftoversLate(days);
  const isEnergyRight = days.every(({ figures, targetKcal }) => isOnTarget(figures, targetKcal));
  return {
    rulesChecked: [
      ...rules.filter(({ breaks }) => breaks.length === 0).map(({ text }) => text),
      ...(isEnergyRight ? [energyRule(request, days)] : []),
      ...(late.length === 0 && hasLeftovers(days) ? ["every leftover eaten while it keeps"] : []),
    ],
    broken: [...new Set([...rules.flatMap(({ breaks }) => breaks), ...late])],
  };
};
