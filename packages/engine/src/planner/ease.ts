import { isStartedAhead } from "@meal/domain/planner/started-ahead";
import { isWeekendDay } from "@meal/domain/chef/weekdays";
import type { PositionKind } from "./day-layout.ts";
import { isColdSeason, isOutOfSeason } from "../foods/season.ts";
import type { PlanRequest } from "@meal/domain/chef/plans";
import type { Component } from "./component.ts";
import { FRIED } from "./dish-family.ts";
import { at, PROTEIN } from "./figures.ts";
import type { Demands } from "./demands.ts";
import type { Plate } from "./plate.ts";
import { isCold, stands } from "./in-a-serving.ts";
import { hasFiller, wantsFiller } from "./meal-base.ts";
import { once } from "./once.ts";
import { STARCHLESS } from "./starchless.ts";

/** The minutes that an ordinary day has for a cook's hands, whatever goes on by itself meanwhile. */
const HANDS_ON_MINUTES: Readonly<Record<PositionKind, number>> = {
  breakfast: 10,
  snack: 5,
  lunch: 15,
  dinner: 30,
};
/** Minutes until it is on the table, waiting and all: at noon people are at work, and in the evening they are hungry. */
const TABLE_MINUTES: Readonly<Record<PositionKind, number>> = {
  breakfast: 15,
  snack: 15,
  lunch: 20,
  dinner: 60,
};
/** Whoever is at home has twice that. */
const ROOM_OF_WEEKEND = 2;
const COST_OF_WAITING = { fresh: 0.03, easy: 0.05, batch: 0.05 } as const;
const COST_OF_MINUTE = { fresh: 0.05, easy: 0.11, batch: 0.11 } as const;
const MOST_TOIL = 2;
const MOST_WAITING = 3;
/** In an easy week breakfasts, snacks and the lunches that nobody cooked ahead are put together rather than cooked. */
const COST_OF_STOVE = 8;

/** Where a plate is eaten, and how often it is made for that. */
export type Occasion = {
  readonly kind: PositionKind;
  /** The first day on which it is made, from 0. */
  readonly day: number;
  readonly eaten: number;
  readonly made: number;
};

/** Whoever wants it hard or festive has the time. */
const wantsToCook = ({ request, wishes }: Demands): boolean =>
  request.difficulty === "hard" ||
  wishes.wishes.some((wish) => wish.kind === "dish" && wish.of === "gourmet");

/** A dinner, and what is cooked on a weekend for breakfast or for more than one meal, are worth the stove. */
const isWorthStove = ({ kind, day, eaten, made }: Occasion, { startDate }: PlanRequest): boolean =>
  kind === "dinner" || ((kind === "breakfast" || eaten > made) && isWeekendDay(startDate, day));

const handsOnMinutesOf = ({ main, addons }: Pick<Plate, "main" | "addons">): number => {
  let minutes = main.handsOnMinutes;
  for (const addon of addons) minutes += addon.handsOnMinutes;
  return minutes;
};

/** Until everything is on the table: what is longest decides, and the hands are busy with the rest meanwhile. */
const minutesOf = (plate: Pick<Plate, "main" | "addons">): number => {
  const hands = handsOnMinutesOf(plate);
  const { main, addons } = plate;
  let most = main.tableMinutes - main.handsOnMinutes;
  for (const { tableMinutes, handsOnMinutes } of addons) most = Math.max(most, tableMinutes - handsOnMinutes);
  return hands + most;
};

/** What is soaked or chilled that same morning; what takes a night is done the evening before. */
const leadOf = ({ main, addons }: Pick<Plate, "main" | "addons">): number =>
  Math.max(...[main, ...addons].map((each) => (isStartedAhead(each) ? 0 : each.leadMinutes)));

/** On a working day nobody waits longer than this, however good it is and however often one eats of it; and nobody fries in a coat at noon. */
const MOST_WORKDAY_MINUTES: Readonly<Partial<Record<PositionKind, number>>> = {
  breakfast: 25,
  lunch: 40,
  dinner: 80,
};

export const isReadyInTime = (
  plate: Pick<Plate, "main" | "addons">,
  { kind, day }: Occasion,
  demands: Demands,
): boolean =>
  isWeekendDay(demands.request.startDate, day) ||
  wantsToCook(demands) ||
  (minutesOf(plate) + leadOf(plate) <= (MOST_WORKDAY_MINUTES[kind] ?? Infinity) &&
    !(kind === "lunch" && plate.main.families.includes(FRIED)));

/** What it costs to make a plate that keeps its cook busier than an ordinary day has room for. */
export const toilOf = (
  { main, addons }: Pick<Plate, "main" | "addons">,
  occasion: Occasion,
  demands: Demands,
): number => {
  if (wantsToCook(demands)) return 0;
  const { cooking } = demands.request;
  const minutes = handsOnMinutesOf({ main, addons });
  const late = COST_OF_MINUTE[cooking] * Math.max(0, minutes - HANDS_ON_MINUTES[occasion.kind]);
  const toTable = minutesOf({ main, addons });
  const isFree = isWeekendDay(demands.request.startDate, occasion.day);
  const room = TABLE_MINUTES[occasion.kind] * (isFree ? ROOM_OF_WEEKEND : 1);
  const waits = COST_OF_WAITING[cooking] * Math.max(0, toTable - room);
  const isAssembled = main.isAssembled && addons.every((addon) => addon.isAssembled);
  const stove =
    cooking === "fresh" || isAssembled || isWorthStove(occasion, demands.request) ? 0 : COST_OF_STOVE;
  return occasion.made * (Math.min(MOST_TOIL, late) + Math.min(MOST_WAITING, waits) + stove);
};

