/**
 * The months in which an ordinary American supermarket has fresh what it does not have all year, from 1 for January: the
 * seasons of the USDA's SNAP-Ed guide, a month longer where imports are usual.
 */
const MONTHS: Readonly<Record<string, readonly [first: number, last: number]>> = {
  asparagus: [2, 7],
  fig: [6, 10],
  peach: [5, 9],
  nectarine: [5, 9],
  apricot: [5, 8],
  plum: [5, 10],
  cherry: [5, 8],
  "sour-cherry": [6, 7],
  cantaloupe: [5, 10],
  honeydew: [5, 10],
  watermelon: [4, 10],
  corn: [5, 10],
  rhubarb: [3, 7],
  persimmon: [9, 1],
  pomegranate: [9, 1],
  pumpkin: [9, 12],
};

const COLD_MONTHS: ReadonlySet<number> = new Set([10, 11, 12, 1, 2, 3, 4]);

const monthOf = (date: string): number => Number(date.slice(5, 7));

/** Whether a soup is wanted hot on a date. */
export function isColdSeason(date: string): boolean {
  return COLD_MONTHS.has(monthOf(date));
}

/** Whether there are months in which a food is hard to find fresh. */
export function isSeasonal(foodId: string): boolean {
  return MONTHS[foodId] !== undefined;
}

/** Whether a food is hard to find fresh in the month of a date; nothing is where there is no date. */
export function isOutOfSeason(foodId: string, date: string | undefined): boolean {
  const months = MONTHS[foodId];
  if (months === undefined || date === undefined) return false;
  const [first, last] = months;
  const month = monthOf(date);
  return first <= last ? month < first || month > last : month < first && month > last;
}
