import { SideLine } from "../../../platform/side-line.tsx";
import type { OutputOf } from "@meal/contract/endpoint";
import type { listPlansInUse } from "@meal/contract/planner";
import { knownKcal } from "@meal/domain/chef/known-figures";
import { minutesToTable } from "@meal/domain/chef/meal-steps";
import type { PlannedMeal } from "@meal/domain/planner/what-matters";
import { useQueryClient } from "@tanstack/react-query";
import { Timer } from "lucide-react";
import { Suspense, useState } from "react";
import { Cook } from "../../../platform/cook.tsx";
import { dishPicture } from "../../../platform/dish-picture.ts";
import { Eaten } from "../../../platform/eaten.tsx";
import { openRecipe } from "../../../platform/recipe-opener.ts";
import { useRegistry } from "../../../platform/registry.ts";
import { useSession } from "../../../platform/session.ts";
import { minutes as minutesInWords } from "../../../platform/texts/en/minutes.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { DishImage } from "../../../ui/dish-image.tsx";
import * as t from "../texts/en/dinner-card.ts";

export type PlanOnDashboard = OutputOf<typeof listPlansInUse>["items"][number];
export type MealOnDashboard = PlanOnDashboard["content"]["days"][number]["meals"][number];

/** Below this nobody looks for something quicker. In minutes. */
const QUICK_ENOUGH = 20;

interface NextMealProps {
  readonly planned: PlannedMeal<MealOnDashboard>;
  readonly plan: PlanOnDashboard;
  readonly isTomorrow: boolean;
}

/** The next meal: how long it takes, what is missing for it, and the one press with which it is cooked. */
export function NextMealCard({ planned, plan, isTomorrow }: NextMealProps) {
  const { stillToBuy: StillToBuy, cook } = useRegistry();
  const { meal, slot } = planned;
  const isLeftover = meal.leftoverOf !== undefined;
  const hasCook = !isTomorrow && cook !== undefined && meal.instructions.length > 0;
  return (
    <Card as="section" flush aria-labelledby="next-meal" className={cardClass}>
      <DishImage src={dishPicture(meal)} className={pictureClass} />
      <div className="grid content-center gap-2 p-5 sm:p-6">
        <h2 id="next-meal" className="overline-label">
          {t.mealOf[isTomorrow ? "tomorrow" : "today"][slot]}
        </h2>
        <p className="font-title text-2xl wrap-anywhere">{meal.name}</p>
        <SideLine meal={meal} />
        <p className="tabular text-quiet">{figuresOf(meal).join(" · ")}</p>
        {StillToBuy !== undefined && !isLeftover && (
          <Suspense>
            <StillToBuy meal={meal} />
          </Suspense>
        )}
        <div className="mt-2 flex flex-wrap items-center gap-2">
          {hasCook && <Cook recipe={meal} look="button" />}
          <Button variant={hasCook ? "quiet" : "primary"} onClick={() => openRecipe({ recipe: meal })}>
            {t.openRecipe}
          </Button>
          {!isTomorrow && <Eaten meal={meal} look="button" />}
          {!isTomorrow && !isLeftover && minutesToTable(meal) > QUICK_ENOUGH && (
            <Quicker planned={planned} plan={plan} />
          )}
        </div>
      </div>
    </Card>
  );
}

function figuresOf(meal: MealOnDashboard): readonly string[] {
  const minutes = minutesToTable(meal);
  const energy = knownKcal(meal);
  return [
    ...(meal.leftoverOf === undefined ? [] : [t.leftovers]),
    ...(minutes > 0 ? [minutesInWords(minutes)] : []),
    ...(energy === null ? [] : [t.kcal(energy)]),
  ];
}

/** Puts the best quicker meal in its place; what does it is loaded with the press. */
function Quicker({ planned, plan }: Pick<NextMealProps, "planned" | "plan">) {
  const queries = useQueryClient();
  const session = useSession();
  const [isBusy, setIsBusy] = useState(false);
  async function swap() {
    setIsBusy(true);
    try {
      const { takeQuicker } = await import("./take-quicker.ts");
      if (session.status === "signed-in") {
        await takeQuicker({ queries, ownerId: session.user.id, plan, place: planned });
      }
    } finally {
      setIsBusy(false);
    }
  }
  return (
    <Button
      variant="plain"
      busy={isBusy}
      icon={<Timer aria-hidden="true" className="size-5" />}
      onClick={() => void swap()}
    >
      {t.somethingQuicker}
    </Button>
  );
}

/** The picture lies above the words on a phone, and beside them where there is room. */
export const cardClass = "grid grid-cols-1 sm:grid-cols-[2fr_3fr] md:col-span-2";
export const pictureClass = "aspect-[16/9] w-full sm:aspect-auto sm:h-full sm:min-h-52";
