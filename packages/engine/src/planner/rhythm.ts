import type { CookingWay } from "@meal/domain/chef/vocabulary";
import { isWeekendDay, weekdayOf } from "@meal/domain/chef/weekdays";
import type { PositionKind } from "./day-layout.ts";

/** A place of the plan that is still open; days count from 0. */
export type OpenSeat = { readonly day: number; readonly kind: PositionKind; readonly at: number };

/**
 * How the places of a group share one plate: cooked at the first and eaten again as leftovers at the others, or made
 * anew at each.
 */
export type Sharing = "leftovers" | "again";

/** Places that hold the same plate, the earliest first; most groups are one place. */
export type SeatGroup<Seat extends OpenSeat> = {
  readonly seats: readonly [Seat, ...Seat[]];
  readonly sharing: Sharing;
};

/** From this length on one dinner is also another day's dinner. */
const LEAST_DAYS_FOR_A_DOUBLE = 5;
/** Whoever cooks once or twice a week eats of it on this many days at most. */
const BATCH_DAYS = 3;

type Link = { readonly kind: PositionKind; readonly after: number };

/** What decides which places share a plate. */
type RhythmOf = {
  readonly cooking: CookingWay;
  readonly days: number;
  readonly seed: number;
  /** Without a date the first day is a Monday. */
  readonly startDate: string | undefined;
};

const isSunday = (startDate: string | undefined, day: number): boolean =>
  isWeekendDay(startDate, day) && !isWeekendDay(startDate, day + 1);

/** The days on which ahead is cooked: the first, then each Sunday for the working days, else when nothing is left. */
const batchDays = ({ days, startDate }: RhythmOf): readonly number[] => {
  const found: number[] = [];
  for (let day = 0; day < days;) {
    found.push(day);
    const next = Array.from({ length: BATCH_DAYS }, (_, at) => day + at + 1);
    day = next.find((each) => isSunday(startDate, each)) ?? day + BATCH_DAYS;
  }
  return found;
};

/** On how many days, its own among them, people eat of what is cooked on a day; 0 where nothing is cooked ahead. */
const daysOfBatch = (day: number, plan: RhythmOf): number => {
  const all = batchDays(plan);
  return all.includes(day) ? (all.find((each) => each > day) ?? Infinity) - day : 0;
};

/** What is cooked ahead is eaten at noon and in the evening by turns, until the day that cooks again. */
const batchLinks = ({ kind, day }: OpenSeat, plan: RhythmOf): readonly Link[] => {
  const other = kind === "dinner" ? "lunch" : "dinner";
  const links: readonly Link[] = [
    { kind: other, after: 1 },
    { kind, after: 2 },
  ];
  return links.filter(({ after }) => after < daysOfBatch(day, plan));
};

/** Where the leftovers of a lunch or a dinner are eaten, so many days after it. */
const linksOf = (seat: OpenSeat, plan: RhythmOf): readonly Link[] => {
  const { cooking, days, seed } = plan;
  if (cooking === "batch") return batchLinks(seat, plan);
  if (seat.kind !== "dinner") return [];
  const isDouble = days >= LEAST_DAYS_FOR_A_DOUBLE && seat.day === seed % 2;
  return [{ kind: "lunch", after: 1 }, ...(isDouble ? [{ kind: "dinner", after: 2 } as const] : [])];
};

/** Without lunches, whoever cooks once or twice a week eats the same dinner on the next two evenings. */
const dinnerLinks = ({ kind, day }: OpenSeat, plan: RhythmOf): readonly Link[] =>
  plan.cooking === "batch"
    ? [1, 2].filter((after) => after < daysOfBatch(day, plan)).map((after) => ({ kind, after }))
    : [];

const isMain = ({ kind }: OpenSeat): boolean => kind === "lunch" || kind === "dinner";

const groupMains = <Seat extends OpenSeat>(seats: readonly Seat[], plan: RhythmOf): SeatGroup<Seat>[] => {
  const taken = new Set<Seat>();
  const hasBoth = new Set(seats.map(({ kind }) => kind)).size > 1;
  return seats.flatMap((seat): SeatGroup<Seat>[] => {
    if (taken.has(seat)) return [];
    const links = hasBoth ? linksOf(seat, plan) : dinnerLinks(seat, plan);
    const eaters = links.flatMap(({ kind, after }) =>
      seats
        .filter((other) => other.kind === kind && other.day === seat.day + after && !taken.has(other))
        .slice(0, 1),
    );
    for (const each of [seat, ...eaters]) taken.add(each);
    return [{ seats: [seat, ...eaters], sharing: "leftovers" }];
  });
};

/** On working days two breakfasts take turns, and each weekend has its own. */
const turnOf = ({ day }: OpenSeat, startDate: string | undefined): string =>
  isWeekendDay(startDate, day) ? `${Math.floor((weekdayOf(startDate, 0) + day) / 7)} weekend` : `${day % 2}`;

const groupRepeats = <Seat extends OpenSeat>(
  seats: readonly Seat[],
  startDate: string | undefined,
): SeatGroup<Seat>[] => {
  const turns = Map.groupBy(seats, (seat) => `${seat.kind} ${seat.at} ${turnOf(seat, startDate)}`);
  return [...turns.values()].flatMap(([first, ...others]): SeatGroup<Seat>[] =>
    first === undefined ? [] : [{ seats: [first, ...others], sharing: "again" }],
  );
};

/** Which places of a plan share a plate: none where every meal is fresh. */
export const groupSeats = <Seat extends OpenSeat>(
  seats: readonly Seat[],
  plan: RhythmOf,
): readonly SeatGroup<Seat>[] => {
  if (plan.cooking === "fresh") return seats.map((seat) => ({ seats: [seat], sharing: "leftovers" }));
  return [
    ...groupMains(seats.filter(isMain), plan),
    ...groupRepeats(
      seats.filter((seat) => !isMain(seat)),
      plan.startDate,
    ),
  ];
};
