import { useShown } from "../../../platform/router/outlet.tsx";
import { useState } from "react";
import { localText } from "../../../platform/device/text.ts";
import { needsData } from "../../../platform/access.ts";
import { useValue } from "../../../platform/value-store.ts";
import { WithData } from "../../../platform/with-data.tsx";
import { choicesOf } from "../settings/choices.ts";
import { guestPlanKey } from "../storage-keys.ts";
import { useKeepPlan } from "./use-keep-plan.ts";
import { SaidWatch } from "./said-watch.tsx";
import { useBringUsual } from "./use-keep-for-next.ts";

/** What somebody made and said as a guest comes into their account, on whichever page they sign in. */
export function BroughtAlong({ ownerId }: { readonly ownerId: string }) {
  const [hasPlan] = useState(() => localText(guestPlanKey).read() !== null);
  const hasChosen = Object.keys(useValue(choicesOf(ownerId))).length > 0;
  const { route } = useShown();
  // The planner keeps plans and what is usual by itself.
  const isElsewhere = route?.path !== "/planner";
  return (
    <>
      {hasPlan && isElsewhere && (
        <WithData>
          <PlanKeeper />
        </WithData>
      )}
      {hasChosen && isElsewhere && (
        <WithData>
          <UsualKeeper />
        </WithData>
      )}
      <SaidWatch ownerId={ownerId} mayAsk={needsData(route?.access ?? "public")} />
    </>
  );
}

/** Whoever signs up with a plan finds it as tonight's dinner and on the list, before they open the planner again. */
function PlanKeeper() {
  useKeepPlan();
  return null;
}

/** Choices last as long as the visit: what is usual has to be in the account before it ends, whatever page it ends on. */
function UsualKeeper() {
  useBringUsual();
  return null;
}
