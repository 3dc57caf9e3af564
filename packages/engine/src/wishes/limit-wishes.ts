import type { PlanRequest } from "@meal/domain/chef/plans";
import { plannedDays } from "../planner/day-layout.ts";
import { figureText } from "./figure-words.ts";
import type { FigureWish } from "./wish.ts";

type Limit = Pick<FigureWish, "figure" | "per" | "bound" | "amount" | "words" | "people" | "part">;

const DAYS_A_WEEK = 7;

/** The part of a week's meals that a request plans; what is eaten out is paid of the same money. */
const partOfWeek = (request: PlanRequest): number =>
  plannedDays(request).reduce((sum, { shareOfAll }) => sum + shareOfAll, 0) / DAYS_A_WEEK;

const limitsOf = (request: PlanRequest): readonly Limit[] => {
  const { limits = {}, servings } = request;
  const { proteinMin, carbsMax, sodiumMaxMg, budgetCentsWeek } = limits;
  const aDay = { per: "day", bound: "most" } as const;
  const known: readonly (Omit<Limit, "amount"> & { readonly amount: number | undefined })[] = [
    { ...aDay, figure: "protein", bound: "least", amount: proteinMin, words: "protein" },
    { ...aDay, figure: "carbs", amount: carbsMax, words: "carbohydrate" },
    { ...aDay, figure: "sodiumMg", amount: sodiumMaxMg, words: "sodium" },
    {
      ...aDay,
      figure: "cents",
      per: "week",
      amount: budgetCentsWeek,
      words: "budget",
      people: servings,
      part: partOfWeek(request),
    },
  ];
  return known.flatMap(({ amount, ...limit }) => (amount === undefined ? [] : [{ ...limit, amount }]));
};

/** The limits of a request as wishes: they are gone after, and judged, like those in free words. */
export const limitWishes = (request: PlanRequest): readonly FigureWish[] => limitsOf(request).map(asWish);

const asWish = (limit: Limit): FigureWish => ({
  ...limit,
  kind: "figure",
  only: null,
  wish: figureText({ ...limit, only: null }),
});
