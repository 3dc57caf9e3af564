import { DIET_LABELS } from "@meal/domain/chef/diet-labels";
import { CALORIE_TARGETS, MEALS_A_DAY, type PlannerSettings } from "@meal/domain/planner/settings";
import { Button } from "../../../ui/button.tsx";
import { Drawing } from "../../../ui/drawing.tsx";
import { MessageState } from "../../../ui/message-state.tsx";
import { generation, idle, type Impossible } from "../generation-state.ts";
import { countOf, kcal } from "../labels.ts";
import type { usePlanner } from "../use-planner.ts";

interface ImpossiblePlanProps {
  readonly impossible: Impossible;
  readonly planner: ReturnType<typeof usePlanner>;
}

/** No plan keeps everything that was asked: what clashes, and the nearest that can be had. */
export function ImpossiblePlan({ impossible: { demands, nearest }, planner }: ImpossiblePlanProps) {
  return (
    <MessageState
      drawing={<Drawing name="empty" />}
      announce="alert"
      title="No plan can keep all of this"
      sentence={
        nearest === null
          ? "Change one of your demands. Nothing was counted."
          : "Change one of your demands, or take the nearest plan there is. Nothing was counted."
      }
      action={
        <div className="grid gap-6">
          <ul className="mx-auto measure list-disc pl-5 text-left">
            {demands.map((demand) => (
              <li key={demand} className="wrap-anywhere">
                {demand}
              </li>
            ))}
          </ul>
          <div className="flex flex-wrap justify-center gap-3">
            {nearest !== null && (
              <Button onClick={() => planner.make(settingsOf(nearest))}>Take {inWords(nearest)}</Button>
            )}
            <Button variant="quiet" onClick={() => generation.set(idle)}>
              Change the settings
            </Button>
          </div>
        </div>
      }
    />
  );
}

type Nearest = NonNullable<Impossible["nearest"]>;

function inWords({ diet, calories, mealsPerDay, allergies }: Nearest): string {
  const parts = [
    calories === undefined ? "" : `${kcal(calories)} kcal`,
    mealsPerDay === undefined ? "" : `${countOf(mealsPerDay, "meal", "meals")} a day`,
    diet === undefined ? "" : DIET_LABELS[diet].toLowerCase(),
    allergies === undefined || allergies.length === 0 ? "" : `without ${allergies.join(", ")}`,
  ];
  return parts.filter((part) => part !== "").join(", ");
}

function settingsOf({ diet, calories, mealsPerDay, allergies }: Nearest): Partial<PlannerSettings> {
  const target = CALORIE_TARGETS.find((one) => one === calories);
  const meals = MEALS_A_DAY.find((one) => one === mealsPerDay);
  return {
    ...(diet !== undefined && { diet }),
    ...(meals !== undefined && { mealsPerDay: meals, slots: [] }),
    ...(allergies !== undefined && { allergies }),
    ...(calories !== undefined && { target: target ?? "custom", customCalories: String(calories) }),
  };
}
