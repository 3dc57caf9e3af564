import { daysInUse } from "@meal/domain/planner/plan-in-use";
import { useQuery } from "@tanstack/react-query";
import { plansInUseQuery } from "../../platform/plans-in-use-query.ts";

/** The meals that a plan in use has for a day. */
export function usePlannedMeals(day: string) {
  const { data } = useQuery(plansInUseQuery);
  const planned = data?.items.flatMap((plan) => daysInUse(plan)).find(({ date }) => date === day);
  return planned?.day.meals ?? [];
}
