import type { ShoppingList } from "@meal/domain/shopping-list/list";
import { Link } from "../../../platform/router/link.tsx";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { Drawing } from "../../../ui/drawing.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { refreshFromPlan } from "../use-list.ts";
import type { PersonList } from "../open-list.ts";
import * as t from "../texts/en/page.tsx";

interface EmptyListProps {
  readonly planIds: ShoppingList["planIds"];
  readonly person: PersonList | undefined;
}

/** Nothing to buy. Whoever has no plan yet is led to one, since a refresh would bring nothing. */
export function EmptyList({ planIds, person }: EmptyListProps) {
  const hasPlan = planIds.length > 0;
  return (
    <EmptyState
      drawing={<Drawing name="shopping-list" />}
      title={t.nothingToBuy}
      sentence={hasPlan ? t.nothingToBuyHint : t.noPlanHint}
      action={
        hasPlan ? (
          <Button onClick={() => void refreshFromPlan(person)}>{t.refresh}</Button>
        ) : (
          <Link to="/planner" className={buttonClass()}>
            {t.planYourMeals}
          </Link>
        )
      }
    />
  );
}
