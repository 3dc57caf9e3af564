import type { KeptMeal, Meal, PlanRequest } from "@meal/domain/chef/plans";
import { createBoard, type FixedMeal } from "./board.ts";
import type { Component } from "./component.ts";
import { plannedDays, type PlannedDay, type Position } from "./day-layout.ts";
import type { PlanSize } from "./counts.ts";
import type { Demands } from "./demands.ts";
import { at, KCAL } from "./figures.ts";
import { type Kitchen, offersFor } from "./offers.ts";
import type { Plate } from "./plate.ts";
import type { PlannerIndex } from "./planner-index.ts";
import { createRandom, type Random } from "./random.ts";
import { fillPlaces, type OpenPlace } from "./search.ts";
import { fixedMealOf } from "./stored-meal.ts";

/** A place of the plan: a meal that stays, or a plate that was found for it (null: nothing may stand there). */
export type Setting =
  | { readonly kind: "kept"; readonly meal: Meal; readonly fixed: FixedMeal }
  | { readonly kind: "open"; readonly position: Position; readonly plate: Plate | null };

/** The plan as settings: days, then places of the day. */
export type PlanTable = readonly (readonly Setting[])[];

/** Even beside large kept meals an open place gets at least this much to eat. */
const LEAST_MEAL_KCAL = 60;

const keptAt = (keep: readonly KeptMeal[], day: number, place: number): Meal | undefined =>
  keep.find((kept) => kept.day === day && kept.position === place)?.meal;

type Seat = {
  readonly day: number;
  readonly at: number;
  readonly position: Position;
  readonly kept: FixedMeal | null;
  readonly meal: Meal | null;
};

const seatsOf = (index: PlannerIndex, request: PlanRequest, days: readonly PlannedDay[]): Seat[] =>
  days.flatMap(({ positions }, day) =>
    positions.map((position, place): Seat => {
      const meal = keptAt(request.keep, day + 1, place) ?? null;
      return { day, at: place, position, meal, kept: meal === null ? null : fixedMealOf(index, meal, day) };
    }),
  );

/** What an open place must bring so that the day comes out right. */
const targetOf = (seat: Seat, seats: readonly Seat[], dayKcal: number): number => {
  const today = seats.filter(({ day }) => day === seat.day);
  const keptKcal = today.reduce((sum, { kept }) => sum + (kept === null ? 0 : at(kept.figures, KCAL)), 0);
  const openShare = today.reduce((sum, { kept, position }) => sum + (kept === null ? position.share : 0), 0);
  return Math.max(LEAST_MEAL_KCAL, ((dayKcal - keptKcal) * seat.position.share) / openShare);
};

const openPlacesOf = (kitchen: Kitchen, seats: readonly Seat[], days: readonly PlannedDay[]): OpenPlace[] => {
  const known = new Map<string, readonly Plate[]>();
  return seats
    .filter(({ kept }) => kept === null)
    .map((seat) => {
      const target = targetOf(seat, seats, days[seat.day]?.targetKcal ?? 0);
      const key = `${seat.position.kind} ${seat.position.wished ?? ""} ${seat.at} ${Math.round(target)}`;
      const offers = known.get(key) ?? offersFor(kitchen, seat.position, target);
      known.set(key, offers);
      return { day: seat.day, position: seat.position, offers };
    });
};

/** Everything the search starts from: the places, what may stand in each, and the empty board. */
export type LaidOut = {
  readonly seats: readonly Seat[];
  readonly places: readonly OpenPlace[];
  readonly size: PlanSize;
  readonly random: Random;
};

/** Sets out the places of a plan and the plates on offer for each of them. */
export const layOut = (
  index: PlannerIndex,
  demands: Demands,
  pool: readonly Component[],
  attempt: number,
): LaidOut => {
  const { request } = demands;
  const days = plannedDays(request);
  const seats = seatsOf(index, request, days);
  const random = createRandom(request.seed * 31 + attempt * 7919);
  const mains = seats.filter(({ position: { kind } }) => kind === "lunch" || kind === "dinner").length;
  const size = {
    days: request.days,
    meals: seats.length,
    mains,
    dishes: index.plain.length,
    foods: index.foods.length,
  };
  return {
    seats,
    places: openPlacesOf({ pool, demands, mealCount: seats.length, random }, seats, days),
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
): PlanTable => {
  const { seats, places, size, random } = layOut(index, demands, pool, attempt);
  const board = createBoard(demands, size);
  for (const { kept } of seats) if (kept !== null) board.fix(kept);
  const plates = fillPlaces(board, places, random);
  let next = 0;
  const settings = seats.map((seat): Setting & { readonly day: number } => {
    if (seat.kept !== null && seat.meal !== null) {
      return { kind: "kept", meal: seat.meal, fixed: seat.kept, day: seat.day };
    }
    const plate = plates[next] ?? null;
    next += 1;
    return { kind: "open", position: seat.position, plate, day: seat.day };
  });
  return Array.from({ length: size.days }, (_, day) => settings.filter((setting) => setting.day === day));
};
