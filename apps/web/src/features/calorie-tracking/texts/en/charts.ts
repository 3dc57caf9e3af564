import { counted, number } from "../../../../language/words.ts";

/** What is said about days: the charts, their tables, and the words under them. */
const whole = (figure: number) => number(Math.round(figure));
const grams = (figure: number) => number(Math.round(figure * 10) / 10);

export const calories = "Calories";
export const protein = "Protein (g)";
export const carbs = "Carbs (g)";
export const fats = "Fats (g)";
export const kcal = "kcal";
export const gramsAxis = "grams";

export const dailyChart = "The last 7 days, day by day";
export const weeklyChart = "This week, day by day";
export const monthlyChart = "An average day in each week of this month";
export function weekOfMonth(week: number): string {
  return `Week ${week}`;
}
export function weekName(week: number, days: number): string {
  if (days === 0) return `Week ${week}`;
  return `Week ${week}, daily average, ${counted(days, { one: "day", other: "days" })} logged`;
}

/** One day in one sentence. */
export function spanInWords(
  name: string,
  intake: { calories: number; protein: number; carbs: number; fats: number },
  limit: number | null,
): string {
  const figures = `${name}: ${whole(intake.calories)} kcal${limit === null ? "" : `, ${againstLimit(intake.calories, limit)}`}`;
  return `${figures}, protein ${grams(intake.protein)} g, carbs ${grams(intake.carbs)} g, fats ${grams(intake.fats)} g`;
}
export function nothingWritten(name: string): string {
  return `${name}: nothing logged`;
}
export function soFar(sentence: string): string {
  return `${sentence}, so far`;
}
export function againstLimit(kcalOfDay: number, limit: number): string {
  const over = Math.round(kcalOfDay) - limit;
  if (over === 0) return "right at your limit";
  return over > 0 ? `${whole(over)} over` : `${whole(-over)} under`;
}

export function meanOf(days: number, kcalADay: number): string {
  return `Average of ${counted(days, { one: "day", other: "days" })} with entries: ${whole(kcalADay)} kcal a day.`;
}
export function meanGrams(proteinGrams: number, carbsGrams: number, fatsGrams: number): string {
  return `Protein ${grams(proteinGrams)} g, carbs ${grams(carbsGrams)} g, fats ${grams(fatsGrams)} g.`;
}
export function meanAgainstLimit(kcalADay: number, limit: number): string {
  const over = Math.round(kcalADay) - limit;
  if (over === 0) return "That is your limit.";
  return `That is ${whole(Math.abs(over))} ${over > 0 ? "over" : "under"} your limit of ${whole(limit)}.`;
}
export const todayApart = "Today is lighter and not part of the average, since it isn't over yet.";
export const noMean = "There is no average yet: no day before today has entries.";
export const limitLine = "Your limit";
export const emptyDays = "Days without entries are left empty.";

export const asTable = "The numbers as a table";
export const day = "Day";
export const none = "–";
export const figure = whole;
export const gramFigure = grams;
