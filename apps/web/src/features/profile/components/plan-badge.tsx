import { Crown, Leaf } from "lucide-react";
import { useSubscription } from "../../../platform/use-subscription.ts";
import { Badge } from "../../../ui/badge.tsx";
import * as t from "../texts/en/page.ts";

/** Which plan the person is on, once that is certain. */
export function PlanBadge() {
  const { subscribed, isKnown } = useSubscription();
  if (!isKnown) return null;
  return subscribed ? (
    <Badge tone="butter" icon={<Crown aria-hidden="true" />}>
      {t.premiumPlan}
    </Badge>
  ) : (
    <Badge tone="herb" icon={<Leaf aria-hidden="true" />}>
      {t.freePlan}
    </Badge>
  );
}
