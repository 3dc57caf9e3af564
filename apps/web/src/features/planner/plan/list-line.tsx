import { Link } from "../../../platform/router/link.tsx";
import { useRegistry } from "../../../platform/registry.ts";
import type { OpenPlan } from "./open-plan.ts";
import * as t from "../texts/en/week.ts";
import * as plans from "../texts/en/plan.tsx";
import { money } from "../../../language/words.ts";

interface ListLineProps {
  readonly plan: OpenPlan;
}

/** How much there is to buy, what all of it costs, and the way to the list. */
export function ListLine({ plan: { content } }: ListLineProps) {
  const { hasPage } = useRegistry();
  const meals = content.days.flatMap((day) => day.meals);
  const foods = content.certificate?.week?.foodsToBuy;
  const cost = meals.reduce((sum, { price, servings = 1 }) => sum + price * servings, 0);
  return (
    <p className="tabular flex flex-wrap items-baseline gap-x-3">
      {foods !== undefined && <span>{t.foodsToBuy(foods)}</span>}
      {cost > 0 && <span>{plans.aboutInAll(money(cost))}</span>}
      {hasPage("/shopping-list") && (
        <Link to="/shopping-list" className="underline underline-offset-4">
          {t.shoppingList}
        </Link>
      )}
    </p>
  );
}
