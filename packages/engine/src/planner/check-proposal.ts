import type {
  ImpossiblePlan,
  KeptMeal,
  Meal,
  Plan,
  PlanDay,
  PlanOutcome,
  PlanRequest,
} from "@meal/domain/chef/plans";
import { foodTokens } from "../foods/food-words.ts";
import { hardExcessOf } from "./balance.ts";
import { type PlannedDay, plannedDay, plannedDays, type Position } from "./day-layout.ts";
import { type Demands, goalOf, readDemands } from "./demands.ts";
import { addScaled, at, createFigures, KCAL } from "./figures.ts";
import { handsLimitAt, judgeHands } from "./hands-limit.ts";
import { isDayGood, judgeFigures, planMeals } from "./plan-meals.ts";
import type { PlannerIndex } from "./planner-index.ts";
import { createPlate, type Plate, portionStrain } from "./plate.ts";
import type { Proposal, ProposedMeal } from "./proposal/proposal.ts";
import { type AcceptedMeal, readProposedMeal } from "./proposal/read-proposed-meal.ts";
import { seatMeals } from "./proposal/seat-meals.ts";
import { serveDay, type Serving } from "./serve-day.ts";
import { figuresOfMeal } from "./stored-meal.ts";
import { standingAt } from "./standing-meals.ts";
import { whyOf } from "./why.ts";
import { writeMeal } from "./write-meal.ts";

type Seat = { readonly day: number; readonly place: number; readonly position: Position };
type Taken = Seat & { readonly accepted: AcceptedMeal; readonly plate: Plate };
type Refused = Seat & { readonly name: string; readonly reason: string };

type Check = {
  readonly index: PlannerIndex;
  readonly demands: Demands;
  readonly days: readonly PlannedDay[];
};

const isAt =
  (seat: { readonly day: number; readonly place: number }) =>
  ({ day, position }: KeptMeal): boolean =>
    day === seat.day && position === seat.place;

/** The words of a name, so that "Chicken & Rice" and "rice with chicken" are one dish. */
const nameKey = (name: string): string =>
  [...new Set(foodTokens(name))].toSorted((one, other) => (one < other ? -1 : 1)).join(" ");

/** Whether somebody decided already what stands there: a meal that stays, or a dish of every week. */
const isSpokenFor = ({ demands: { request } }: Check, seat: Seat): boolean =>
  request.keep.some(isAt(seat)) ||
  standingAt(request, { day: seat.day - 1, at: seat.place, kind: seat.position.kind }) !== undefined;

const judgeAll = (check: Check, proposal: Proposal): { taken: Taken[]; refused: Refused[] } => {
  const { index, demands } = check;
  const { request } = demands;
  const [taken, refused]: [Taken[], Refused[]] = [[], []];
  const names = new Set<string>();
  for (const [at_, { meals }] of proposal.days.slice(0, request.days).entries()) {
    const planned = plannedDay(request, at_ + 1);
    for (const [place, meal] of seatMeals(meals, planned.positions).entries()) {
      const position = planned.positions[place];
      if (meal === null || position === undefined) continue;
      const seat = { day: at_ + 1, place, position };
      if (isSpokenFor(check, seat)) continue;
      const targetKcal = planned.targetKcal * position.share;
      const read = readProposedMeal(meal, { index, demands, position, targetKcal });
      if (read.kind === "refused") {
        refused.push({ ...seat, name: read.name, reason: read.reason });
        continue;
      }
      const { name } = read.component.dish;
      if (!demands.pursuit.mayBe(read.component, "main", [position.kind])) {
        refused.push({ ...seat, name, reason: "nothing shows that it is made as you asked" });
        continue;
      }
      const isAgain = names.has(nameKey(name));
      names.add(nameKey(name));
      const plate = createPlate(read.component, [], targetKcal);
      if (isAgain) refused.push({ ...seat, name, reason: "it is already in the plan" });
      else taken.push({ ...seat, accepted: read, plate });
    }
  }
  return { taken, refused };
};

