import { isWeekendDay } from "@meal/domain/chef/weekdays";
import type { PositionKind } from "./day-layout.ts";
import type { PlanRequest } from "@meal/domain/chef/plans";
import type { Demands } from "./demands.ts";
import type { Plate } from "./plate.ts";

/** The minutes that an ordinary day has for a cook's hands, whatever goes on by itself meanwhile. */
const HANDS_ON_MINUTES: Readonly<Record<PositionKind, number>> = {
  breakfast: 10,
  snack: 5,
  lunch: 15,
  dinner: 30,
};
const COST_OF_MINUTE = { fresh: 0.05, easy: 0.08, batch: 0.08 } as const;
const MOST_TOIL = 2;
/** In an easy week breakfasts, snacks and the lunches that nobody cooked ahead are put together rather than cooked. */
const COST_OF_STOVE = 1;

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

/** Only what feeds more than one meal, a dinner and the breakfast of a weekend are worth the stove. */
const isWorthStove = ({ kind, day, eaten, made }: Occasion, { startDate }: PlanRequest): boolean =>
  kind === "dinner" || eaten > made || (kind === "breakfast" && isWeekendDay(startDate, day));

/** What it costs to make a plate that keeps its cook busier than an ordinary day has room for. */
export const toilOf = (
  { main, addons }: Pick<Plate, "main" | "addons">,
  occasion: Occasion,
  demands: Demands,
): number => {
  if (wantsToCook(demands)) return 0;
  const { cooking } = demands.request;
  const minutes = addons.reduce((sum, addon) => sum + addon.handsOnMinutes, main.handsOnMinutes);
  const late = COST_OF_MINUTE[cooking] * Math.max(0, minutes - HANDS_ON_MINUTES[occasion.kind]);
  const isCold = main.isAssembled && addons.every((addon) => addon.isAssembled);
  const stove = cooking === "fresh" || isCold || isWorthStove(occasion, demands.request) ? 0 : COST_OF_STOVE;
  return occasion.made * (Math.min(MOST_TOIL, late) + stove);
};

/** What it costs that few households know a dish. Nobody has marked what is not from the cookbook. */
const STRANGENESS = { everyday: 0, known: 0.3, adventurous: 0.8 } as const;

/** Each food that takes a way to another shop, in a week that shall be easy. */
const COST_OF_SPECIALTY = { fresh: 0, easy: 0.5, batch: 0.5 } as const;

export const strangenessOf = (
  { main, addons }: Pick<Plate, "main" | "addons">,
  { request }: Demands,
): number => {
  if (request.cuisineStyle !== "any") return 0;
  const { familiar } = main.dish;
  const ways = addons.reduce((sum, { specialties }) => sum + specialties, main.specialties);
  const unknown = main.isExtra || familiar === null ? 0 : STRANGENESS[familiar];
  return unknown + ways * COST_OF_SPECIALTY[request.cooking];
};
