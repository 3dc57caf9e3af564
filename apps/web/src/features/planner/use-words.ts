import { dateOfDay } from "@meal/domain/planner/plan-dates";
import { countOf } from "./labels.ts";

/** "November 22 to 24 and November 28"; days that follow one another are one span. */
export function datesInWords(dates: readonly string[]): string {
  const spans: { first: string; last: string }[] = [];
  for (const date of dates.toSorted()) {
    const span = spans.at(-1);
    if (span !== undefined && dateOfDay(span.last, 2) === date) span.last = date;
    else spans.push({ first: date, last: date });
  }
  const words = spans.map(({ first, last }) => spanInWords(first, last));
  return new Intl.ListFormat("en-US").format(words);
}

function spanInWords(first: string, last: string): string {
  if (first === last) return dayInWords(first);
  const isOneMonth = first.slice(0, 7) === last.slice(0, 7);
  return `${dayInWords(first)} to ${isOneMonth ? Number(last.slice(8)) : dayInWords(last)}`;
}

function dayInWords(date: string): string {
  return new Date(date).toLocaleDateString("en-US", { timeZone: "UTC", month: "long", day: "numeric" });
}

/** What becomes of the ticks on the list. */
export function ticksInWords(ticks: {
  readonly stay: number;
  readonly go: number;
  readonly back: number;
}): string {
  const { stay, go, back } = ticks;
  if (stay + go + back === 0) return "Nothing is ticked.";
  const sentences = [
    stay > 0 && `${countOf(stay, "tick stays", "ticks stay")}.`,
    back > 0 && `${countOf(back, "tick is back", "ticks are back")}.`,
    go > 0 &&
      `${countOf(go, "tick goes", "ticks go")}, and ${go === 1 ? "is" : "are"} back when you use the former plan again.`,
  ];
  return sentences.filter((sentence) => sentence !== false).join(" ");
}
