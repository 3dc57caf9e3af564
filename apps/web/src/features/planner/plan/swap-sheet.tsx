import { SideLine } from "../../../platform/side-line.tsx";
import { minutesToTable } from "@meal/domain/chef/meal-steps";
import type { SwapWish } from "@meal/domain/chef/swap-wish";
import { useQuery } from "@tanstack/react-query";
import { dishPicture } from "../../../platform/dish-picture.ts";
import { openRecipe } from "../../../platform/recipe-opener.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { DishImage } from "../../../ui/dish-image.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { OfflineState } from "../../../ui/offline-state.tsx";
import { Sheet } from "../../../ui/sheet.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { mealAt, type OpenPlan, swapped } from "./open-plan.ts";
import { usePlanStore } from "./plan-store.ts";
import { type Alternative, alternativesQuery } from "../queries.ts";
import { useFocusOnMeal } from "./use-focus-on-meal.ts";
import type { usePlanner } from "../making/use-planner.ts";
import type { MealDialogProps } from "./dialogs.ts";
import * as t from "../texts/en/dialogs.tsx";
import * as wishes from "../texts/en/swap.ts";
import { type ReactNode, useState } from "react";
import { change } from "./undo.ts";
import { SwapWishes } from "./swap-wishes.tsx";
import * as counts from "../texts/en/counts.ts";
import { minutes } from "../../../platform/texts/en/minutes.ts";
import * as recipeWords from "../../../platform/texts/en/recipe-words.ts";
import { money } from "../../../language/words.ts";

interface SwapSheetProps extends MealDialogProps {
  readonly planner: ReturnType<typeof usePlanner>;
}

/** Three meals that could stand here and keep every rule, each with what it would change; its recipe can be read first. */
export function SwapSheet({ plan, place, planner, onClose }: SwapSheetProps) {
  const { store } = usePlanStore();
  const meal = mealAt(plan, place);
  const { focusOn, finalFocus } = useFocusOnMeal();
  const [wish, setWish] = useState<SwapWish>();
  function choose(other: Alternative) {
    change(store, swapped(plan, place, other.meal), t.swapped);
    focusOn(other.meal.id);
    onClose();
  }
  return (
    <Sheet
      open
      onOpenChange={onClose}
      finalFocus={finalFocus}
      place="center"
      title={t.insteadOfMeal(meal?.name ?? t.thisMeal)}
      description={t.swapDescription}
    >
      <div className="grid grid-cols-1 gap-4">
        <SwapWishes wish={wish} onWish={setWish} />
        <Alternatives
          plan={plan}
          place={place}
          planner={planner}
          wish={wish}
          onWish={setWish}
          onChoose={choose}
        />
      </div>
    </Sheet>
  );
}

interface AlternativesProps {
  readonly plan: OpenPlan;
  readonly place: MealDialogProps["place"];
  readonly planner: SwapSheetProps["planner"];
  readonly wish: SwapWish | undefined;
  readonly onWish: (wish: SwapWish) => void;
  readonly onChoose: (other: Alternative) => void;
}

function Alternatives({ plan, place, planner, wish, onWish, onChoose }: AlternativesProps) {
  const { said, settings } = planner;
  const { data, isError, isPaused, refetch } = useQuery(
    alternativesQuery(plan.content, place, { settings, said, wish }),
  );
  if (isPaused) return <OfflineState title={t.swapOffline} sentence={t.planStays} />;
  if (isError) {
    return (
      <ErrorState
        title={t.swapFailed}
        sentence={t.planStays}
        action={<Button onClick={() => void refetch()}>{t.tryAgain}</Button>}
      />
    );
  }
  if (data === undefined) return <Waiting />;
  if (data.notFound !== undefined && wish?.kind === "with")
    return <NotFound food={wish.food} nearest={data.notFound.nearest} onWish={onWish} />;
  if (data.alternatives.length === 0) return <Nothing wish={wish} />;
  return (
    <ul className="grid gap-4 md:grid-cols-3">
      {data.alternatives.map((other) => (
        <AlternativeCard key={other.meal.id} alternative={other} onChoose={onChoose} />
      ))}
    </ul>
  );
}

