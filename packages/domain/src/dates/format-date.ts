/** spec: 2, section 8. What stands where a date is missing, and where it makes no sense. */
const MISSING_DATE = "Not available";
const BAD_DATE = "Invalid date";

/** A day in words, in the reader's own language and zone. */
export function formatDate(
  instant: string | number | null | undefined,
  options: { readonly locale?: string; readonly timeZone?: string } = {},
): string {
  if (instant === null || instant === undefined || instant === "") return MISSING_DATE;
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return BAD_DATE;
  const zone = options.timeZone === undefined ? {} : { timeZone: options.timeZone };
  return new Intl.DateTimeFormat(options.locale ?? "en-US", { dateStyle: "long", ...zone }).format(date);
}

/** Making a formatter takes a hundred times as long as using it; there are as many as there are zones. */
const daysOfZones = new Map<string, Intl.DateTimeFormat>();

/** The day of an instant in a zone, as `YYYY-MM-DD`. */
export function localDayOf(instant: number, timeZone: string): string {
  const known = daysOfZones.get(timeZone);
  const days =
    known ??
    new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" });
  if (known === undefined) daysOfZones.set(timeZone, days);
  return days.format(instant);
}

/** Whether the machine knows this zone, so that a wrong one is refused where it comes in. */
export function isTimeZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat("en-US", { timeZone: zone }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}
