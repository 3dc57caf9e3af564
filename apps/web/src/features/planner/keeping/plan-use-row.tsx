import { CheckCheck } from "lucide-react";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import type { OpenDialog } from "../plan/dialogs.ts";
import type { OpenPlan } from "../plan/open-plan.ts";
import { usePlanUse } from "./plan-use.ts";
import * as t from "../texts/en/plan.tsx";

interface PlanUseRowProps {
  readonly plan: OpenPlan;
  readonly onOpen: (dialog: OpenDialog) => void;
}

/** Whether this is the plan that list, dinner and calendar follow, and the choice that makes it so. */
export function PlanUseRow({ plan, onOpen }: PlanUseRowProps) {
  const use = usePlanUse(plan);
  if (use === undefined) return null;
  const { coming, used } = use;
  const isWhole = coming.length > 0 && used.length === coming.length;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      {used.length > 0 && <InUseMark />}
      {!isWhole && <p className="text-quiet">{sentenceOf(used.length, coming.length)}</p>}
      {!isWhole && coming.length > 0 && (
        <Button size="compact" onClick={() => onOpen({ kind: "use" })}>
          {t.putInUse}
        </Button>
      )}
    </div>
  );
}

export function InUseMark() {
  return (
    <Badge tone="herb" icon={<CheckCheck aria-hidden="true" />}>
      {t.inUse}
    </Badge>
  );
}

function sentenceOf(used: number, coming: number): string {
  if (coming === 0) return t.daysAreOver;
  if (used === 0) return t.notFollowed;
  return t.usedDays(used, coming);
}
