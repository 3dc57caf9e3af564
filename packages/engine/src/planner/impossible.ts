import { DIET_LABELS } from "@meal/domain/chef/diet-labels";
import type { ImpossiblePlan, PlanDay, PlanRequest } from "@meal/domain/chef/plans";
import { kcalText } from "./figures.ts";
import type { PlannerIndex } from "./planner-index.ts";

type Nearest = NonNullable<ImpossiblePlan["nearest"]>;
type FindDays = (index: PlannerIndex, request: PlanRequest) => readonly PlanDay[] | null;

/** Changes to try, the smallest first; allergies are the last thing anyone may think of changing. */
const changesOf = (request: PlanRequest): Nearest[] => [
  ...[1000, 1200, 1500, 2000, 2500, 3000, 4000]
    .toSorted((a, b) => Math.abs(a - request.calories) - Math.abs(b - request.calories))
    .map((calories) => ({ calories })),
  ...[3, 2, 1, 4, 5].filter((meals) => meals !== request.mealsPerDay).map((mealsPerDay) => ({ mealsPerDay })),
  { diet: "none" },
  { allergies: [] },
  { diet: "none", allergies: [] },
];

const DAYS_TRIED = 1;

/** Everything that was asked for and binds, in words for people: what clashes is among them. */
const demandsOf = ({ diet, calories, mealsPerDay, allergies }: PlanRequest): string[] => [
  ...(diet === "none" ? [] : [`Diet: ${DIET_LABELS[diet]}`]),
  `${kcalText(calories)} in ${mealsPerDay === 1 ? "1 meal" : `${mealsPerDay} meals`} a day`,
  ...(allergies.length === 0 ? [] : [`Without ${allergies.join(", ")}`]),
];

/** Says what no plan keeps together, and the nearest request that a plan answers. */
export const explainImpossible = (
  index: PlannerIndex,
  request: PlanRequest,
  findDays: FindDays,
): ImpossiblePlan => {
  const nearest =
    changesOf(request).find(
      (change) =>
        findDays(index, { ...request, ...change, keep: [], days: Math.min(request.days, DAYS_TRIED) }) !==
        null,
    ) ?? null;
  return { kind: "impossible", demands: demandsOf(request), nearest };
};
