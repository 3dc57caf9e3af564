import type { Meal, PlanDay } from "@meal/domain/chef/plans";
import { plannedDay } from "./day-layout.ts";
import { type Demands, goalOf } from "./demands.ts";
import { addScaled, createFigures } from "./figures.ts";
import { leftoverOf } from "./leftover-meal.ts";
import type { PlanTable, Setting } from "./plan-table.ts";
import type { Plate } from "./plate.ts";
import type { PlannerIndex } from "./planner-index.ts";
import { fillDay, serveDay, type Serving } from "./serve-day.ts";
import { figuresOfMeal } from "./stored-meal.ts";
import { whyOf } from "./why.ts";
import { writeMeal } from "./write-meal.ts";

type Cooked = ReadonlyMap<number, Meal>;

/** What stands in the day already: meals that stay, and leftovers of earlier days. Null: it is measured out today. */
const writtenBefore = (
  index: PlannerIndex,
  demands: Demands,
  settings: readonly Setting[],
  day: number,
  cooked: Cooked,
): (Meal | null)[] =>
  settings.map((setting, place): Meal | null => {
    if (setting.kind === "kept") return setting.meal;
    const { plate, position, group, role } = setting;
    const source = role === "leftover" ? cooked.get(group) : undefined;
    if (plate === null || source === undefined) return null;
    const where = { seed: demands.request.seed, day, at: place, kind: position.kind };
    return leftoverOf(index, source, plate, { ...where, people: position.people });
  });

const writeDay = (
  index: PlannerIndex,
  demands: Demands,
  settings: readonly Setting[],
  day: number,
  cooked: Map<number, Meal>,
): PlanDay => {
  const { request } = demands;
  const before = writtenBefore(index, demands, settings, day, cooked);
  const others = createFigures();
  for (const meal of before) if (meal !== null) addScaled(others, figuresOfMeal(index, meal), 1);
  const open = settings.flatMap((setting, place) =>
    setting.kind === "open" && setting.plate !== null && before[place] === null
      ? [{ ...setting, plate: setting.plate, place }]
      : [],
  );
  const goal = goalOf(demands, plannedDay(request, day), others);
  const isShared = settings.some((setting) => setting.kind === "open" && setting.role === "leftover");
  const plates = open.map(({ plate }): Plate => plate);
  const filled = isShared ? fillDay(plates, goal) : plates;
  const served = serveDay(
    index,
    open.flatMap(({ position: { people } }, which): Serving[] => {
      const plate = filled[which];
      return plate === undefined ? [] : [{ plate, people }];
    }),
    goal,
  );
  const written = new Map<number, Meal>();
  for (const [which, { plate, position, place, group }] of open.entries()) {
    const one = served[which];
    if (one === undefined) continue;
    const where = { seed: request.seed, day, at: place, kind: position.kind };
    const meal = writeMeal(one, where, (told) => whyOf(told, plate, position, demands));
    written.set(place, meal);
    cooked.set(group, meal);
  }
  return { day, meals: before.flatMap((meal, place) => meal ?? written.get(place) ?? []) };
};

/** Measures the plates of a table out, day by day: what is left over of one is what the next begins with. */
export const writeDays = (index: PlannerIndex, demands: Demands, table: PlanTable): PlanDay[] => {
  const cooked = new Map<number, Meal>();
  return table.map((settings, day) => writeDay(index, demands, settings, day + 1, cooked));
};
