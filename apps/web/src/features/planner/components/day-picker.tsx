import type { PlanDay } from "@meal/domain/chef/plans";
import { dayName } from "../day-names.ts";
import * as t from "../texts/en/plan.tsx";

interface DayPickerProps {
  readonly days: readonly PlanDay[];
  readonly startDate: string | undefined;
}

/** On a phone the days stand under each other; this leads to one of them. */
export function DayPicker({ days, startDate }: DayPickerProps) {
  return (
    <nav
      aria-label={t.daysOfPlan}
      className="sticky top-16 z-20 -mx-4 overflow-x-auto bg-paper px-4 py-2 sm:-mx-6 sm:px-6 md:hidden"
    >
      <ul className="flex gap-0.5 sm:gap-2">
        {days.map(({ day }) => {
          const { short, long, date } = dayName(startDate, day);
          return (
            <li key={day} className="shrink-0 grow">
              <button
                type="button"
                aria-label={date === "" ? t.goToDay(long) : t.goToDate(long, date)}
                onClick={() => goTo(day)}
                className="min-h-12 w-full min-w-12 rounded-full border border-transparent bg-linen px-1 font-semibold hover:bg-track"
              >
                {short}
              </button>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function goTo(day: number): void {
  const heading = document.querySelector<HTMLElement>(`#${dayHeadingId(day)}`);
  heading?.scrollIntoView({ block: "start" });
  heading?.focus({ preventScroll: true });
}

/** What the picker leads to. */
export const dayHeadingId = (day: number): string => `plan-day-${day}`;
