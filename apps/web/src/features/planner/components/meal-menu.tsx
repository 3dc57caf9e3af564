import type { Meal } from "@meal/domain/chef/plans";
import type { MealPlace } from "@meal/domain/planner/edit-days";
import {
  BookOpen,
  CalendarArrowUp,
  CircleSlash2,
  Lock,
  LockOpen,
  MoreHorizontal,
  Shuffle,
  Users,
} from "lucide-react";
import { Eaten } from "../../../platform/eaten.tsx";
import { today } from "../../../platform/today.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Menu, MenuItem } from "../../../ui/menu.tsx";
import type { MealActions } from "../meal-actions.ts";
import * as t from "../texts/en/plan.tsx";

interface MealMenuProps {
  readonly meal: Meal;
  readonly place: MealPlace;
  readonly actions: MealActions;
}

/** Everything that can be done with a meal, in words. */
export function MealMenu({ meal, place, actions }: MealMenuProps) {
  const isLocked = meal.isLocked === true;
  const date = actions.dateOf(place.day);
  return (
    <Menu
      trigger={
        <IconButton
          label={t.moreFor(meal.name)}
          icon={<MoreHorizontal aria-hidden="true" className="size-5.5" />}
        />
      }
    >
      <MenuItem icon={<BookOpen aria-hidden="true" />} onSelect={() => actions.read(meal)}>
        {t.readRecipe}
      </MenuItem>
      {date !== undefined && date <= today() && <Eaten meal={meal} day={date} look="items" />}
      <MenuItem icon={<Shuffle aria-hidden="true" />} onSelect={() => actions.open("swap", place)}>
        {t.swapForAnother}
      </MenuItem>
      <MenuItem
        icon={isLocked ? <LockOpen aria-hidden="true" /> : <Lock aria-hidden="true" />}
        onSelect={() => actions.toggleLock(place, !isLocked)}
      >
        {isLocked ? t.unlock : t.lock}
      </MenuItem>
      <MenuItem icon={<Users aria-hidden="true" />} onSelect={() => actions.open("servings", place)}>
        {t.changeServings}
      </MenuItem>
      <MenuItem icon={<CalendarArrowUp aria-hidden="true" />} onSelect={() => actions.open("move", place)}>
        {t.moveToAnotherDay}
      </MenuItem>
      <MenuItem
        icon={<CircleSlash2 aria-hidden="true" />}
        onSelect={() => actions.open("never-again", place)}
      >
        {t.neverAgain}
      </MenuItem>
    </Menu>
  );
}
