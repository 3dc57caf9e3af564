import type { Kitchen } from "@meal/engine/kitchen";
import type { LineToBuy } from "./needed-line.ts";
import { needsOf } from "./needs.ts";

/** What shopping lists have done by the engine. */
export const listWork = {
  /** What each of these groups of lines asks to be bought. */
  needsOf: (kitchen: Kitchen, groups: readonly (readonly LineToBuy[])[]) =>
    groups.map((lines) => needsOf(kitchen, lines)),
};

/** The same as types. */
export type ListWork = typeof listWork;
