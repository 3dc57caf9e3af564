import { date } from "../../../../language/words.ts";
import { LaterDrawing } from "../../../../ui/later-drawing.tsx";
import * as t from "../../texts/en/professional.ts";

/** A Monday; only its name and those of the six days after it are shown. */
const monday = Date.UTC(2026, 10, 23);
const dayMs = 86_400_000;

/** A week as one would pin it to the kitchen wall: two sheets of paper, the upper one a little askew. */
export function WeekMenu() {
  return (
    <figure className="relative mx-auto w-full max-w-108">
      <div
        aria-hidden="true"
        className="absolute inset-0 -rotate-2 rounded-card bg-butter-soft shadow-soft"
      />
      <div className="relative rotate-1 rounded-card bg-card px-6 pt-6 pb-5 shadow-soft sm:px-8 sm:pt-8">
        <div className="flex items-end justify-between gap-4">
          <h2 className="font-title text-2xl">{t.thisWeek}</h2>
          <LaterDrawing name="meal-planner" className="h-16 w-auto" />
        </div>
        <ol className="mt-4 grid divide-y divide-line">
          {t.menu.map(({ dish, minutes }, index) => (
            <li
              key={dish}
              className="grid grid-cols-[3.25rem_1fr] items-baseline gap-x-2 py-2.5 sm:grid-cols-[3.25rem_1fr_auto]"
            >
              <span className="text-sm text-quiet">
                {date(monday + index * dayMs, { weekday: "short", timeZone: "UTC" })}
              </span>
              <span className="font-title text-lg leading-tight">{dish}</span>
              <span className="hidden text-sm text-quiet tabular sm:inline">{t.minutes(minutes)}</span>
            </li>
          ))}
        </ol>
        <figcaption className="mt-4 text-sm text-quiet">{t.menuNote}</figcaption>
      </div>
    </figure>
  );
}