/** Keeps the lines that no food answers to on the recipe; they weigh and bring nothing. */
const withUnknown = (meal: Meal, lines: readonly string[]): Meal =>
  lines.length === 0
    ? meal
    : {
        ...meal,
        ingredients: [...meal.ingredients, ...lines],
        foodIds: [...(meal.foodIds ?? []), ...lines.map(() => "")],
        grams: [...(meal.grams ?? []), ...lines.map(() => 0)],
      };

/** Measures out what stays of a day's proposal, towards its own part of the day's energy. */
const keepDay = ({ index, demands }: Check, day: number, seats: readonly Taken[]): KeptMeal[] => {
  const { request } = demands;
  const planned = plannedDay(request, day);
  const others = createFigures();
  for (const kept of request.keep)
    if (kept.day === day) addScaled(others, figuresOfMeal(index, kept.meal), 1);
  const share = seats.reduce((sum, { position }) => sum + position.share, 0);
  const isFull =
    seats.length + request.keep.filter((kept) => kept.day === day).length >= planned.positions.length;
  const targetKcal = isFull ? planned.targetKcal : at(others, KCAL) + planned.targetKcal * share;
  const rest = isFull ? Math.max(1, planned.targetKcal - at(others, KCAL)) : planned.targetKcal * share;
  const plates = seats.map(({ plate, position }) =>
    createPlate(plate.main, [], (rest * position.share) / share),
  );
  const servings = seats.flatMap(({ position: { people } }, which): Serving[] => {
    const plate = plates[which];
    return plate === undefined ? [] : [{ plate, people }];
  });
  const served = serveDay(index, servings, goalOf(demands, { ...planned, targetKcal }, others));
  return served.flatMap((one, which) => {
    const seat = seats[which];
    if (seat === undefined) return [];
    const { place, position, accepted } = seat;
    const where = { seed: request.seed, day, at: place, kind: position.kind };
    const written = writeMeal(one, where, (meal_) => whyOf(meal_, one.plate, position, demands));
    const { dishId: _ownDish, ...meal } = withUnknown(written, accepted.unknownLines);
    return [{ day, position: place, meal }];
  });
};

/** How ill a meal suits its day: what it would break if the day were made of it alone, how far it was scaled, how long it takes. */
const faultOf = ({ demands }: Check, { plate, day }: Taken): number => {
  const whole = createFigures();
  addScaled(whole, plate.figures, demands.request.calories / Math.max(1, at(plate.figures, KCAL)));
  const isHurried = handsLimitAt(demands.request, day - 1) !== null;
  return (
    hardExcessOf(whole, demands.rule) +
    demands.pursuit.dayMiss(whole) +
    portionStrain(plate.factor) +
    (isHurried ? plate.main.handsOnMinutes / MINUTES_LIKE_A_RULE : 0)
  );
};

/** So much work at a meal weighs, on a day that has little time, as much as breaking a limit by all of it. */
const MINUTES_LIKE_A_RULE = 60;

/** Days that miss a figure somebody asked for, or keep their cook longer than they want to. */
const missedDays = ({ index, demands }: Check, days: readonly PlanDay[]): ReadonlySet<number> =>
  new Set(
    [...judgeFigures(index, demands, days), ...judgeHands(demands.request, days)].flatMap(({ missed }) =>
      missed.map(({ day }) => day),
    ),
  );

/** Of every bad day the meal that suits it worst. */
const worstOf = (check: Check, days: readonly PlanDay[], taken: readonly Taken[]): Taken[] => {
  const { index, demands } = check;
  const missed = missedDays(check, days);
  return days
    .filter((day) => missed.has(day.day) || !isDayGood(index, demands, day))
    .flatMap(
      ({ day }) =>
        taken
          .filter((seat) => seat.day === day)
          .toSorted((one, other) => faultOf(check, other) - faultOf(check, one))[0] ?? [],
    );
};

const labelOf = ({ day, position }: Seat): string => `Day ${day}, ${position.kind}`;

