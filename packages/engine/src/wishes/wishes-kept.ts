import { fullNameOf } from "@meal/domain/chef/side";
import { minutesToTable } from "@meal/domain/chef/meal-steps";
import type { Meal, PlanDay } from "@meal/domain/chef/plans";
import type { WishVerdict } from "@meal/domain/chef/wishes";
import { foodTokens } from "../foods/food-words.ts";
import type { Figures } from "../planner/figures.ts";
import type { PlannerIndex } from "../planner/planner-index.ts";
import { figuresOfMeal } from "../planner/stored-meal.ts";
import { amountText } from "./figure-words.ts";
import { isReached, partOf, wishedAmount } from "./measure-wish.ts";
import { mealKeeps } from "./kitchen-rules.ts";
import type { DishWish, FigureWish, FoodWish, KitchenWish, Wish } from "./wish.ts";

/** A day with what its meals bring together, and which part of a whole day they are. */
type CountedDay = PlanDay & { readonly figures: Figures; readonly share: number };
type Missed = WishVerdict["missed"];
type Verdict = Pick<WishVerdict, "isKept" | "found" | "missed">;

const rangeText = (figure: FigureWish["figure"], amounts: readonly number[], where: string): string => {
  const [low, high] = [Math.min(...amounts), Math.max(...amounts)];
  const text = Math.round(low) === Math.round(high) ? "" : `${amountText(figure, low)} to `;
  return `${text}${amountText(figure, high)}${where}`;
};

const judgeDays = (wish: FigureWish, days: readonly CountedDay[]): Verdict => {
  const reached = days.map(({ day, figures, share }) => ({
    day,
    amount: wishedAmount(wish.figure, figures, 0),
    wish: partOf(wish, share),
  }));
  const missed = reached
    .filter((each) => !isReached(each.wish, each.amount))
    .map(({ day, amount, wish: { amount: asked } }) => ({
      day,
      found:
        asked === wish.amount
          ? amountText(wish.figure, amount)
          : `${amountText(wish.figure, amount)}, and ${amountText(wish.figure, asked)} are the part of these meals`,
    }));
  const amounts = reached.map(({ amount }) => amount);
  return { isKept: missed.length === 0, found: rangeText(wish.figure, amounts, " a day"), missed };
};

/** What the plan costs all who eat, against the part of a week's money that its meals and those eaten out are. */
const judgeWeek = (index: PlannerIndex, wish: FigureWish, days: readonly CountedDay[]): Verdict => {
  const spentOn = (meal: Meal): number =>
    (meal.servings ?? wish.people ?? 1) * wishedAmount(wish.figure, figuresOfMeal(index, meal), 0);
  const spent = days.flatMap(({ meals }) => meals).reduce((sum, meal) => sum + spentOn(meal), 0);
  const { part = 1 } = wish;
  const asked = partOf(wish, part);
  const of =
    Math.abs(part - 1) < 0.01
      ? ""
      : `, and ${amountText(wish.figure, asked.amount)} are the part of these meals`;
  const isKept = isReached(asked, spent);
  return { isKept, found: `${amountText(wish.figure, spent)} for the plan${isKept ? "" : of}`, missed: [] };
};

const judgeMeals = (index: PlannerIndex, wish: FigureWish, days: readonly CountedDay[]): Verdict => {
  const meals = days.flatMap(({ day, meals: all }) =>
    all
      .filter(({ type }) => wish.only === null || type === wish.only)
      .map((meal) => ({
        day,
        meal,
        amount: wishedAmount(wish.figure, figuresOfMeal(index, meal), minutesToTable(meal)),
      })),
  );
  if (meals.length === 0)
    return { isKept: true, found: `the plan has no ${wish.only ?? "meal"}`, missed: [] };
  const missed = meals
    .filter(({ amount }) => !isReached(wish, amount))
    .map(({ day, meal, amount }) => ({ day, found: `${amountText(wish.figure, amount)}: ${meal.name}` }));
  const amounts = meals.map(({ amount }) => amount);
  return { isKept: missed.length === 0, found: rangeText(wish.figure, amounts, ""), missed };
};

