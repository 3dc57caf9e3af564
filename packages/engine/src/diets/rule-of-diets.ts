import type { Diet } from "@meal/domain/chef/vocabulary";
import { DIET_RULES, type DietRule } from "./diet-rules.ts";
import { type Forbids, firstOf } from "./rule-parts.ts";

/** What several diets say together: what one of them forbids is forbidden, and every limit holds. */
export function ruleOfDiets(diets: readonly Diet[]): DietRule {
  const [first, ...others] = diets.map((diet) => DIET_RULES[diet]);
  if (first === undefined) return DIET_RULES.none;
  if (others.length === 0) return first;
  const all = [first, ...others];
  return {
    diet: first.diet,
    forbids: firstOf(
      ...all.map(
        (rule): Forbids =>
          (food) =>
            rule.forbids(food),
      ),
    ),
    sparing: firstOf(
      ...all.map(
        (rule): Forbids =>
          (food) =>
            rule.sparing(food),
      ),
    ),
    sparesSmoothies: all.some(({ sparesSmoothies }) => sparesSmoothies),
    conflict: (foods) => {
      for (const rule of all) {
        const reason = rule.conflict(foods);
        if (reason !== null) return reason;
      }
      return null;
    },
    dayLimits: all.flatMap(({ dayLimits }) => dayLimits),
    mealLimits: all.flatMap(({ mealLimits }) => mealLimits),
    breakfastLimits: all.flatMap(({ breakfastLimits }) => breakfastLimits),
    servingLimits: all.flatMap(({ servingLimits }) => servingLimits),
    noCooking: all.some(({ noCooking }) => noCooking),
  };
}
