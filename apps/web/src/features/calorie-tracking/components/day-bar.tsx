import { daysLater } from "@meal/domain/dates/days-later";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { dayInFull, today as todayWord, yesterday } from "../texts/en/days.ts";
import * as t from "../texts/en/quick.ts";

interface DayBarProps {
  readonly day: string;
  readonly today: string;
  readonly onDay: (day: string) => void;
}

/** Which day is written in: today, or one that is past. */
export function DayBar({ day, today, onDay }: DayBarProps) {
  const isToday = day === today;
  const word = isToday ? todayWord : day === daysLater(today, -1) ? yesterday : undefined;
  return (
    <div className="flex items-center gap-x-1">
      <IconButton
        label={t.dayBefore}
        className="-ml-3"
        icon={<ChevronLeft aria-hidden="true" className="size-6 rtl:rotate-180" />}
        onClick={() => onDay(daysLater(day, -1))}
      />
      <h2 aria-live="polite" className="grid min-w-0 flex-1 font-title text-xl">
        {word ?? dayInFull(day)}
        {word !== undefined && <span className="font-sans text-sm text-quiet">{dayInFull(day)}</span>}
      </h2>
      {!isToday && (
        <Button variant="plain" size="compact" onClick={() => onDay(today)}>
          {t.backToToday}
        </Button>
      )}
      <IconButton
        label={t.dayAfter}
        className="-mr-3"
        disabled={isToday}
        icon={<ChevronRight aria-hidden="true" className="size-6 rtl:rotate-180" />}
        onClick={() => onDay(daysLater(day, 1))}
      />
    </div>
  );
}
