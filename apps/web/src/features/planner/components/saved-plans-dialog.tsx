import { type QueryClient, useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Trash2 } from "lucide-react";
import { useEffect } from "react";
import { plansKey } from "../../../platform/recipe-cache.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { OfflineState } from "../../../ui/offline-state.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { planOf, type StoredPlan } from "../open-plan.ts";
import { type PlanStore, usePlanStore } from "../plan-store.ts";
import { isInUse } from "../plan-use.ts";
import { createPlan, deletePlan, savedPlansQuery, takeUse, putInUse } from "../queries.ts";
import { noteGone } from "../saving.ts";
import { showPlan } from "../use-chosen-plan.ts";
import { InUseMark } from "./plan-use-row.tsx";
import * as t from "../texts/en/dialogs.tsx";
import * as counts from "../texts/en/counts.ts";
import { formatDate } from "../../../language/dates.ts";

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
        <List store={store} onClose={onClose} />
      )}
    </Dialog>
  );
}

function List({ store, onClose }: SavedPlansDialogProps & { readonly store: PlanStore }) {
  const { data, isError, isPaused, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(savedPlansQuery);
  useEffect(() => {
    if (isError) toast({ tone: "destructive", title: t.savedPlansFailed });
  }, [isError]);
  if (data === undefined && isPaused) {
    return <OfflineState title={t.offline} sentence={t.savedPlansOffline} />;
  }
  if (data === undefined && isError) {
    return (
      <ErrorState
        title={t.savedPlansFailed}
        action={<Button onClick={() => void refetch()}>{t.tryAgain}</Button>}
      />
    );
  }
  if (data === undefined) return <Waiting />;
  const plans = data.pages.flatMap(({ items }) => items);
  if (plans.length === 0) {
    return <EmptyState className="py-2" title={t.noSavedPlans} sentence={t.noSavedPlansHint} />;
  }
  return (
    <section
      aria-label={t.savedPlansLabel}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a frame that scrolls must take the focus.
      tabIndex={0}
      className="max-h-[400px] overflow-y-auto rounded-card"
    >
      <ul className="divide-y divide-line">
        {plans.map((plan) => (
          <Row
            key={plan.id}
            plan={plan}
            onOpen={() => {
              if (showPlan(store, plan)) onClose();
            }}
          />
        ))}
      </ul>
      {hasNextPage && (
        <Button
          variant="quiet"
          wide
          busy={isFetchingNextPage}
          className="mt-2"
          onClick={() => void fetchNextPage()}
        >
          {t.showMore}
        </Button>
      )}
    </section>
  );
}

function Row({ plan, onOpen }: { readonly plan: StoredPlan; readonly onOpen: () => void }) {
  const remove = useRemove();
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

/** Deletes at once, and offers to take it back. */
function useRemove() {
  const queries = useQueryClient();
  const { store } = usePlanStore();
  return async (plan: StoredPlan) => {
    try {
      await deletePlan(plan.id);
    } catch {
      toast({ tone: "destructive", title: t.deleteFailed });
      return;
    }
    if (store.get()?.id === plan.id) noteGone(plan.id);
    await queries.invalidateQueries({ queryKey: plansKey });
    const restore = () =>
      putBack(store, queries, plan).catch(() => toast({ tone: "destructive", title: t.saveFailed }));
    const canRestore = plan.content.days.length > 0;
    toast({
      title: t.deletedToast(plan.name),
      ...(canRestore && { action: { label: t.undo, onPress: () => void restore() } }),
    });
  };
}

/** The plan as it was, on the screen too if it is there, and in use where it was. */
async function putBack(store: PlanStore, queries: QueryClient, plan: StoredPlan): Promise<void> {
  const created = await createPlan(planOf(plan));
  const stored = plan.datesInUse.length === 0 ? created : await putInUse(plan.id, plan.datesInUse);
  if (store.get()?.id === plan.id) showPlan(store, stored);
  await takeUse(queries, stored);
}

function Waiting() {
  return (
    <Loading label={t.savedPlansLoading} className="grid gap-3">
      {["first", "second", "third"].map((row) => (
        <Skeleton key={row} className="h-14 w-full rounded-card" />
      ))}
    </Loading>
  );
}
