import { plannedMeals } from "@meal/domain/chef/planned-meals";
import { useEffect } from "react";
import { useRegistry } from "../../../platform/registry.ts";
import { cx } from "../../../ui/cx.ts";
import { useDragMove } from "../../../ui/use-drag-move.tsx";
import type { OpenDialog } from "./dialogs.ts";
import type { OpenPlan, PlanContent } from "./open-plan.ts";
import { usePlanStore } from "./plan-store.ts";
import { showDay, todayOf, useShownDay } from "./shown-day.ts";
import { change } from "./undo.ts";
import type { usePlanner } from "../making/use-planner.ts";
import { carried, useMealActions } from "./week-actions.ts";
import { DayCard } from "./day-card.tsx";
import { DayStrip } from "./day-strip.tsx";
import { PlanFoot } from "./plan-foot.tsx";
import { PlanHead } from "./plan-head.tsx";
import { Threads } from "./threads.tsx";
import * as t from "../texts/en/week.ts";

interface PlanViewProps {
  readonly plan: OpenPlan;
  readonly planner: ReturnType<typeof usePlanner>;
  readonly onOpen: (dialog: OpenDialog) => void;
}

/** As many columns as the plan has days, where they have room; else as many as fit. */
const columns: Readonly<Record<number, string>> = {
  3: "@min-[36rem]:grid-cols-3",
  5: "@min-[44rem]:grid-cols-5",
  7: "@min-[56rem]:grid-cols-7",
};

/** The plan like a menu on a wall: its days side by side, or one at a time under the strip of the week on a phone. */
export function PlanView({ plan, planner, onOpen }: PlanViewProps) {
  const { store } = usePlanStore();
  const { days, startDate } = plan.content;
  const shown = useShownDay(plan);
  const today = todayOf(plan);
  useMenuParts();
  const actions = useMealActions({ plan, planner, onOpen });
  const { areaRef, news } = useDragMove((mealId, target) => {
    const moved = carried(plan, mealId, target);
    if (moved === null) return "";
    change(store, moved.plan, moved.words);
    return moved.words;
  });
  return (
    <>
      <PlanHead plan={plan} onOpen={onOpen} />
      <div ref={areaRef} className="relative @container grid grid-cols-1 gap-3">
        {days.length > 1 && (
          <DayStrip
            days={days}
            startDate={startDate}
            shown={shown}
            today={today}
            onShow={(day) => showDay(plan, day)}
          />
        )}
        <Threads days={days} />
        <ol
          aria-label={t.days}
          className={cx(
            "grid grid-cols-1 items-start gap-2",
            days.length > 1 && "md:grid-cols-[repeat(auto-fill,minmax(10rem,1fr))]",
            columns[days.length],
          )}
        >
          {days.map((day) => (
            <DayCard
              key={day.day}
              day={day}
              targetKcal={targetOf(plan.content, day.day)}
              isAlone={days.length === 1}
              isShown={day.day === shown}
              isToday={day.day === today}
              actions={actions}
              next={days.find((each) => each.day === day.day + 1)}
            />
          ))}
        </ol>
      </div>
      {news}
      <PlanFoot plan={plan} planner={planner} onOpen={onOpen} />
    </>
  );
}

/** What other features bring into the menus of meals is there before the first of them opens. */
function useMenuParts(): void {
  const { cook, cooked, eaten } = useRegistry();
  useEffect(() => {
    for (const part of [cook, cooked, eaten]) part?.preload?.();
  }, [cook, cooked, eaten]);
}

/** What a day should come to: as it was asked for, else as the certificate has it. */
function targetOf({ request, certificate }: PlanContent, day: number): number | undefined {
  if (request?.calories === undefined) return certificate?.days[0]?.targetKcal;
  return plannedMeals({ ...request, calories: request.calories }, day).targetKcal;
}
