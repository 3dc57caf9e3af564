import type { KeptMeal, Meal, PlanRequest } from "@meal/domain/chef/plans";
import type { CookingWay } from "@meal/domain/chef/vocabulary";
import { isWeekendDay } from "@meal/domain/chef/weekdays";
import { createBoard, type FixedMeal } from "./board.ts";
import type { Component } from "./component.ts";
import { plannedDays, type PlannedDay, type Position } from "./day-layout.ts";
import type { PlanSize } from "./counts.ts";
import type { Demands } from "./demands.ts";
import { at, KCAL } from "./figures.ts";
import { type PlannerKitchen, nothingKnown } from "./complete-plate.ts";
import { type Offers, offersFor, type PlateWanted } from "./offers.ts";
import { countOfDishes } from "./own-recipes.ts";
import type { Plate } from "./plate.ts";
import { pairsOf } from "./pool.ts";
import type { PlannerIndex } from "./planner-index.ts";
import { createRandom, type Random } from "./random.ts";
import { readyInTime } from "./first-day.ts";
import { groupSeats, type OpenSeat, type SeatGroup, type Sharing } from "./rhythm.ts";
import { fillPlaces, type OpenPlace } from "./search.ts";
import { standingAt } from "./standing-meals.ts";
import { fixedMealOf } from "./stored-meal.ts";

/**
 * A place of the plan: a meal that stays, or a plate that was found for it (null: nothing may stand there). Places with
 * the same group number share their plate; a leftover was cooked at the first of them.
 */
export type Setting =
  | { readonly kind: "kept"; readonly meal: Meal; readonly fixed: FixedMeal }
  | {
      readonly kind: "open";
      readonly position: Position;
      readonly plate: Plate | null;
      readonly group: number;
      readonly role: "cooked" | "leftover";
    };

/** The plan as settings: days, then places of the day. */
export type PlanTable = readonly (readonly Setting[])[];

/** Even beside large kept meals an open place gets at least this much to eat. */
const LEAST_MEAL_KCAL = 60;

const keptAt = (keep: readonly KeptMeal[], day: number, place: number): Meal | undefined =>
  keep.find((kept) => kept.day === day && kept.position === place)?.meal;

type Seat = OpenSeat & {
  readonly position: Position;
  readonly kept: FixedMeal | null;
  readonly meal: Meal | null;
};

const seatsOf = (index: PlannerIndex, demands: Demands, days: readonly PlannedDay[]): Seat[] =>
  days.flatMap(({ positions }, day) =>
    positions.map((position, place): Seat => {
      const meal = keptAt(demands.request.keep, day + 1, place) ?? null;
      const { kind } = position;
      return {
        day,
        at: place,
        kind,
        position,
        meal,
        kept: meal === null ? null : fixedMealOf(index, demands, meal, day),
      };
    }),
  );

/** What an open place must bring so that the day comes out right. */
const targetOf = (seat: Seat, seats: readonly Seat[], dayKcal: number): number => {
  const today = seats.filter(({ day }) => day === seat.day);
  const keptKcal = today.reduce((sum, { kept }) => sum + (kept === null ? 0 : at(kept.figures, KCAL)), 0);
  const openShare = today.reduce((sum, { kept, position }) => sum + (kept === null ? position.share : 0), 0);
  return Math.max(LEAST_MEAL_KCAL, ((dayKcal - keptKcal) * seat.position.share) / openShare);
};

/** A group of places that eat the same plate, with what may stand there. */
type Group = OpenPlace & { readonly seats: readonly Seat[]; readonly sharing: Sharing };

/** Where every meal is for itself no list is worth another side. */
const nothingElse = (): readonly Plate[] => [];

/** With fewer plates that keep long enough to choose from, every place is cooked for itself. */
const ENOUGH_OFFERS = 12;

const wantedFor = (
  { seats: [first, ...others], sharing }: SeatGroup<Seat>,
  targetKcal: (seat: Seat) => number,
): PlateWanted => {
  const eaten = 1 + others.length;
  const last = others.at(-1) ?? first;
  const isCookedOnce = sharing === "leftovers";
  return {
    position: first.position,
    kinds: [first, ...others].map(({ kind }) => kind),
    day: first.day,
    targetKcal: [first, ...others].reduce((sum, seat) => sum + targetKcal(seat), 0) / eaten,
    eaten,
    made: isCookedOnce ? 1 : eaten,
    keepsDays: isCookedOnce ? last.day - first.day : 0,
  };
};

const keyOf = (
  { position: { wished }, kinds, targetKcal, day, eaten, made, keepsDays, dishId = "" }: PlateWanted,
  place: number,
  { startDate }: PlanRequest,
): string => {
  const hasTime = isWeekendDay(startDate, day);
  return [kinds.join(), wished, place, Math.round(targetKcal), hasTime, eaten, made, keepsDays, dishId].join(
    " ",
  );
};