function Nothing({ wish }: Pick<AlternativesProps, "wish">) {
  if (wish === undefined) return <EmptyState title={t.nothingElse} sentence={t.nothingElseHint} />;
  const title = wish.kind === "with" ? wishes.nothingWith(wish.food) : wishes.nothing[wish.kind];
  return <EmptyState title={title} sentence={wishes.nothingHint} />;
}

interface NotFoundProps extends Pick<AlternativesProps, "onWish"> {
  readonly food: string;
  readonly nearest: readonly string[];
}

/** A word that is no food, and the foods it may have meant, each one press away. */
function NotFound({ food, nearest, onWish }: NotFoundProps) {
  return (
    <EmptyState
      title={wishes.notFound(food)}
      sentence={nearest.length === 0 ? wishes.notFoundHint : wishes.nearestHint}
      action={
        nearest.length > 0 && (
          <div className="flex flex-wrap justify-center gap-2">
            {nearest.map((name) => (
              <Button
                key={name}
                variant="quiet"
                aria-label={wishes.withNearest(name)}
                onClick={() => onWish({ kind: "with", food: name })}
              >
                {name}
              </Button>
            ))}
          </div>
        )
      }
    />
  );
}

interface AlternativeCardProps {
  readonly alternative: Alternative;
  readonly onChoose: (other: Alternative) => void;
}

function AlternativeCard({ alternative, onChoose }: AlternativeCardProps) {
  const { meal, why, caloriesChange, costChangeCents, foodsAdded, foodsDropped } = alternative;
  return (
    <Card as="li" flush className="relative flex flex-col bg-linen shadow-none">
      <DishImage src={dishPicture(meal)} className="aspect-[4/3] w-full" />
      <div className="flex flex-1 flex-col gap-2 p-4">
        <h3 className="font-title text-lg wrap-anywhere">
          <button
            type="button"
            onClick={() => openRecipe({ recipe: meal })}
            className="text-left underline decoration-line decoration-1 underline-offset-4 hover:decoration-current after:absolute after:inset-x-0 after:top-0 after:aspect-[4/3]"
          >
            {meal.name}
          </button>
        </h3>
        <SideLine meal={meal} />
        <p className="tabular text-sm">
          {t.figures(
            counts.kcal(meal.calories),
            signed(Math.round(caloriesChange)),
            money(meal.price),
            `${costChangeCents > 0 ? "+" : ""}${money(costChangeCents)}`,
          )}
          <br />
          {minutes(minutesToTable(meal))} · {recipeWords.difficulties[meal.difficulty]}
        </p>
        <p className="text-sm text-quiet">{why}</p>
        <Shopping words={t.toBuy} foods={foodsAdded} />
        <Shopping words={t.noLongerNeeded} foods={foodsDropped} />
        <div className="mt-auto grid pt-2">
          <Button
            size="compact"
            aria-label={t.takeThisLabel(meal.name)}
            onClick={() => onChoose(alternative)}
          >
            {t.takeThis}
          </Button>
        </div>
      </div>
    </Card>
  );
}

interface ShoppingProps {
  readonly words: typeof t.toBuy;
  readonly foods: readonly string[];
}

function Shopping({ words, foods }: ShoppingProps) {
  if (foods.length === 0) return null;
  const shown = foods.slice(0, 5).join(", ");
  return (
    <p className="text-sm text-quiet">
      {words(foods.length > 5 ? t.andMore(shown, foods.length - 5) : shown, strong)}
    </p>
  );
}

function strong(words: string): ReactNode {
  return <span className="font-semibold">{words}</span>;
}

function Waiting() {
  return (
    <Loading label={t.swapLoading} className="grid gap-4 md:grid-cols-3">
      {["first", "second", "third"].map((card) => (
        <Skeleton key={card} className="h-72 w-full rounded-card" />
      ))}
    </Loading>
  );
}

function signed(energy: number): string {
  if (energy === 0) return t.theSame;
  return energy > 0 ? `+${energy}` : `−${-energy}`;
}
