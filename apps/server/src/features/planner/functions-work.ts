import type { KeptMeal, PlanDay, PlanRequest } from "@meal/domain/chef/plans";
import type { Kitchen } from "@meal/engine/kitchen";
import {
  alternatives,
  breachesOf,
  certify,
  foodsInsteadOf,
  hasItsMeal,
  readDemands,
  readWishes,
  wishesInWords,
} from "@meal/engine/plans";
import { isInPlan, refuseEndless } from "./functions-rules.ts";

/** What the planner's functions have done by the engine, besides what the chef does. */
export const plannerWork = {
  sortKept: ({ planner }: Kitchen, request: PlanRequest) => sortKept(planner, request),
  alternatives: ({ planner }: Kitchen, question: Parameters<typeof alternatives>[1]) => ({
    alternatives: alternatives(planner, question),
    notFound: foodsInsteadOf(planner, question.wish),
  }),
  readWishes: (
    { planner }: Kitchen,
    { text, calories }: { readonly text: string; readonly calories: number },
  ) => wishesInWords(readWishes(planner, text, calories)),
  certify: (
    { planner }: Kitchen,
    { request, days }: { readonly request: PlanRequest; readonly days: readonly PlanDay[] },
  ) => certify(planner, request, days),
};

/** The types of what the planner has done by the engine. */
export type PlannerWork = typeof plannerWork;

/** The meals that may stay, and why the others may not: somebody may have learnt of an allergy since they were planned. */
function sortKept(
  index: Kitchen["planner"],
  request: PlanRequest,
): { readonly keep: readonly KeptMeal[]; readonly dropped: readonly string[] } {
  const demands = readDemands(index, request);
  const inPlan = request.keep.filter((kept) => isInPlan(kept, request));
  refuseEndless(inPlan.map(({ meal }) => meal));
  const judged = inPlan.map((kept) => {
    const { diet, allergies } = breachesOf(index, demands, kept.meal);
    return { kept, reason: diet ?? allergies };
  });
  const allowed = judged.flatMap(({ kept, reason }) => (reason === null ? [kept] : []));
  const [keep, alone] = [true, false].map((isWhole) =>
    allowed.filter((kept) => hasItsMeal(kept, allowed) === isWhole),
  );
  const dropped = [
    ...judged.flatMap(({ kept, reason }) => (reason === null ? [] : [{ kept, reason }])),
    ...(alone ?? []).map((kept) => ({ kept, reason: "What it is left over from does not stay." })),
  ];
  return {
    keep: keep ?? [],
    dropped: dropped.map(
      ({ kept: { day, meal }, reason }) => `Day ${day}: "${meal.name}" could not stay. ${reason}`,
    ),
  };
}
