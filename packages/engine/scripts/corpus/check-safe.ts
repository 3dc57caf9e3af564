import type { Food } from "../../src/foods/food.ts";
import { safeCelsius } from "../../src/dishes/retell-heat.ts";
import type { FaultSink } from "./fault.ts";
import type { DishFile } from "./read-dishes.ts";

/** From here on it is poultry or ground meat; whole cuts are sliced thin, or eaten pink on purpose with a warning. */
const TOLD_ALWAYS = 71;

/** What simmers or bakes for so long is far past it. */
const LONG_MINUTES = 90;

const TOLD = /(?<!\d)(\d+) °C/gu;
const MOST_CORE = 99;

/** Poultry and ground meat are cooked to a temperature, and the cook is told which. */
export const checkSafe = (
  { dish: { ingredients, steps }, firstStepLine }: DishFile,
  foodOf: (id: string) => Food | null,
  sink: FaultSink,
): void => {
  const needed = ingredients.flatMap(({ foodId }) => {
    const food = foodOf(foodId);
    return food === null || food.kind === "egg" ? [] : [safeCelsius(food) ?? 0];
  });
  const celsius = Math.max(0, ...needed);
  if (celsius < TOLD_ALWAYS || steps.some(({ waitingMinutes = 0 }) => waitingMinutes >= LONG_MINUTES)) return;
  const told = steps
    .flatMap(({ text }) => [...text.matchAll(TOLD)].map(([, degrees]) => Number(degrees)))
    .filter((degrees) => degrees <= MOST_CORE);
  if (Math.max(0, ...told) < celsius)
    sink.error(firstStepLine, `no step says that the meat has to reach ${celsius} °C`);
};

/** Fish and shellfish keep three days once they are cooked, whatever they swim in. Anchovies and what comes out of a can keep. */
const FISH_DAYS = 3;
const SEASONS = /anchovy|canned|dried|bonito|salted|smoked|sauce|paste|roe/;

export const checkFishKept = (
  { dish: { ingredients, keeping } }: DishFile,
  foodOf: (id: string) => Food | null,
  sink: FaultSink,
): void => {
  if (keeping === null || keeping.fridgeDays <= FISH_DAYS) return;
  const fish = ingredients.find(({ foodId, role }) => {
    const kind = foodOf(foodId)?.kind;
    return role === "protein" && (kind === "fish" || kind === "shellfish") && !SEASONS.test(foodId);
  });
  if (fish !== undefined)
    sink.error(
      1,
      `keeps ${keeping.fridgeDays} days as "${keeping.id}", and ${fish.foodId} keeps ${FISH_DAYS}: cooked-fish`,
    );
};
