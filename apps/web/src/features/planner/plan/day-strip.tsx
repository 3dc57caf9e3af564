import type { PlanDay } from "@meal/domain/chef/plans";
import { cx } from "../../../ui/cx.ts";
import { placeClass } from "../../../ui/drag-move.ts";
import { dayName } from "./day-names.ts";
import { onDay } from "./week-actions.ts";
import * as t from "../texts/en/week.ts";

interface DayStripProps {
  readonly days: readonly PlanDay[];
  readonly startDate: string | undefined;
  readonly shown: number;
  readonly today: number | undefined;
  readonly onShow: (day: number) => void;
}

/** The week as a strip, on a phone: one of its days is shown below, and a meal is let go on any of them. */
export function DayStrip({ days, startDate, shown, today, onShow }: DayStripProps) {
  return (
    <nav
      aria-label={t.daysOfPlan}
      className="sticky top-[calc(var(--bar)+var(--safe-top))] z-20 -mx-4 overflow-x-auto bg-paper px-4 py-1.5 sm:-mx-6 sm:px-6 md:hidden"
    >
      <ul className="flex gap-1">
        {days.map(({ day }) => {
          const { short, long, date } = dayName(startDate, day);
          const isToday = day === today;
          return (
            <li key={day} className="min-w-12 shrink-0 flex-1">
              <button
                type="button"
                data-move-place={onDay(day)}
                aria-label={date === "" ? t.goToDay(long) : t.goToDate(long, date)}
                aria-current={day === shown ? "true" : undefined}
                onClick={() => onShow(day)}
                className={cx(
                  "grid min-h-12 w-full place-items-center content-center rounded-card border border-transparent px-1 leading-tight font-semibold",
                  day === shown ? "bg-ink text-paper" : "bg-linen hover:bg-track",
                  placeClass,
                )}
              >
                <span>{short}</span>
                {isToday && <span className="text-sm font-normal">{t.today}</span>}
              </button>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
