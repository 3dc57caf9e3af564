import type { OutputOf } from "@meal/contract/endpoint";
import type { readMealPlan } from "@meal/contract/planner";
import type { SavedRecipe } from "@meal/contract/recipes";

type Plan = OutputOf<typeof readMealPlan>;

let count = 0;

/** A saved plan with these dishes on each of its days; no meal has the id of another. */
export function planCalled(name: string, meals: readonly SavedRecipe[], days = 1): Plan {
  count += 1;
  return {
    id: `22222222-2222-4222-8222-${String(count).padStart(12, "0")}`,
    name,
    content: {
      days: Array.from({ length: days }, (_, at) => ({
        day: at + 1,
        meals: meals.map((meal) => ({ ...meal, id: `${meal.id}-${at}` })),
      })),
    },
    created_at: "2026-11-20T18:00:00Z",
    updated_at: "2026-11-20T18:00:00Z",
    revision: 1,
    datesInUse: [],
  };
}

/** A certificate that says nothing yet. */
export const nothingCertified = {
  days: [],
  costCents: 0,
  rulesChecked: [],
  broken: [],
  relaxed: [],
  notUnderstood: [],
  wishes: [],
  wishesNotUnderstood: [],
  corrections: [],
  preferenceScore: 0,
};
