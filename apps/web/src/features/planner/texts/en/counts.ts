import { counted, number } from "../../../../language/words.ts";

export function kcal(energy: number): string {
  return `${number(Math.round(energy))} kcal`;
}

export function days(count: number): string {
  return counted(count, { one: "day", other: "days" });
}

export function meals(count: number): string {
  return counted(count, { one: "meal", other: "meals" });
}

/** What the buttons beside the number call it. */
export const whoEats = "people";

export function people(count: number): string {
  return counted(count, { one: "person", other: "people" });
}
