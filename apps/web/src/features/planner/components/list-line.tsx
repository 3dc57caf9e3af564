import { Link } from "@tanstack/react-router";
import { useRegistry } from "../../../platform/registry.ts";
import type { OpenPlan } from "../open-plan.ts";
import * as t from "../texts/en/week.ts";
import * as plans from "../texts/en/plan.tsx";
import { money } from "../../../language/words.ts";

interface ListLineProps {
  readonly plan: OpenPlan;
}

/** What all of the plan costs, and the way to its list. */
export function ListLine({ plan: { content } }: ListLineProps) {
  const { hasPage } = useRegistry();
  const meals = content.days.flatMap((day) => day.meals);
  const cost = meals.reduce((sum, { price, servings = 1 }) => sum + price * servings, 0);
  return (
    <p className="tabular flex flex-wrap items-baseline gap-x-3">
      {cost > 0 && <span>{plans.aboutInAll(money(cost))}</span>}
      {hasPage("/shopping-list") && <Link to="/shopping-list">{t.shoppingList}</Link>}
    </p>
  );
}
