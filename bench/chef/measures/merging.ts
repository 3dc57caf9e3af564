import { itemOf, mergeLines, type FoodFacts } from "@meal/reader/merging/merge-lines";
import { joinPiles, pilesOf } from "@meal/reader/merging/piles";
import { unitOf } from "@meal/reader/units/units";
import type { MeasureRow } from "../measure-row.ts";

const CASES = 1000;

type Food = FoodFacts & { readonly names: readonly string[]; readonly units: readonly string[] };
const FOODS: readonly Food[] = [
  { foodId: "onion", gramsPerPiece: 110, names: ["onion", "onions", "Onion"], units: ["", "g", "kg", "lb"] },
  { foodId: "flour", density: 0.53, names: ["flour", "Flour"], units: ["g", "cup", "cups", "tbsp", "oz"] },
  {
    foodId: "butter",
    density: 0.96,
    gramsPerMeasure: { stick: 113 },
    names: ["butter"],
    units: ["g", "tbsp", "stick", "cup"],
  },
  { foodId: "milk", density: 1.03, names: ["milk"], units: ["ml", "l", "cup", "tsp"] },
  {
    foodId: "garlic",
    gramsPerMeasure: { clove: 5, head: 50 },
    names: ["garlic"],
    units: ["clove", "cloves", "head", "g"],
  },
  { foodId: "tomato", gramsPerPiece: 120, names: ["tomatoes", "tomato"], units: ["", "kg", "g"] },
];

/** A small generator of its own, so that the same cases are drawn every time. */
function drawing(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

type Drawn = { readonly line: string; readonly foodId: string; readonly grams: number };

function drawLine(draw: (below: number) => number): Drawn {
  const food = FOODS[draw(FOODS.length)];
  const unit = food?.units[draw(food.units.length)] ?? "";
  const name = food?.names[draw(food.names.length)] ?? "";
  const quantity = 1 + draw(400) / 4;
  const known = unitOf(unit);
  const one =
    known?.kind === "mass"
      ? known.grams
      : known?.kind === "volume"
        ? known.millilitres * (food?.density ?? 0)
        : ((known === null ? food?.gramsPerPiece : food?.gramsPerMeasure?.[known.name]) ?? 0);
  return { line: `${quantity} ${unit} ${name}`, foodId: food?.foodId ?? "", grams: quantity * one };
}

function lookup(name: string): FoodFacts | null {
  return FOODS.find(({ names }) => names.includes(name)) ?? null;
}

function faultOf(list: readonly Drawn[], cut: number): string | null {
  const lines = list.map(({ line }) => line);
  const merged = mergeLines(lines, lookup);
  const whole = JSON.stringify(merged);
  if (JSON.stringify(mergeLines(lines.toReversed(), lookup)) !== whole)
    return `order matters: ${lines.join("; ")}`;
  const parts = joinPiles(pilesOf(lines.slice(0, cut), lookup), pilesOf(lines.slice(cut), lookup));
  if (JSON.stringify(parts.map(itemOf)) !== whole) return `grouping matters: ${lines.join("; ")}`;
  for (const item of merged) {
    const wanted = list
      .filter(({ foodId }) => foodId === item.foodId)
      .reduce((sum, { grams }) => sum + grams, 0);
    if (Math.abs((item.grams ?? 0) - wanted) > 1e-6 * wanted) return `mass is lost: ${item.arithmetic}`;
  }
  const foods = new Set(list.map(({ foodId }) => foodId));
  return merged.length === foods.size ? null : `foods are mixed: ${lines.join("; ")}`;
}

/** Merging knows no order and no grouping, loses no gram and mixes no two foods. */
export function measure(): MeasureRow[] {
  const draw = drawing(20261121);
  const weakest: string[] = [];
  for (let at = 0; at < CASES; at += 1) {
    const list = Array.from({ length: 1 + draw(14) }, () => drawLine(draw));
    const fault = faultOf(list, draw(list.length + 1));
    if (fault !== null) weakest.push(fault);
  }
  const figure = (100 * (CASES - weakest.length)) / CASES;
  return [{ what: "merging keeps its laws", figure, floor: 100, aim: 100, unit: "%", cases: CASES, weakest }];
}