const countOf = (many: number, one: string, more: string): string => (many === 1 ? one : `${many} ${more}`);

const proposedMeals = ({ days }: Proposal): readonly ProposedMeal[] => days.flatMap(({ meals }) => meals);

const correctionsOf = (
  check: Check,
  proposal: Proposal,
  plan: Plan,
  taken: readonly Taken[],
  refused: readonly Refused[],
): string[] => {
  const stands = ({ day, place }: Seat): string => plan.days[day - 1]?.meals[place]?.name ?? "another meal";
  const seats = check.days.flatMap(({ positions }, at_) =>
    positions.map((position, place): Seat => ({ day: at_ + 1, place, position })),
  );
  const open = seats.filter((seat) => !isSpokenFor(check, seat)).length;
  const missing = Math.max(0, open - taken.length - refused.length);
  const left = Math.max(0, proposedMeals(proposal).length - seats.length);
  return [
    ...taken.flatMap((seat) =>
      seat.accepted.remarks.map((remark) => `${labelOf(seat)}, ${seat.plate.main.dish.name}: ${remark}`),
    ),
    ...refused
      .toSorted((one, other) => one.day - other.day || one.place - other.place)
      .map(
        (seat) =>
          `${labelOf(seat)}: "${seat.name}" was replaced by "${stands(seat)}": ${seat.reason.replace(/\.+$/, "")}.`,
      ),
    ...(missing === 0
      ? []
      : [`${countOf(missing, "One meal was", "meals were")} missing and filled in from the cookbook.`]),
    ...(left === 0 ? [] : [`${countOf(left, "One meal was", "meals were")} more than you asked for.`]),
  ];
};

/** Plans around what stays, and lets the worst meal of a bad day go until every day is good. */
const settle = (
  check: Check,
  first: readonly Taken[],
): { plan: Plan; taken: readonly Taken[]; dropped: readonly Refused[] } | ImpossiblePlan => {
  const { index, demands } = check;
  const { request } = demands;
  let taken = first;
  const dropped: Refused[] = [];
  for (;;) {
    const byDay = Map.groupBy(taken, ({ day }) => day);
    const kept = [...byDay].flatMap(([day, seats]) => keepDay(check, day, seats));
    const plan = planMeals(index, { ...request, keep: [...request.keep, ...kept] });
    if (plan.kind === "impossible" && taken.length === 0) return plan;
    const worst = plan.kind === "impossible" ? taken : worstOf(check, plan.days, taken);
    if (plan.kind === "plan" && worst.length === 0) return { plan, taken, dropped };
    const reason = "with it, the day would miss its calories, a limit of the diet or what you asked of it";
    dropped.push(...worst.map((seat) => ({ ...seat, name: seat.plate.main.dish.name, reason })));
    taken = taken.filter((seat) => !worst.includes(seat));
  }
};

/**
 * Makes a plan of meals that somebody wrote who may be wrong about all of them. Foods and grams are read from the lines,
 * energy and cost counted from those, portions scaled to the day. A meal goes, and the cookbook fills its place, when it
 * breaks the diet or an allergy by a line, its name or a step; when it cannot be read; when nobody would eat it so; when
 * it comes twice; when its day would miss its energy or a limit. Where a diet or an allergy binds, a single ingredient
 * that the food table does not know is enough. Elsewhere up to a quarter of the lines may be unknown: they stay on the
 * recipe with no food (an empty id) and no grams. What had to be changed stands in the certificate's corrections.
 */
export const checkProposal = (index: PlannerIndex, request: PlanRequest, proposal: Proposal): PlanOutcome => {
  const demands = readDemands(index, request);
  const check = { index, demands, days: plannedDays(request) };
  const { taken, refused } = judgeAll(check, proposal);
  const settled = settle(check, taken);
  if ("kind" in settled) return settled;
  const { plan } = settled;
  const corrections = correctionsOf(check, proposal, plan, settled.taken, [...refused, ...settled.dropped]);
  return { ...plan, certificate: { ...plan.certificate, corrections } };
};
