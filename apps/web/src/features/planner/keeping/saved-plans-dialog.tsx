import { Link } from "../../../platform/router/link.tsx";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { buttonClass } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import type { StoredPlan } from "../plan/open-plan.ts";
import { type PlanStore, usePlanStore } from "../plan/plan-store.ts";
import { isInUse } from "./plan-use.ts";
import { savedPlansQuery, savedWeeksQuery } from "../queries.ts";
import { showPlan } from "../plan/use-chosen-plan.ts";
import { useRemovePlan } from "./use-remove-plan.ts";
import { cookedIn } from "./cooked-in.ts";
import { InUseMark } from "./plan-use-row.tsx";
import { SavedList } from "./saved-list.tsx";
import { WeekRow } from "./week-row.tsx";
import * as t from "../texts/en/dialogs.tsx";
import * as weeks from "../texts/en/saved-weeks.ts";
import * as counts from "../texts/en/counts.ts";
import { formatDate } from "../../../language/dates.ts";
import { list } from "../../../language/words.ts";

interface SavedPlansDialogProps {
  readonly onClose: () => void;
}

/** spec: 2, section 2: the list scrolls and is at most 400 pixels high. */
export function SavedPlansDialog({ onClose }: SavedPlansDialogProps) {
  const { store } = usePlanStore();
  return (
    <Dialog open onOpenChange={onClose} title={t.savedPlans}>
      {store.ownerId === null ? (
        <EmptyState
          className="py-2"
          title={t.guestTitle}
          sentence={t.guestHint}
          action={
            <Link to="/signup" className={buttonClass()}>
              {t.signUp}
            </Link>
          }
        />
      ) : (
        <Saved store={store} onClose={onClose} />
      )}
    </Dialog>
  );
}

const planWords = {
  label: t.savedPlansLabel,
  none: t.noSavedPlans,
  noneHint: t.noSavedPlansHint,
  failed: t.savedPlansFailed,
  offline: t.savedPlansOffline,
  loading: t.savedPlansLoading,
};

const weekWords = {
  label: weeks.label,
  none: weeks.none,
  noneHint: weeks.noneHint,
  failed: weeks.failed,
  offline: weeks.offline,
  loading: weeks.loading,
};

/** Plans with their dates, or the weeks that wait to be planned again. */
function Saved({ store, onClose }: SavedPlansDialogProps & { readonly store: PlanStore }) {
  const [kind, setKind] = useState<"plans" | "weeks">("plans");
  return (
    <div className="grid grid-cols-1 gap-3">
      <Segmented
        label={weeks.which}
        value={kind}
        onValueChange={setKind}
        options={[
          { value: "plans", label: weeks.plans },
          { value: "weeks", label: weeks.weeks },
        ]}
      />
      {kind === "plans" ? (
        <SavedList query={savedPlansQuery} words={planWords}>
          {(plan) => (
            <PlanRow
              key={plan.id}
              plan={plan}
              onOpen={() => {
                if (showPlan(store, plan)) onClose();
              }}
            />
          )}
        </SavedList>
      ) : (
        <SavedList query={savedWeeksQuery} words={weekWords}>
          {(week) => <WeekRow key={week.id} week={week} store={store} onClose={onClose} />}
        </SavedList>
      )}
    </div>
  );
}

interface PlanRowProps {
  readonly plan: StoredPlan;
  readonly onOpen: () => void;
}

function PlanRow({ plan, onOpen }: PlanRowProps) {
  const remove = useRemovePlan("plan");
  return (
    <li className="flex items-center gap-2">
      <button
        type="button"
        onClick={onOpen}
        className="grid min-h-16 min-w-0 flex-1 content-center rounded-card px-2 py-2 text-left -outline-offset-2 hover:bg-linen"
      >
        <span className="truncate font-semibold">{plan.name}</span>
        <span className="text-sm text-quiet">
          {t.madeOn(formatDate(plan.created_at), counts.days(plan.content.days.length))}
        </span>
        <span className="truncate text-sm text-quiet">{list(cookedIn(plan.content.days))}</span>
      </button>
      {isInUse(plan) && <InUseMark />}
      <IconButton
        label={t.deletePlan(plan.name)}
        icon={<Trash2 aria-hidden="true" className="size-5" />}
        onClick={() => void remove(plan)}
      />
    </li>
  );
}
