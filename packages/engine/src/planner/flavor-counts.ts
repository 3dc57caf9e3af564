type Size = { readonly foods: number; readonly days: number };

/** Numbers of foods that are none of the table are -1. */
const bumpAll = (
  counters: Uint8Array,
  at: readonly number[],
  placeOf: (food: number) => number,
  by: number,
) => {
  for (const food of at) if (food >= 0) counters[placeOf(food)] = (counters[placeOf(food)] ?? 0) + by;
};

/** What the days and the mornings of a plan taste of. */
export const createFlavorCounts = ({ foods, days }: Size) => {
  const ofDay = new Uint8Array(foods * days);
  // One day before the first and one after the last, so that neighbors need no check.
  const mornings = new Uint8Array(foods * (days + 2));
  return {
    /** How many meals of a day taste of a food. */
    flavorOnDay: (food: number, day: number): number =>
      day < 0 || day >= days ? 0 : (ofDay[food * days + day] ?? 0),
    /** How many breakfasts of the days before and after taste of a food. */
    mornings: (food: number, day: number): number =>
      (mornings[food * (days + 2) + day] ?? 0) + (mornings[food * (days + 2) + day + 2] ?? 0),
    addMorning: (numbers: readonly number[], day: number, by: 1 | -1): void =>
      bumpAll(mornings, numbers, (food) => food * (days + 2) + day + 1, by),
    addFlavors: (numbers: readonly number[], day: number, by: 1 | -1): void =>
      bumpAll(ofDay, numbers, (food) => food * days + day, by),
  };
};