/** What it costs that few households know a dish, by what somebody wants to cook. Nobody has marked what is not from the cookbook. */
const STRANGENESS = {
  everyday: { everyday: 0, known: 1.6, adventurous: 3 },
  known: { everyday: 0, known: 0, adventurous: 1.2 },
  adventurous: { everyday: 0.8, known: 0.3, adventurous: 0 },
} as const;

/** Nobody tries what is strange before the first coffee. */
const STRANGER_AT_BREAKFAST = 1.5;
/** A side that nobody knows is half as strange as a dish. */
const PART_OF_SIDE = 0.5;

/** Each food that takes a way to another shop, in a week that shall be easy. */
const COST_OF_SPECIALTY = { fresh: 0, easy: 0.5, batch: 0.5 } as const;

export const strangenessOf = (
  { main, addons }: Pick<Plate, "main" | "addons">,
  kind: PositionKind,
  { request }: Demands,
): number => {
  const { familiar: asked, cuisineStyle } = request;
  // Who asks for a kitchen and says no more wants all of it, and of the others what everybody knows.
  const isOfKitchen = ({ cuisine }: Component): boolean => asked === undefined && cuisine === cuisineStyle;
  const strange = (component: Component): number => {
    const { familiar } = component.dish;
    if (component.isExtra || familiar === null || isOfKitchen(component)) return 0;
    return STRANGENESS[asked ?? "everyday"][familiar];
  };
  const ways = addons.reduce((sum, { specialties }) => sum + specialties, main.specialties);
  const unknown = addons.reduce((sum, addon) => sum + PART_OF_SIDE * strange(addon), strange(main));
  return (
    (kind === "breakfast" ? STRANGER_AT_BREAKFAST : 1) * unknown + ways * COST_OF_SPECIALTY[request.cooking]
  );
};

/** Figs in December, gazpacho in November and sardines on the grill in January stand back as a dish does that few know. */
const COST_OF_SEASON = 2;
/** Tomatoes and strawberries are sold all year, and in winter taste of little: raw they stand back a little. */
const COST_OF_PALE = 1.2;
const LEAST_PALE_GRAMS = 60;

const PALE = /^(?:(?:cherry-|plum-)?tomato|strawberry)$/;

const isColdSoup = (component: Component): boolean => component.dish.form === "soup" && isCold(component);

const isPaleInWinter = once(
  (component: Component) =>
    isCold(component) && stands(component, ({ id }) => PALE.test(id), LEAST_PALE_GRAMS),
);

export const outOfSeason = (
  { main, addons }: Pick<Plate, "main" | "addons">,
  { request: { startDate, atHome = [] } }: Pick<Demands, "request">,
): number => {
  if (startDate === undefined) return 0;
  const isThere = (id: string): boolean => atHome.some(({ foodId }) => foodId === id);
  const isLate = (component: Component): boolean =>
    component.seasonal.some((id) => isOutOfSeason(id, startDate) && !isThere(id)) ||
    (isColdSeason(startDate) && (isColdSoup(component) || component.dish.needs.includes("grill")));
  if (isLate(main) || addons.some(isLate)) return COST_OF_SEASON;
  const isPale = isColdSeason(startDate) && [main, ...addons].some(isPaleInWinter);
  return isPale ? COST_OF_PALE : 0;
};

/** Vegetables, beans or fruit that a lunch or dinner has at least, for one. */
const ENOUGH_GREENS_GRAMS = 80;
const COST_OF_BARENESS = 0.9;
/** Chicken wings and nothing beside them, dal without rice, soup without bread. */
const COST_OF_NO_FILLER = 1.4;

const lacksFiller = ({ main, addons }: Pick<Plate, "main" | "addons">, { request }: Demands): boolean =>
  wantsFiller(main) && !STARCHLESS.has(request.diet) && ![main, ...addons].some(hasFiller);

/** Less protein than two eggs and a slice of bread have makes no lunch and no dinner: tomato soup, toast and leaves. */
const ENOUGH_PROTEIN_GRAMS = 15;
const COST_OF_NO_PROTEIN = 2;

const lackOfProtein = ({ figures }: Pick<Plate, "figures">): number =>
  COST_OF_NO_PROTEIN * Math.max(0, 1 - at(figures, PROTEIN) / ENOUGH_PROTEIN_GRAMS);

/** What it costs that nothing green or fresh stands at a lunch or dinner, or nothing that fills. */
export const barenessOf = (
  plate: Pick<Plate, "main" | "addons" | "factor" | "figures">,
  kind: PositionKind,
  demands: Demands,
): number => {
  if (kind !== "lunch" && kind !== "dinner") return 0;
  const { main, addons, factor } = plate;
  const grams = factor * addons.reduce((sum, { greensGrams }) => sum + greensGrams, main.greensGrams);
  const unfilled = lacksFiller({ main, addons }, demands) ? COST_OF_NO_FILLER : 0;
  return lackOfProtein(plate) + unfilled + COST_OF_BARENESS * Math.max(0, 1 - grams / ENOUGH_GREENS_GRAMS);
};

/** Toast goes soft and a fried egg hard: what is eaten again is what the cookbook names as good for it. */
export const isGoodAgain = ({ dish: { suits } }: Component): boolean =>
  suits.includes("leftovers") || suits.includes("batch");

/** Chili, curry and casseroles are cooked for days; pasta, fried chicken and soup are one evening's and the next noon's. */
export const isGoodForDays = ({ dish: { form, suits } }: Component): boolean =>
  form !== "soup" && suits.includes("batch");
