import { SideLine } from "../../../platform/side-line.tsx";
import { knownKcal } from "@meal/domain/chef/known-figures";
import type { Meal } from "@meal/domain/chef/plans";
import { minutesToTable } from "@meal/domain/chef/meal-steps";
import type { MealPlace } from "@meal/domain/planner/edit-days";
import { CookingPot, Lock, LockOpen, Shuffle, StickyNote, Undo2 } from "lucide-react";
import { isStartedAhead } from "@meal/domain/planner/started-ahead";
import { memo } from "react";
import { dishPicture } from "../../../platform/dish-picture.ts";
import { cx } from "../../../ui/cx.ts";
import { DishImage } from "../../../ui/dish-image.tsx";
import { movableClass, placeClass } from "../../../ui/drag-move.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { MealMenu } from "./meal-menu.tsx";
import type { MealActions } from "./meal-actions.ts";
import { onMeal, useCookedOn } from "./week-actions.ts";
import { mealNameId } from "./use-focus-on-meal.ts";
import * as t from "../texts/en/plan.tsx";
import * as week from "../texts/en/week.ts";
import * as counts from "../texts/en/counts.ts";
import { minutes } from "../../../platform/texts/en/minutes.ts";
import * as recipeWords from "../../../platform/texts/en/recipe-words.ts";
import { mealType } from "../../../platform/meal-type.ts";
import { money } from "../../../language/words.ts";

interface MealRowProps {
  readonly meal: Meal;
  readonly day: number;
  readonly position: number;
  /** The only day of a plan has room for pictures, too. */
  readonly isAlone: boolean;
  readonly actions: MealActions;
}

/** A dish on the menu. All of it opens the recipe; the rest is in its own menu, and at hand on hover, focus and long press. */
export const MealRow = memo(Row);

function Row({ meal, day, position, isAlone, actions }: MealRowProps) {
  const place = { day, position };
  return (
    <li
      data-move-item={meal.id}
      data-move-place={onMeal(meal.id)}
      className={cx(
        "group/meal relative grid grid-cols-[min(5rem,25%)_minmax(0,1fr)] content-start gap-x-4 gap-y-3 bg-card py-3 data-moving:rounded-card md:grid-cols-1",
        isAlone ? "md:py-4" : "md:py-2",
        movableClass,
        placeClass,
      )}
    >
      <DishImage
        src={dishPicture(meal)}
        className={cx("aspect-square w-full rounded-card", isAlone ? "md:aspect-[4/3]" : "md:hidden")}
      />
      <div className="grid min-w-0 grid-cols-1 content-start">
        <div className="flex items-center gap-1">
          <p className="overline-label flex min-w-0 flex-1 flex-wrap items-center gap-x-2">
            <span className="inline-block first-letter:uppercase">{mealType(meal.type)}</span>
            {meal.isLocked === true && (
              <span className="inline-flex items-center gap-1 text-herb">
                <Lock aria-hidden="true" className="size-3.5" /> {t.locked}
              </span>
            )}
          </p>
          <div className="relative z-10 -my-2 -mr-2">
            <MealMenu meal={meal} place={place} actions={actions} />
          </div>
        </div>
        <h4>
          <button
            type="button"
            id={mealNameId(meal.id)}
            onClick={() => actions.read(meal)}
            className={cx(
              "text-left font-title text-lg wrap-anywhere after:absolute after:inset-0 after:rounded-card hover:underline hover:decoration-1 hover:underline-offset-4",
              !isAlone && "md:text-base md:leading-snug",
            )}
          >
            {meal.name}
          </button>
        </h4>
        <SideLine meal={meal} />
        <Batch meal={meal} />
        <Figures meal={meal} isAlone={isAlone} planServings={actions.servings} />
        {meal.note !== undefined && meal.note !== "" && (
          <p className="mt-1 flex items-start gap-1.5 text-sm wrap-anywhere">
            <StickyNote aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-quiet" /> {meal.note}
          </p>
        )}
      </div>
      <QuickActions meal={meal} place={place} actions={actions} />
    </li>
  );
}

interface QuickActionsProps extends Pick<MealRowProps, "meal" | "actions"> {
  readonly place: MealPlace;
}

/** Lock and swap, where the hand or the focus is anyway. */
function QuickActions({ meal, place, actions }: QuickActionsProps) {
  const isLocked = meal.isLocked === true;
  const size = "size-4.5";
  return (
    <div className="absolute right-0 bottom-1 z-10 hidden rounded-full bg-card opacity-0 shadow-soft transition-opacity group-has-focus-visible/meal:opacity-100 group-hover/meal:opacity-100 group-data-moving/meal:opacity-0 md:flex">
      <IconButton
        label={isLocked ? t.unlockMeal(meal.name) : t.lockMeal(meal.name)}
        className="md:size-9"
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
        className="md:size-9"
        icon={<Shuffle aria-hidden="true" className={size} />}
        onClick={() => actions.open("swap", place)}
      />
    </div>
  );
}

/** Whether it is left over from another day, or cooked for more than eat now. */
function Batch({ meal }: Pick<MealRowProps, "meal">) {
  const cookedOn = useCookedOn(meal);
  const { cookedServings } = meal;
  if (cookedOn !== undefined) {
    return (
      <p className="flex items-start gap-1.5 text-sm font-semibold text-herb">
        <Undo2 aria-hidden="true" className="mt-0.5 size-4 shrink-0" /> {week.leftoverOf(cookedOn)}
      </p>
    );
  }
  if (cookedServings === undefined) return null;
  return (
    <p className="flex items-start gap-1.5 text-sm font-semibold text-herb">
      <CookingPot aria-hidden="true" className="mt-0.5 size-4 shrink-0" /> {week.cookServings(cookedServings)}
    </p>
  );
}

interface FiguresProps {
  readonly meal: Meal;
  readonly isAlone: boolean;
  readonly planServings: number;
}

/** Time and energy in one small line; difficulty and cost where there is room for them. */
function Figures({ meal, isAlone, planServings }: FiguresProps) {
  const { leadMinutes, prepTime, cookTime, difficulty, price, servings = 1 } = meal;
  const energy = knownKcal(meal);
  // A night in the fridge is no minute of the evening.
  const isAhead = isStartedAhead(meal);
  const [prep, cook] = [minutes(prepTime), minutes(cookTime)];
  const times =
    leadMinutes === undefined ? t.times(prep, cook) : t.timesAhead(minutes(leadMinutes), prep, cook);
  const whereRoom = isAlone ? undefined : "md:hidden";
  return (
    // The dot before what begins a line lies outside, where nothing is drawn.
    <p className="tabular mt-0.5 overflow-x-clip text-sm text-quiet">
      <span className="-ml-3 flex flex-wrap [&>span]:before:inline-block [&>span]:before:w-3 [&>span]:before:text-center [&>span]:before:content-['·']">
        <span title={times}>{minutes(minutesToTable(isAhead ? { ...meal, leadMinutes: 0 } : meal))}</span>
        {isAhead && <span>{week.ahead(minutes(leadMinutes ?? 0))}</span>}
        {energy !== null && <span>{counts.kcal(energy)}</span>}
        <span className={whereRoom}>{recipeWords.difficulties[difficulty]}</span>
        {price > 0 && <span className={whereRoom}>{money(price)}</span>}
        {servings !== planServings && <span>{t.forPeople(servings)}</span>}
      </span>
    </p>
  );
}
