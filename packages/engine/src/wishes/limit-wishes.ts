import type { PlanRequest } from "@meal/domain/chef/plans";
import { figureText } from "./figure-words.ts";
import type { FigureWish } from "./wish.ts";

type Limit = Pick<FigureWish, "figure" | "per" | "bound" | "amount" | "words" | "people">;

const limitsOf = ({ limits = {}, servings }: PlanRequest): readonly Limit[] => {
  const { proteinMin, carbsMax, sodiumMaxMg, budgetCentsWeek } = limits;
  const aDay = { per: "day", bound: "most" } as const;
  const known: readonly (Omit<Limit, "amount"> & { readonly amount: number | undefined })[] = [
    { ...aDay, figure: "protein", bound: "least", amount: proteinMin, words: "protein" },
    { ...aDay, figure: "carbs", amount: carbsMax, words: "carbohydrate" },
    { ...aDay, figure: "sodiumMg", amount: sodiumMaxMg, words: "sodium" },
    { ...aDay, figure: "cents", per: "week", amount: budgetCentsWeek, words: "budget", people: servings },
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
