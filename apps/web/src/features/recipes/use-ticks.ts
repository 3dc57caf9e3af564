import { useState } from "react";
import { tabText } from "../../platform/device/text.ts";

const kept = tabText("ticked-ingredients");

/** Which lines of a recipe are ticked, by their place; remembered until the tab is closed. */
export function useTicks(recipeId: string) {
  const [ticked, setTicked] = useState<ReadonlySet<number>>(() => new Set(readTicks().get(recipeId)));
  const toggle = (line: number) => {
    const next = new Set(ticked);
    if (!next.delete(line)) next.add(line);
    setTicked(next);
    keepTicks(new Map(readTicks()).set(recipeId, [...next]));
  };
  return { ticked, toggle };
}

function readTicks(): Map<string, number[]> {
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Written below, and by nobody else.
    return new Map(JSON.parse(kept.read() ?? "[]") as [string, number[]][]);
  } catch {
    return new Map();
  }
}

function keepTicks(ticks: ReadonlyMap<string, number[]>): void {
  kept.write(JSON.stringify([...ticks]));
}
