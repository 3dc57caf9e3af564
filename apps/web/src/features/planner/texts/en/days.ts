export function dayNumber(day: number): string {
  return `Day ${day}`;
}
