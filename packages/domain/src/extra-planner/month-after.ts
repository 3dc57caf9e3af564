/** The first day of the month after that of a day. */
export function monthAfter(day: string): string {
  const [year = 0, month = 0] = day.split("-").map(Number);
  const next = month === 12 ? [year + 1, 1] : [year, month + 1];
  return `${String(next[0]).padStart(4, "0")}-${String(next[1]).padStart(2, "0")}-01`;
}
