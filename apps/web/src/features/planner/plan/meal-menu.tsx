import type { Meal } from "@meal/domain/chef/plans";
import type { MealPlace } from "@meal/domain/planner/edit-days";
import { dateOfDay } from "@meal/domain/planner/plan-dates";
import {
  BookOpen,
  CalendarArrowUp,
  CircleSlash2,
  Feather,
  Lock,
  LockOpen,
  MoreHorizontal,
  PiggyBank,
  Shuffle,
  SkipForward,
  StickyNote,
  Store,
  Timer,
  Trash2,
  Users,
} from "lucide-react";
import { Cook } from "../../../platform/cook.tsx";
import { Cooked } from "../../../platform/cooked.tsx";
import { Eaten } from "../../../platform/eaten.tsx";
import { today } from "../../../platform/today.ts";
import { ComingItems } from "../../../ui/coming-items.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Menu, MenuItem, MenuSeparator } from "../../../ui/menu.tsx";
import type { MealActions } from "./meal-actions.ts";
import { mealToWire } from "./to-wire.ts";
import * as t from "../texts/en/plan.tsx";
import * as swap from "../texts/en/swap.ts";
import * as week from "../texts/en/week.ts";

interface MealMenuProps {
  readonly meal: Meal;
  readonly place: MealPlace;
  readonly actions: MealActions;
}

/** All of it, half of it and twice as much are the ways to have eaten a meal. */
const portions = 3;

/** Everything that can be done with a meal, in words. */
export function MealMenu({ meal, place, actions }: MealMenuProps) {
  const { startDate } = actions;
  const date = startDate === undefined ? undefined : dateOfDay(startDate, place.day);
  return (
    <Menu
      trigger={
        <IconButton
          label={t.moreFor(meal.name)}
          icon={<MoreHorizontal aria-hidden="true" className="size-5.5" />}
          className="md:size-9"
        />
      }
    >
      <Cook recipe={mealToWire(meal)} look="item" coming={<ComingItems />} />
      <MenuItem icon={<BookOpen aria-hidden="true" />} onSelect={() => actions.read(meal)}>
        {t.readRecipe}
      </MenuItem>
      {date !== undefined && date <= today() && (
        <Eaten meal={meal} day={date} look="items" coming={<ComingItems count={portions} />} />
      )}
      {date !== undefined && date <= today() && meal.leftoverOf === undefined && (
        <Cooked name={meal.name} recipe={meal} look="item" coming={<ComingItems />} />
      )}
      <MenuSeparator />
      <Swaps place={place} actions={actions} />
      <MenuSeparator />
      <Changes meal={meal} place={place} actions={actions} />
    </Menu>
  );
}

function Swaps({ place, actions }: Omit<MealMenuProps, "meal">) {
  return (
    <>
      <MenuItem icon={<Shuffle aria-hidden="true" />} onSelect={() => actions.open("swap", place)}>
        {t.swapForAnother}
      </MenuItem>
      <MenuItem icon={<Timer aria-hidden="true" />} onSelect={() => actions.swapFor(place, "quicker")}>
        {swap.quicker}
      </MenuItem>
      <MenuItem icon={<PiggyBank aria-hidden="true" />} onSelect={() => actions.swapFor(place, "cheaper")}>
        {swap.cheaper}
      </MenuItem>
      <MenuItem icon={<Feather aria-hidden="true" />} onSelect={() => actions.swapFor(place, "lighter")}>
        {swap.lighter}
      </MenuItem>
    </>
  );
}

function Changes({ meal, place, actions }: MealMenuProps) {
  const isLocked = meal.isLocked === true;
  const hasNote = meal.note !== undefined && meal.note !== "";
  return (
    <>
      <MenuItem
        icon={isLocked ? <LockOpen aria-hidden="true" /> : <Lock aria-hidden="true" />}
        onSelect={() => actions.toggleLock(place, !isLocked)}
      >
        {isLocked ? t.unlock : t.lock}
      </MenuItem>
      <MenuItem icon={<CalendarArrowUp aria-hidden="true" />} onSelect={() => actions.open("move", place)}>
        {t.moveToAnotherDay}
      </MenuItem>
      <MenuItem icon={<Users aria-hidden="true" />} onSelect={() => actions.open("servings", place)}>
        {t.changeServings}
      </MenuItem>
      <MenuItem icon={<StickyNote aria-hidden="true" />} onSelect={() => actions.open("note", place)}>
        {hasNote ? week.changeNote : week.writeNote}
      </MenuItem>
      <MenuItem icon={<Store aria-hidden="true" />} onSelect={() => actions.putAway(place, "out", meal.name)}>
        {week.eatOut}
      </MenuItem>
      <MenuItem
        icon={<SkipForward aria-hidden="true" />}
        onSelect={() => actions.putAway(place, "skipped", meal.name)}
      >
        {week.skip}
      </MenuItem>
      <MenuItem icon={<Trash2 aria-hidden="true" />} onSelect={() => actions.takeOut(place, meal.name)}>
        {week.takeOut}
      </MenuItem>
      <MenuItem
        icon={<CircleSlash2 aria-hidden="true" />}
        onSelect={() => actions.open("never-again", place)}
      >
        {t.neverAgain}
      </MenuItem>
    </>
  );
}
