import { WithData } from "../../../platform/with-data.tsx";
import { useKeepPlan } from "../use-keep-plan.ts";

/** Keeps what somebody made as a guest, on whichever page they come in. */
export function GuestPlanWatch() {
  return (
    <WithData>
      <Keeper />
    </WithData>
  );
}

function Keeper() {
  useKeepPlan();
  return null;
}
