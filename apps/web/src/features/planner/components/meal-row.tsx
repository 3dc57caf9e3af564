import { knownKcal } from "@meal/domain/chef/known-figures";
import type { Meal } from "@meal/domain/chef/plans";
import { minutesToTable } from "@meal/domain/chef/meal-steps";
import type { MealPlace } from "@meal/domain/planner/edit-days";
import { Lock, LockOpen, Shuffle } from "lucide-react";
import { dishPicture } from "../../../platform/dish-picture.ts";
import { cx } from "../../../ui/cx.ts";
import { DishImage } from "../../../ui/dish-image.tsx";
import { movableClass } from "../../../ui/drag-move.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { MealMenu } from "./meal-menu.tsx";
import type { MealActions } from "../meal-actions.ts";
import { mealNameId } from "../use-focus-on-meal.ts";
import * as t from "../texts/en/plan.tsx";
import * as counts from "../texts/en/counts.ts";
import { minutes } from "../../../platform/texts/en/minutes.ts";
import * as recipeWords from "../../../platform/texts/en/recipe-words.ts";
import { mealType } from "../../../platform/meal-type.ts";
import { money } from "../../../language/words.ts";

interface MealRowProps {
  readonly meal: Meal;
  readonly place: MealPlace;
  readonly actions: MealActions;
}

/** A dish on the menu. All of it opens the recipe; the rest is in its own menu, and at hand on hover, focus and long press. */
export function MealRow({ meal, place, actions }: MealRowProps) {
  const isLocked = meal.isLocked === true;
  return (
    <li
      data-move-item={meal.id}
      className={cx(
        "group/meal relative grid grid-cols-[5rem_minmax(0,1fr)] content-start gap-x-4 gap-y-3 bg-card py-4 data-moving:rounded-card md:grid-cols-1",
        movableClass,
      )}
    >
      <DishImage src={dishPicture(meal)} className="aspect-square w-full rounded-card md:aspect-[4/3]" />
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)_auto] content-start gap-x-1">
        <div className="min-w-0">
          <p className="overline-label flex flex-wrap items-center gap-x-2">
            <span className="inline-block first-letter:uppercase">{mealType(meal.type)}</span>
            {isLocked && (
              <span className="inline-flex items-center gap-1 text-herb">
                <Lock aria-hidden="true" className="size-3.5" /> {t.locked}
              </span>
            )}
          </p>
          <h4>
            <button
              type="button"
              id={mealNameId(meal.id)}
              onClick={() => actions.read(meal)}
              className="text-left font-title text-lg wrap-anywhere after:absolute after:inset-0 after:rounded-card hover:underline hover:decoration-1 hover:underline-offset-4"
            >
              {meal.name}
            </button>
          </h4>
        </div>
        <div className="relative z-10 -mt-1.5 -mr-3">
          <MealMenu meal={meal} place={place} actions={actions} />
        </div>
        <div className="col-span-2 mt-1 grid gap-1 text-sm text-quiet">
          <Figures meal={meal} />
          {meal.why !== undefined && meal.why !== "" && <p className="wrap-anywhere">{meal.why}</p>}
        </div>
      </div>
      <QuickActions meal={meal} place={place} actions={actions} />
    </li>
  );
}

/** Lock and swap, where the hand or the focus is anyway. */
function QuickActions({ meal, place, actions }: MealRowProps) {
  const isLocked = meal.isLocked === true;
  const size = "size-5";
  return (
    <div className="absolute top-5 right-1 z-10 hidden gap-1 rounded-full bg-card opacity-0 shadow-soft transition-opacity group-focus-within/meal:opacity-100 group-hover/meal:opacity-100 group-data-moving/meal:opacity-100 md:flex">
      <IconButton
        label={isLocked ? t.unlockMeal(meal.name) : t.lockMeal(meal.name)}
        icon={
          isLocked ? (
            <LockOpen aria-hidden="true" className={size} />
          ) : (
            <Lock aria-hidden="true" className={size} />
          )
        }
        onClick={() => actions.toggleLock(place, !isLocked)}
      />
      <IconButton
        label={t.swapMeal(meal.name)}
        icon={<Shuffle aria-hidden="true" className={size} />}
        onClick={() => actions.open("swap", place)}
      />
    </div>
  );
}

/** Energy, time, difficulty and cost, in one small line. */
function Figures({ meal }: { readonly meal: Meal }) {
  const { leadMinutes, prepTime, cookTime, difficulty, price, servings = 1 } = meal;
  const energy = knownKcal(meal);
  const [prep, cook] = [minutes(prepTime), minutes(cookTime)];
  const times =
    leadMinutes === undefined ? t.times(prep, cook) : t.timesAhead(minutes(leadMinutes), prep, cook);
  return (
    <p className="tabular flex flex-wrap gap-x-1.5 [&>span:not(:last-child)]:after:content-['_·']">
      {energy !== null && <span>{counts.kcal(energy)}</span>}
      <span title={times}>{minutes(minutesToTable(meal))}</span>
      <span>{recipeWords.difficulties[difficulty]}</span>
      {price > 0 && <span>{money(price)}</span>}
      {servings > 1 && <span>{t.forPeople(servings)}</span>}
    </p>
  );
}
