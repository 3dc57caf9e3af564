import { DIET_LABELS } from "@meal/domain/chef/diet-labels";
import type { ImpossiblePlan, PlanDay, PlanRequest } from "@meal/domain/chef/plans";
import { dietsOf } from "@meal/domain/chef/diets-of";
import { amountText } from "../wishes/figure-words.ts";
import { plannedDays } from "./day-layout.ts";
import { readWishes } from "../wishes/read-wishes.ts";
import type { KitchenWish } from "../wishes/wish.ts";
import { kcalText } from "./figures.ts";
import type { PlannerIndex } from "./planner-index.ts";

type Nearest = NonNullable<ImpossiblePlan["nearest"]>;
type FindDays = (index: PlannerIndex, request: PlanRequest) => readonly PlanDay[] | null;

/** Changes to try, the smallest first; allergies are the last thing anyone may think of changing. */
const changesOf = (request: PlanRequest, kitchenWishes: readonly KitchenWish[]): Nearest[] => [
  ...withoutWishes(request, kitchenWishes),
  ...[1000, 1200, 1500, 2000, 2500, 3000, 4000]
    .toSorted((a, b) => Math.abs(a - request.calories) - Math.abs(b - request.calories))
    .map((calories) => ({ calories })),
  ...[3, 2, 1, 4, 5].filter((meals) => meals !== request.mealsPerDay).map((mealsPerDay) => ({ mealsPerDay })),
  ...((request.diets ?? []).length === 0 ? [] : [{ diets: [] }]),
  { diet: "none", diets: [] },
  { allergies: [] },
  { diet: "none", diets: [], allergies: [] },
];

/** The typed wishes without one of those that bind, each in turn, and without all of them. */
const withoutWishes = ({ tastePreferences }: PlanRequest, wishes: readonly KitchenWish[]): Nearest[] => {
  const said = [...new Set(wishes.map(({ words }) => words))];
  return [...(said.length > 1 ? said.map((one) => [one]) : []), ...(said.length > 0 ? [said] : [])].map(
    (left) => ({ tastePreferences: left.reduce(withoutWords, tastePreferences) }),
  );
};

/** Words come as they were read: in small letters, with single spaces. */
const withoutWords = (text: string, words: string): string => {
  const plain = text.replace(/\s+/g, " ").trim();
  const at = plain.toLowerCase().indexOf(words);
  if (at === -1) return plain;
  const parts = [plain.slice(0, at), plain.slice(at + words.length)];
  return parts
    .map((part) => part.replace(/^[\s,.;!&]+|[\s,;&]+$/g, ""))
    .filter((part) => part !== "")
    .join(", ");
};

const DAYS_TRIED = 1;

/** Everything that was asked for and binds, in words for people: what clashes is among them. */
const demandsOf = (
  { diet, diets, calories, mealsPerDay, allergies }: PlanRequest,
  kitchenWishes: readonly KitchenWish[],
): string[] => [
  ...dietsOf({ diet, ...(diets && { diets }) }).map((each) => `Diet: ${DIET_LABELS[each]}`),
  `${kcalText(calories)} in ${mealsPerDay === 1 ? "1 meal" : `${mealsPerDay} meals`} a day`,
  ...(allergies.length === 0 ? [] : [`Without ${allergies.join(", ")}`]),
  ...kitchenWishes.map(({ wish }) => wish),
];

/** More of a day's energy than this is protein on no table: lean meat alone is not far above it. */
const MOST_PROTEIN_SHARE = 0.6;
/** What a cook reaches with food that one wants to eat. */
const GOOD_PROTEIN_SHARE = 0.35;
/** A day of the cheapest food of the table, oats, oil and lentils, for 2,000 kcal. */
const LEAST_CENTS_A_DAY = 100;
/** What the cheapest weeks come to that one wants to eat. */
const GOOD_CENTS_A_DAY = 350;

/** How many days of somebody who eats 2,000 kcal a week of a request is, guests and all. */
const plainDaysOf = (request: PlanRequest): number => {
  const days = plannedDays(request);
  const kcal = days.reduce(
    (sum, { positions, targetKcal }) =>
      sum + positions.reduce((all, { share, people }) => all + share * people * targetKcal, 0),
    0,
  );
  const part = days.reduce((sum, { shareOfAll }) => sum + shareOfAll, 0) / 7;
  return part === 0 ? 0 : kcal / 2000 / part;
};

/** What a week that one wants to eat comes to. */
export const goodCentsOf = (request: PlanRequest): number => GOOD_CENTS_A_DAY * plainDaysOf(request);

/** What figures alone show to be impossible, before any time is lost; null where they show nothing. */
export const contradictionOf = (request: PlanRequest): ImpossiblePlan | null => {
  const { limits = {}, calories, servings } = request;
  const { proteinMin = 0, budgetCentsWeek = Infinity } = limits;
  const said = (demand: string, changed: PlanRequest["limits"]): ImpossiblePlan => ({
    kind: "impossible",
    demands: [demand],
    nearest: { limits: { ...limits, ...changed } },
  });
  if (isNobodyHome(request)) return nobodyHome;
  if (proteinMin * 4 > calories * MOST_PROTEIN_SHARE) {
    const possible = Math.floor((calories * GOOD_PROTEIN_SHARE) / 20) * 5;
    const demand = `${Math.round(proteinMin)} g of protein a day are ${kcalText(proteinMin * 4)} of ${kcalText(calories)}; ${possible} g are possible.`;
    return said(demand, { proteinMin: possible });
  }
  if (budgetCentsWeek < LEAST_CENTS_A_DAY * plainDaysOf(request)) {
    const possible = Math.ceil(goodCentsOf(request) / 100) * 100;
    const demand = `${amountText("cents", budgetCentsWeek)} a week is not enough food for ${servings === 1 ? "1 person" : `${servings} people`}; it is possible from about ${amountText("cents", possible)}.`;
    return said(demand, { budgetCentsWeek: possible });
  }
  return null;
};

const isNobodyHome = (request: PlanRequest): boolean =>
  plannedDays(request).every(({ positions }) => positions.length === 0);

const nobodyHome: ImpossiblePlan = {
  kind: "impossible",
  demands: ["Every meal of these days is eaten out; with one meal at home a plan is possible."],
  nearest: null,
};

/** Says what no plan keeps together, and the nearest request that a plan answers. */
export const explainImpossible = (
  index: PlannerIndex,
  request: PlanRequest,
  findDays: FindDays,
): ImpossiblePlan => {
  const wishes = readWishes(index, request.tastePreferences, request.calories).wishes.filter(
    (wish) => wish.kind === "kitchen",
  );
  const nearest =
    changesOf(request, wishes).find(
      (change) =>
        findDays(index, { ...request, ...change, keep: [], days: Math.min(request.days, DAYS_TRIED) }) !==
        null,
    ) ?? null;
  return { kind: "impossible", demands: demandsOf(request, wishes), nearest };
};
