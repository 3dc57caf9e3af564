import { MEAL_SLOTS, shareOfDay } from "@meal/domain/chef/day-shares";
import {
  areCaloriesSound,
  caloriesOf,
  MEALS_A_DAY,
  type PlannerSettings,
} from "@meal/domain/planner/settings";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Choice } from "./choice.tsx";
import * as t from "../texts/en/settings.ts";
import * as counts from "../texts/en/counts.ts";

interface MealsFieldsProps {
  readonly settings: PlannerSettings;
  readonly change: (part: Partial<PlannerSettings>) => void;
}

/** Whether the whole day is planned, or some of its meals. */
const extents = ["whole", "some"] as const;

/** Whether a plan feeds the whole day, in how many meals, or only some meals of it, and which. */
export function MealsFields({ settings, change }: MealsFieldsProps) {
  const { slots, mealsPerDay } = settings;
  return (
    <>
      <Choice
        label={t.whatIsPlanned}
        options={extents}
        wordOf={(extent) => t.plannedMeals[extent]}
        value={slots.length === 0 ? "whole" : "some"}
        onChoose={(chosen) => change({ slots: chosen === "whole" ? [] : ["dinner"] })}
      />
      {slots.length === 0 ? (
        <Choice
          label={t.mealsADay}
          options={MEALS_A_DAY}
          value={mealsPerDay}
          onChoose={(meals) => change({ mealsPerDay: meals })}
        />
      ) : (
        <WhichMeals settings={settings} change={change} />
      )}
    </>
  );
}

function WhichMeals({ settings, change }: MealsFieldsProps) {
  const { slots } = settings;
  const share = shareOfDay(slots);
  const energy = areCaloriesSound(settings) ? counts.kcal(caloriesOf(settings) * share) : null;
  return (
    <fieldset>
      <legend className="font-semibold">{t.whichMeals}</legend>
      <p className="text-sm text-quiet">{t.mealsShare(Math.round(share * 100), energy)}</p>
      <div className="grid grid-cols-2 gap-x-4">
        {MEAL_SLOTS.map((slot) => {
          const isChosen = slots.includes(slot);
          return (
            <Checkbox
              key={slot}
              label={t.slots[slot]}
              checked={isChosen}
              disabled={isChosen && slots.length === 1}
              onChange={() =>
                change({ slots: inOrder.filter((one) => (one === slot ? !isChosen : slots.includes(one))) })
              }
            />
          );
        })}
      </div>
    </fieldset>
  );
}

/** As they are eaten. */
const inOrder = ["breakfast", "lunch", "snack", "dinner"] as const;
