import type { Measure } from "../lines/ingredient-line.ts";
import { unitOf } from "../units/units.ts";
import type { Heap } from "./add-up.ts";

/** An amount as one would buy it; a unit of null counts pieces. */
export type ShopperAmount = { readonly quantity: number; readonly unit: string | null };

const US_MASS = new Set(["oz", "lb"]);
const METRIC_VOLUME = new Set(["ml", "cl", "dl", "l"]);
const SPOONS_AND_CUPS = ["gallon", "quart", "pint", "cup", "fl oz", "tbsp", "tsp"] as const;
/** So much may be missing after rounding without anybody noticing. */
const SLACK = 0.01;

/** Rounds up to a step, so that what is bought is enough. */
function roundUp(value: number, step: number): number {
  const steps = Math.max(1, Math.ceil((value * (1 - SLACK)) / step));
  return Math.round(steps * step * 1000) / 1000;
}

function metric(amount: number, small: string, large: string): ShopperAmount {
  if (amount >= 995) return { quantity: roundUp(amount / 1000, 0.05), unit: large };
  const step = amount < 20 ? 1 : amount < 100 ? 5 : 10;
  return { quantity: roundUp(amount, step), unit: small };
}

function massAmount(grams: number, units: ReadonlySet<string>): ShopperAmount {
  const isUs = units.size > 0 && [...units].every((unit) => US_MASS.has(unit));
  if (!isUs) return metric(grams, "g", "kg");
  const pounds = grams / 453.59237;
  if (pounds >= 1) return { quantity: roundUp(pounds, 0.25), unit: "lb" };
  return { quantity: roundUp(grams / 28.349523125, 0.5), unit: "oz" };
}

function volumeAmount(millilitres: number, units: ReadonlySet<string>): ShopperAmount {
  if ([...units].every((unit) => METRIC_VOLUME.has(unit))) return metric(millilitres, "ml", "l");
  // The largest of the units in use that is filled at least once; else the smallest in use.
  const used = SPOONS_AND_CUPS.filter((unit) => units.has(unit));
  const sizes = used.map((name) => {
    const unit = unitOf(name);
    return { name, millilitres: unit?.kind === "volume" ? unit.millilitres : 1 };
  });
  const fitting = sizes.find((size) => millilitres >= size.millilitres * 0.99) ?? sizes.at(-1);
  if (fitting !== undefined)
    return { quantity: roundUp(millilitres / fitting.millilitres, 0.25), unit: fitting.name };
  const [odd = "ml"] = units;
  const unit = unitOf(odd);
  const size = unit?.kind === "volume" ? unit.millilitres : 1;
  return units.size === 1
    ? { quantity: roundUp(millilitres / size, 0.5), unit: odd }
    : metric(millilitres, "ml", "l");
}

/** A heap as one would buy it, in the units that its lines use. */
export function shopperAmount(heap: Heap): ShopperAmount {
  const units = new Set(heap.parts.map((part) => part.unit).filter((unit) => unit !== null));
  if (heap.kind === "mass") return massAmount(heap.amount, units);
  if (heap.kind === "volume") return volumeAmount(heap.amount, units);
  return { quantity: roundUp(heap.amount, 1), unit: heap.unit };
}

/** A bought amount as a plain measure. */
export function asMeasure({ quantity, unit }: ShopperAmount): Measure {
  return { quantity, unit: unit ?? "piece" };
}
