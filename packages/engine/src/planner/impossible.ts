import type { ImpossiblePlan, PlanDay, PlanRequest } from "@meal/domain/chef/plans";
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

const demandsOf = (request: PlanRequest, nearest: Nearest | null): string[] => {
  const all = [
    `diet ${request.diet}`,
    `${request.calories} kcal in ${request.mealsPerDay} meals a day`,
    ...request.allergies.map((allergy) => `no ${allergy}`),
  ];
  if (nearest === null) return all;
  const changed = [
    "diet" in nearest ? all[0] : undefined,
    "calories" in nearest || "mealsPerDay" in nearest ? all[1] : undefined,
    ...("allergies" in nearest ? all.slice(2) : []),
  ];
  return changed.filter((demand) => demand !== undefined);
};

/** Says which demands no plan keeps together, and the nearest request that a plan answers. */
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
  return { kind: "impossible", demands: demandsOf(request, nearest), nearest };
};