/** Sets out the open places, in groups where the request wants to cook less than it eats. */
const openGroupsOf = (
  kitchen: PlannerKitchen,
  seats: readonly Seat[],
  days: readonly PlannedDay[],
  cooking: CookingWay,
): Group[] => {
  const { request } = kitchen.demands;
  const known = new Map<string, Offers>();
  const targetKcal = (seat: Seat): number => targetOf(seat, seats, days[seat.day]?.targetKcal ?? 0);
  const groupOf = (group: SeatGroup<Seat>, stands: boolean): Group[] => {
    const [first, ...others] = group.seats;
    const wanted = {
      ...wantedFor(group, targetKcal),
      ...(stands && { dishId: standingAt(request, first) }),
    };
    const key = keyOf(wanted, first.at, request);
    const offered = known.get(key) ?? offersFor(kitchen, wanted);
    known.set(key, offered);
    const { plates } = offered;
    const offers = stands ? plates : readyInTime(plates, first.kind, first.day);
    if (wanted.dishId !== undefined && offers.length === 0) return groupOf(group, false);
    if (others.length > 0 && offers.length < ENOUGH_OFFERS)
      return group.seats.flatMap((seat) => groupOf({ seats: [seat], sharing: "leftovers" }, stands));
    const besides = cooking === "fresh" ? nothingElse : offered.besides;
    return [
      {
        seats: group.seats,
        sharing: group.sharing,
        sittings: group.seats,
        makes: wanted.made,
        offers,
        besides,
      },
    ];
  };
  const open = seats.filter(({ kept }) => kept === null);
  const { seed, startDate } = request;
  const isStanding = (seat: Seat): boolean => standingAt(request, seat) !== undefined;
  const alone = open
    .filter(isStanding)
    .map((seat): SeatGroup<Seat> => ({ seats: [seat], sharing: "leftovers" }));
  const free = open.filter((seat) => !isStanding(seat));
  return [
    ...alone.flatMap((group) => groupOf(group, true)),
    ...groupSeats(free, { cooking, days: days.length, seed, startDate }).flatMap((group) =>
      groupOf(group, false),
    ),
  ];
};

/** Everything the search starts from: the places, what may stand in each, and the empty board. */
export type LaidOut = {
  readonly seats: readonly Seat[];
  readonly groups: readonly Group[];
  readonly size: PlanSize;
  readonly random: Random;
};

const isMain = ({ kind }: Seat): boolean => kind === "lunch" || kind === "dinner";

/** Sets out the places of a plan and the plates on offer for each of them. */
export const layOut = (
  index: PlannerIndex,
  demands: Demands,
  pool: readonly Component[],
  attempt: number,
  cooking = demands.request.cooking,
): LaidOut => {
  const { request } = demands;
  const days = plannedDays(request);
  const seats = seatsOf(index, demands, days);
  const random = createRandom(request.seed * 31 + attempt * 7919);
  const mains = seats.filter(isMain).length;
  const pairs = pairsOf(index, demands.diets);
  const kitchen = { pool, demands, pairs, mealCount: seats.length, random, known: nothingKnown() };
  const groups = openGroupsOf(kitchen, seats, days, cooking);
  const size = {
    days: request.days,
    meals: seats.length,
    mains,
    dishes: countOfDishes(index, request),
    foods: index.foods.length,
  };
  return {
    seats,
    groups,
    size,
    random,
  };
};

/** Lays the whole table: what is kept stays, every open place gets the plate that serves the plan best. */
export const layTable = (
  index: PlannerIndex,
  demands: Demands,
  pool: readonly Component[],
  attempt: number,
  cooking = demands.request.cooking,
): PlanTable => {
  const { seats, groups, size, random } = layOut(index, demands, pool, attempt, cooking);
  const board = createBoard(demands, size, attempt);
  for (const { kept } of seats) if (kept !== null) board.fix(kept);
  const plates = fillPlaces(board, groups, random);
  const settings = new Map<Seat, Setting>();
  for (const seat of seats)
    if (seat.kept !== null && seat.meal !== null)
      settings.set(seat, { kind: "kept", meal: seat.meal, fixed: seat.kept });
  for (const [group, { seats: sharers, sharing }] of groups.entries()) {
    const isCookedOnce = sharing === "leftovers";
    for (const [which, seat] of sharers.entries()) {
      settings.set(seat, {
        kind: "open",
        position: seat.position,
        plate: plates[group] ?? null,
        group,
        role: isCookedOnce && which > 0 ? "leftover" : "cooked",
      });
    }
  }
  return Array.from({ length: size.days }, (_, day) =>
    seats.flatMap((seat) => (seat.day === day ? (settings.get(seat) ?? []) : [])),
  );
};
