import { unitOf, type Unit } from "../units/units.ts";

/** What a kitchen measures with: cups, spoons, ounces and pounds, or grams and millilitres. */
export type MeasuringSystem = "us" | "metric";

/** A measure with the amounts of it that a cook can measure: multiples of a step, from a least amount on. */
type Tool = {
  readonly unit: string;
  readonly least: number;
  /** Beyond it nobody counts. */
  readonly most?: number;
  readonly steps: readonly number[];
};

/** An amount in one unit; a range has its upper end. */
export type Measured = { readonly unit: string; readonly quantity: number; readonly max: number | null };

/** From large to small; a coarse step stands before a fine one of the same unit. */
const TOOLS: { readonly [System in MeasuringSystem]: { readonly [Kind in "mass" | "volume"]: Tool[] } } = {
  us: {
    mass: [
      { unit: "lb", least: 1, steps: [1 / 4] },
      { unit: "oz", least: 8, steps: [1 / 2] },
      { unit: "oz", least: 2, steps: [1 / 4] },
      { unit: "oz", least: 1 / 2, steps: [1 / 8] },
      // Under half an ounce kitchen scales show grams.
      { unit: "g", least: 0, steps: [1] },
    ],
    volume: [
      { unit: "cup", least: 4, steps: [1 / 2] },
      { unit: "cup", least: 1 / 4, steps: [1 / 4, 1 / 3] },
      // Nobody counts out seventeen spoons.
      { unit: "cup", least: 1 / 2, steps: [1 / 8] },
      { unit: "tbsp", least: 1, steps: [1 / 2] },
      { unit: "tsp", least: 1 / 4, most: 3, steps: [1 / 4] },
      { unit: "tsp", least: 0, steps: [1 / 8] },
    ],
  },
  metric: {
    mass: [
      { unit: "kg", least: 1, steps: [0.05] },
      { unit: "g", least: 200, steps: [10] },
      { unit: "g", least: 50, steps: [5] },
      { unit: "g", least: 0, steps: [1] },
    ],
    volume: [
      { unit: "l", least: 1, steps: [0.05] },
      { unit: "ml", least: 200, steps: [10] },
      { unit: "ml", least: 50, steps: [5] },
      { unit: "ml", least: 0, steps: [1] },
    ],
  },
};

/** So far off is nothing that one tastes; beyond it a smaller tool is taken. */
const TOLERANCE = 0.04;
/** No two people scoop the same. */
export const SCOOPED_TOLERANCE = 0.1;

/** A multiple of one of the steps next to a quantity, and never nothing. */
export function nearest(quantity: number, steps: readonly number[]): number {
  const near = steps.map((step) => Math.max(1, Math.round(quantity / step)) * step);
  const best = near.toSorted((a, b) => Math.abs(a - quantity) - Math.abs(b - quantity))[0] ?? quantity;
  return Math.round(best * 1e6) / 1e6;
}

/** Grams or millilitres of one of a unit; null for what is counted. */
export function sizeOf(unit: Unit): number | null {
  if (unit.kind === "mass") return unit.grams;
  return unit.kind === "volume" ? unit.millilitres : null;
}

/** Writes grams or millilitres with the largest tool that hits them well enough. */
export function measure(
  kind: "mass" | "volume",
  system: MeasuringSystem,
  amount: number,
  max: number | null,
  tolerance = TOLERANCE,
): Measured {
  const tries = TOOLS[system][kind].flatMap(({ unit, least, most = Infinity, steps }) => {
    const known = unitOf(unit);
    const size = (known === null ? null : sizeOf(known)) ?? 1;
    if (amount / size < least * (1 - tolerance) || amount / size > most) return [];
    const quantity = nearest(amount / size, steps);
    const upper = max === null ? null : nearest(max / size, steps);
    return [{ unit, quantity, max: upper, error: Math.abs((quantity * size) / Math.max(amount, 1e-9) - 1) }];
  });
  const best =
    tries.find(({ error }) => error <= tolerance) ?? tries.toSorted((a, b) => a.error - b.error)[0];
  return best ?? { unit: kind === "mass" ? "g" : "ml", quantity: amount, max };
}
