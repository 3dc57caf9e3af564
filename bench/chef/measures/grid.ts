import { plainPlanRequest } from "@meal/domain/chef/plain-plan-request";
import { BUDGETS, CUISINES, DIETS, DIFFICULTIES } from "@meal/domain/chef/vocabulary";
import { planMeals } from "@meal/engine/plans";
import type { MeasureRow } from "../measure-row.ts";
import { casesOr } from "../options.ts";
import { kitchen } from "./kitchen.ts";

const combinations = () =>
  DIETS.flatMap((diet) =>
    CUISINES.flatMap((cuisineStyle) =>
      BUDGETS.flatMap((budget) =>
        DIFFICULTIES.map((difficulty) => ({ diet, cuisineStyle, budget, difficulty })),
      ),
    ),
  );

/** Every diet × cuisine × budget × difficulty gets a plan, and where a wish was bent the certificate says so. */
export const measure = (): MeasureRow[] => {
  const all = combinations();
  const asked = all.slice(0, casesOr(all.length));
  const silent: string[] = [];
  const unanswered: string[] = [];
  for (const [at, wish] of asked.entries()) {
    const name = Object.values(wish).join(" ");
    const outcome = planMeals(kitchen, { ...plainPlanRequest, ...wish, days: 1, seed: at });
    if (outcome.kind === "impossible") {
      unanswered.push(`no plan: ${name}`);
      continue;
    }
    const { relaxed } = outcome.certificate;
    const isBent = outcome.days.some((day) =>
      day.meals.some((meal) => meal.cuisine !== undefined && meal.cuisine !== wish.cuisineStyle),
    );
    if (isBent && !relaxed.some((one) => one.wish === "cuisine")) silent.push(`silent: ${name}`);
  }
  const good = asked.length - unanswered.length - silent.length;
  return [
    {
      what: "every diet × cuisine × budget × difficulty answers, and says what it relaxed",
      figure: (100 * good) / asked.length,
      floor: 100,
      aim: 100,
      unit: "%",
      cases: asked.length,
      weakest: [...unanswered, ...silent],
    },
  ];
};
