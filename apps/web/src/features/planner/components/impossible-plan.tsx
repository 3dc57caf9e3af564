import { CALORIE_TARGETS, MEALS_A_DAY, type PlannerSettings } from "@meal/domain/planner/settings";
import { Button } from "../../../ui/button.tsx";
import { Drawing } from "../../../ui/drawing.tsx";
import { MessageState } from "../../../ui/message-state.tsx";
import { generation, idle, type Impossible } from "../generation-state.ts";
import type { usePlanner } from "../use-planner.ts";
import * as t from "../texts/en/plan.tsx";
import * as counts from "../texts/en/counts.ts";
import { diets } from "../../../ui/texts/en/diets.ts";

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
      title={t.impossible}
      sentence={nearest === null ? t.impossibleHint : t.impossibleHintNearest}
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
              <Button onClick={() => planner.make(settingsOf(nearest))}>{t.take(inWords(nearest))}</Button>
            )}
            <Button variant="quiet" onClick={() => generation.set(idle)}>
              {t.changeSettings}
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
    calories === undefined ? "" : counts.kcal(calories),
    mealsPerDay === undefined ? "" : t.mealsADay(mealsPerDay),
    diet === undefined ? "" : diets[diet].toLowerCase(),
    allergies === undefined || allergies.length === 0 ? "" : t.without(allergies.join(", ")),
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
