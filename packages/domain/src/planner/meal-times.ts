const HOUR = 60;
const DAY_BEGINS = 8 * HOUR;
const DINNER = 18.5 * HOUR;
const NAMED: Readonly<Record<string, number>> = {
  breakfast: DAY_BEGINS,
  lunch: 12.5 * HOUR,
  dinner: DINNER,
};
const SNACK_BEFORE_LUNCH = 10.5 * HOUR;
const SNACK_AFTER_LUNCH = 16 * HOUR;
const SNACK_AFTER_DINNER = 20.5 * HOUR;

/** When each meal of a day begins, in minutes after midnight, by what it is; a meal that does not say it by its place. */
export function mealTimes(types: readonly string[]): readonly number[] {
  const kinds = types.map((type) => type.trim().toLowerCase());
  return kinds.map((kind, at) => {
    if (kind === "snack") return snackTime(kinds, at);
    return NAMED[kind] ?? timeOfPlace(at, kinds.length);
  });
}

function snackTime(kinds: readonly string[], at: number): number {
  if (kinds.slice(at).includes("lunch")) return SNACK_BEFORE_LUNCH;
  return kinds.slice(0, at).includes("dinner") ? SNACK_AFTER_DINNER : SNACK_AFTER_LUNCH;
}

/** Evenly between breakfast and dinner; a day of one meal has dinner. */
function timeOfPlace(at: number, count: number): number {
  return count === 1 ? DINNER : Math.round(DAY_BEGINS + ((DINNER - DAY_BEGINS) * at) / (count - 1));
}
