import { dateOfDay } from "@meal/domain/planner/plan-dates";
import { date, list } from "../../../language/words.ts";
import * as t from "../texts/en/dialogs.tsx";

/** "November 22 to 24 and November 28"; days that follow one another are one span. */
export function datesInWords(dates: readonly string[]): string {
  const spans: { first: string; last: string }[] = [];
  for (const day of dates.toSorted()) {
    const span = spans.at(-1);
    if (span !== undefined && dateOfDay(span.last, 2) === day) span.last = day;
    else spans.push({ first: day, last: day });
  }
  const words = spans.map(({ first, last }) => spanInWords(first, last));
  return list(words);
}

function spanInWords(first: string, last: string): string {
  if (first === last) return dayInWords(first);
  const isOneMonth = first.slice(0, 7) === last.slice(0, 7);
  return t.span(dayInWords(first), isOneMonth ? Number(last.slice(8)) : dayInWords(last));
}

function dayInWords(day: string): string {
  return date(new Date(day), { timeZone: "UTC", month: "long", day: "numeric" });
}

/** What becomes of the ticks on the list. */
export function ticksInWords(ticks: {
  readonly stay: number;
  readonly go: number;
  readonly back: number;
}): string {
  const { stay, go, back } = ticks;
  if (stay + go + back === 0) return t.nothingTicked;
  const sentences = [
    stay > 0 && t.ticksStay(stay),
    back > 0 && t.ticksAreBack(back),
    go > 0 && t.ticksGo(go),
  ];
  return sentences.filter((sentence) => sentence !== false).join(" ");
}
