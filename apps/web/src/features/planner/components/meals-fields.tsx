import { MEAL_SLOTS, shareOfDay } from "@meal/domain/chef/day-shares";
import { caloriesError, caloriesOf, MEALS_A_DAY, type PlannerSettings } from "@meal/domain/planner/settings";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { kcal } from "../labels.ts";
import { Choice } from "./choice.tsx";

interface MealsFieldsProps {
  readonly settings: PlannerSettings;
  readonly change: (part: Partial<PlannerSettings>) => void;
}

const whole = "whole day";
const some = "some meals";

/** Whether a plan feeds the whole day, in how many meals, or only some meals of it, and which. */
export function MealsFields({ settings, change }: MealsFieldsProps) {
  const { slots, mealsPerDay } = settings;
  return (
    <>
      <Choice
        label="What is planned"
        options={[whole, some]}
        value={slots.length === 0 ? whole : some}
        onChoose={(chosen) => change({ slots: chosen === whole ? [] : ["dinner"] })}
      />
      {slots.length === 0 ? (
        <Choice
          label="Meals a day"
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
  const energy = caloriesError(settings) === null ? `, ${kcal(caloriesOf(settings) * share)} kcal` : "";
  return (
    <fieldset>
      <legend className="font-semibold">Which meals</legend>
      <p className="text-sm text-quiet">
        They carry {Math.round(share * 100)} % of the day{energy}. The rest is yours.
      </p>
      <div className="grid grid-cols-2 gap-x-4">
        {MEAL_SLOTS.map((slot) => {
          const isChosen = slots.includes(slot);
          return (
            <Checkbox
              key={slot}
              label={labels[slot]}
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
const labels = { breakfast: "Breakfast", lunch: "Lunch", dinner: "Dinner", snack: "Snack" } as const;
