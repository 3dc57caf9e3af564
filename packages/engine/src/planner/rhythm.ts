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
/** Whoever cooks once or twice a week eats of it on this many days. */
const BATCH_DAYS = 3;

type Link = { readonly kind: PositionKind; readonly after: number };

/** Where the leftovers of a lunch or a dinner are eaten, so many days after it. */
const linksOf = (seat: OpenSeat, cooking: CookingWay, days: number, seed: number): readonly Link[] => {
  if (cooking === "batch") {
    if (seat.day % BATCH_DAYS !== 0) return [];
    return seat.kind === "dinner"
      ? [
          { kind: "lunch", after: 1 },
          { kind: "dinner", after: 2 },
        ]
      : [
          { kind: "dinner", after: 1 },
          { kind: "lunch", after: 2 },
        ];
  }
  if (seat.kind !== "dinner") return [];
  const isDouble = days >= LEAST_DAYS_FOR_A_DOUBLE && seat.day === seed % 2;
  return [{ kind: "lunch", after: 1 }, ...(isDouble ? [{ kind: "dinner", after: 2 } as const] : [])];
};

/** Without lunches, whoever cooks once or twice a week eats the same dinner on the next two evenings. */
const dinnerLinks = (seat: OpenSeat, cooking: CookingWay): readonly Link[] =>
  cooking === "batch" && seat.day % BATCH_DAYS === 0
    ? [1, 2].map((after) => ({ kind: seat.kind, after }))
    : [];

/** What decides which places share a plate. */
type RhythmOf = {
  readonly cooking: CookingWay;
  readonly days: number;
  readonly seed: number;
  /** Without a date the first day is a Monday. */
  readonly startDate: string | undefined;
};

const isMain = ({ kind }: OpenSeat): boolean => kind === "lunch" || kind === "dinner";

const groupMains = <Seat extends OpenSeat>(seats: readonly Seat[], plan: RhythmOf): SeatGroup<Seat>[] => {
  const taken = new Set<Seat>();
  const hasBoth = new Set(seats.map(({ kind }) => kind)).size > 1;
  return seats.flatMap((seat): SeatGroup<Seat>[] => {
    if (taken.has(seat)) return [];
    const links = hasBoth
      ? linksOf(seat, plan.cooking, plan.days, plan.seed)
      : dinnerLinks(seat, plan.cooking);
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
