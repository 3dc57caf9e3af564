import { GuestPlanOverlay } from "./guest-plan-overlay.tsx";
import { SaidOverlay } from "./said-overlay.tsx";

/** What the planner has to do on every page: keep what a guest made, and confirm what a guest said. */
export function PlannerOverlay() {
  return (
    <>
      <GuestPlanOverlay />
      <SaidOverlay />
    </>
  );
}
