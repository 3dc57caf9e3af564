import type { Kitchen } from "@meal/engine/kitchen";
import type { LineToBuy } from "./needed-line.ts";
import { foodOfLine, needsOf } from "./needs.ts";

/** What shopping lists have done by the engine. */
export const listWork = {
  /** What each of these groups of lines asks to be bought. */
  needsOf: (kitchen: Kitchen, groups: readonly (readonly LineToBuy[])[]) =>
    groups.map((lines) => needsOf(kitchen, lines)),
  /** Which food each of these lines means, by what is bought, and how much of it; null where it is none. */
  foodsOf: (kitchen: Kitchen, lines: readonly string[]) => lines.map((line) => foodOfLine(kitchen, line)),
};

/** The types of what the shopping list has done by the engine. */
export type ListWork = typeof listWork;
