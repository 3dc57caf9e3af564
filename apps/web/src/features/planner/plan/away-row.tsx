import type { AwayMeal } from "@meal/domain/chef/plans";
import { Button } from "../../../ui/button.tsx";
import { mealType } from "../../../platform/meal-type.ts";
import * as t from "../texts/en/week.ts";

interface AwayRowProps {
  readonly away: AwayMeal;
  readonly onBringBack: () => void;
}

/** A meal that is not cooked, and the way back to it. */
export function AwayRow({ away: { kind, meal }, onBringBack }: AwayRowProps) {
  return (
    <li className="grid justify-items-start gap-0.5 py-3 text-quiet">
      <p className="overline-label first-letter:uppercase">{mealType(meal.type)}</p>
      <p className="font-title text-lg md:text-base">{t.away[kind]}</p>
      <Button
        variant="plain"
        size="compact"
        className="-mx-3.5 text-left"
        aria-label={t.cookAfterAllLabel(meal.name)}
        onClick={onBringBack}
      >
        {t.cookAfterAll}
      </Button>
    </li>
  );
}
