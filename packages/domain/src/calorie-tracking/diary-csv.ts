import { dayOfEntry, type DiaryMeal, type Eaten, INTAKE_FIGURES } from "./diary.ts";

/** An entry as a line of a table has it. */
export interface WrittenEntry extends Eaten {
  readonly food_description: string;
  readonly portion: string;
  readonly is_estimate: boolean;
  readonly meal: DiaryMeal | null;
}

const columns = ["day", "time", "meal", "food", "portion", ...INTAKE_FIGURES, "estimate"];

/** The first line, with the mark by which spreadsheets know that what follows is Unicode. */
export const csvHead = `\uFEFF${columns.join(",")}\r\n`;

/** One entry as a line. Whole numbers and tenths are written with a point, days and times as in the person's zone. */
export function csvLine(entry: WrittenEntry, timeZone: string): string {
  const time = new Intl.DateTimeFormat("en-GB", { timeZone, timeStyle: "short" }).format(
    new Date(entry.consumed_at),
  );
  const cells = [
    dayOfEntry(entry, timeZone),
    time,
    entry.meal ?? "",
    entry.food_description,
    entry.portion,
    ...INTAKE_FIGURES.map((figure) => String(entry[figure])),
    entry.is_estimate ? "yes" : "",
  ];
  return `${cells.map(cell).join(",")}\r\n`;
}

/** A text that a spreadsheet would take for a formula gets an apostrophe in front, which makes it a text. */
function cell(text: string): string {
  const safe = /^[\s]*[=+\-@\t\r]/u.test(text) && !/^-?\d+(?:\.\d+)?$/u.test(text) ? `'${text}` : text;
  return /[",\r\n]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
