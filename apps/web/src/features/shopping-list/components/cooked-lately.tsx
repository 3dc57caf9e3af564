import type { CookedMeal } from "@meal/domain/shopping-list/list";
import { Button } from "../../../ui/button.tsx";
import { list as listed } from "../../../language/words.ts";
import type { ListStore } from "../list-store.ts";
import * as t from "../texts/en/at-home.ts";

/** So many of them are shown; the others can be taken back no more, or nobody looks for them. */
const shown = 3;

interface CookedLatelyProps {
  readonly cooked: readonly CookedMeal[];
  readonly act: ListStore["act"];
}

/** What was cooked last and what it took, for who pressed by mistake. */
export function CookedLately({ cooked, act }: CookedLatelyProps) {
  const latest = cooked.filter(({ took, isCounted }) => !isCounted || took !== undefined).slice(-shown);
  if (latest.length === 0) return null;
  return (
    <section aria-labelledby="cooked-lately">
      <h2 id="cooked-lately" className="pt-4 pb-1 font-title">
        {t.cookedLately}
      </h2>
      <ul className="grid gap-2">
        {latest.toReversed().map((meal) => (
          <li key={meal.mealId} className="flex items-center gap-3">
            <span className="min-w-0 flex-1 wrap-anywhere" dir="auto">
              {meal.name}
              {meal.isCounted && <span className="block text-sm text-quiet">{tookWords(meal)}</span>}
            </span>
            <Button
              variant="quiet"
              size="compact"
              aria-label={t.notCookedMeal(meal.name)}
              onClick={() => act({ kind: "uncook", mealId: meal.mealId })}
            >
              {t.undo}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function tookWords({ took = [] }: CookedMeal): string {
  if (took.length === 0) return t.tookNothing;
  return t.tookFoods(listed([...new Set(took.map(({ item }) => item.name))]));
}