const hasFood = ({ foodIds }: FoodWish, meal: Meal): boolean =>
  (meal.foodIds ?? []).some((id) => foodIds.has(id));

const hasDish = (index: PlannerIndex, wish: DishWish, meal: Meal): boolean => {
  switch (wish.of) {
    case "name":
      return ` ${foodTokens(fullNameOf(meal)).join(" ")} `.includes(` ${wish.noun} `);
    case "cuisine":
      return meal.cuisine === wish.cuisine;
    case "gourmet":
      return index.byDishId.get(meal.dishId ?? "")?.dish.style === "gourmet";
    case "easy":
      return meal.difficulty === "easy";
    default:
      return wish satisfies never;
  }
};

const countText = (some: number, all: number): string =>
  some === 0 ? "in no meal" : `in ${some} of ${all} meals`;

/** What must be in every meal, or in none: each that is otherwise is named. */
const judgeEach = (days: readonly PlanDay[], isRight: (meal: Meal) => boolean, found: string): Verdict => {
  const missed: Missed = days.flatMap(({ day, meals }) =>
    meals.filter((meal) => !isRight(meal)).map((meal) => ({ day, found: meal.name })),
  );
  return { isKept: missed.length === 0, found, missed };
};

/** What must be somewhere in the plan, or in a meal of every day. */
const judgeSome = (
  days: readonly PlanDay[],
  often: "plan" | "day",
  has: (meal: Meal) => boolean,
): Verdict => {
  const all = days.flatMap(({ meals }) => meals);
  const some = all.filter(has).length;
  const without = days.filter(({ meals }) => !meals.some(has));
  const missed = often === "plan" ? [] : without.map(({ day }) => ({ day, found: "in no meal" }));
  return {
    isKept: often === "plan" ? some > 0 : missed.length === 0,
    found: countText(some, all.length),
    missed: some === 0 ? [] : missed,
  };
};

/** How dishes are made, for the meals it is said of. */
const judgeKitchen = (
  index: PlannerIndex,
  { rule, only }: KitchenWish,
  days: readonly PlanDay[],
): Verdict => {
  const asked = days.map(({ day, meals }) => ({
    day,
    meals: meals.filter(({ type }) => only === null || type === only),
  }));
  const all = asked.flatMap(({ meals }) => meals);
  const isRight = (meal: Meal): boolean => mealKeeps(index, rule, meal);
  return judgeEach(asked, isRight, countText(all.filter(isRight).length, all.length));
};

const judge = (index: PlannerIndex, wish: Wish, days: readonly CountedDay[]): Verdict => {
  if (wish.kind === "figure") {
    if (wish.per === "week") return judgeWeek(index, wish, days);
    return wish.per === "day" ? judgeDays(wish, days) : judgeMeals(index, wish, days);
  }
  if (wish.kind === "kitchen") return judgeKitchen(index, wish, days);
  const has = (meal: Meal): boolean =>
    wish.kind === "foods" ? hasFood(wish, meal) : hasDish(index, wish, meal);
  const all = days.flatMap(({ meals }) => meals);
  const found = countText(all.filter(has).length, all.length);
  if (wish.kind === "foods" && !wish.isWanted) return judgeEach(days, (meal) => !has(meal), found);
  return wish.often === "meal" ? judgeEach(days, has, found) : judgeSome(days, wish.often, has);
};

/** What became of each wish, counted from nothing but the meals. */
export const judgeWishes = (
  index: PlannerIndex,
  wishes: readonly Wish[],
  days: readonly CountedDay[],
): WishVerdict[] =>
  days.length === 0
    ? []
    : wishes.map((wish) => ({ words: wish.words, wish: wish.wish, ...judge(index, wish, days) }));
