import { stepReaderOf } from "./lines-of-step.ts";

type SideStep = { readonly instruction: string; readonly isSide?: boolean };

/**
 * The lines of a meal that only go into what stands beside its dish, by their places. Where both take of one line, or
 * nobody knows, it is the dish's.
 */
export function sideLines(lines: readonly string[], steps: readonly SideStep[]): ReadonlySet<number> {
  const read = stepReaderOf(lines);
  const namedBy = (isOfSide: boolean) =>
    steps.filter(({ isSide = false }) => isSide === isOfSide).flatMap(({ instruction }) => read(instruction));
  const inDish = new Set(namedBy(false));
  return new Set(namedBy(true).filter((at) => !inDish.has(at)));
}
