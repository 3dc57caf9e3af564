import { useNavigate } from "@tanstack/react-router";
import { localText } from "../../platform/device/text.ts";
import { toast } from "../../ui/toast-store.ts";
import type { Plan } from "./queries.ts";

/** The planner's key for the plan that it is to open. spec: 2, section 3, "Local browser storage". */
const chosen = localText("selected-meal-plan");

/** Leaves word for the planner which plan to open. Whether it could; where it could not, the reader has been told. */
function choosePlan(plan: Pick<Plan, "id"> & Partial<Plan>): boolean {
  if (plan.content?.days.length === 0) {
    toast({
      tone: "destructive",
      title: "Unable to load this meal plan",
      description: "What is stored of it is incomplete.",
    });
    return false;
  }
  chosen.write(JSON.stringify({ id: plan.id }));
  return true;
}

/** Opens a saved plan in the planner, which is another feature's page. */
export function useOpenPlan() {
  const navigate = useNavigate();
  const planner: string = "/planner";
  return (plan: Parameters<typeof choosePlan>[0]) => {
    if (choosePlan(plan)) void navigate({ to: planner });
  };
}
