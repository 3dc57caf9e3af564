import { useInfiniteQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { OfflineState } from "../../../ui/offline-state.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { toast } from "../../../ui/toast-store.ts";
import type { StoredPlan } from "../plan/open-plan.ts";
import type { savedPlansQuery } from "../queries.ts";
import * as t from "../texts/en/dialogs.tsx";

interface SavedListProps {
  readonly query: typeof savedPlansQuery;
  readonly words: {
    readonly label: string;
    readonly none: string;
    readonly noneHint: string;
    readonly failed: string;
    readonly offline: string;
    readonly loading: string;
  };
  readonly children: (plan: StoredPlan) => ReactNode;
}

/** What is saved, page by page, or why it is not here. */
export function SavedList({ query, words, children }: SavedListProps) {
  const { data, isError, isPaused, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(query);
  const { failed } = words;
  useEffect(() => {
    if (isError) toast({ tone: "destructive", title: failed });
  }, [isError, failed]);
  if (data === undefined && isPaused) return <OfflineState title={t.offline} sentence={words.offline} />;
  if (data === undefined && isError) {
    return (
      <ErrorState title={failed} action={<Button onClick={() => void refetch()}>{t.tryAgain}</Button>} />
    );
  }
  if (data === undefined) return <Waiting label={words.loading} />;
  const plans = data.pages.flatMap(({ items }) => items);
  if (plans.length === 0) {
    return <EmptyState className="py-2" title={words.none} sentence={words.noneHint} />;
  }
  return (
    <section
      aria-label={words.label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a frame that scrolls must take the focus.
      tabIndex={0}
      className="max-h-[400px] overflow-y-auto rounded-card"
    >
      <ul className="divide-y divide-line">{plans.map((plan) => children(plan))}</ul>
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

function Waiting({ label }: { readonly label: string }) {
  return (
    <Loading label={label} className="grid gap-3">
      {["first", "second", "third"].map((row) => (
        <Skeleton key={row} className="h-14 w-full rounded-card" />
      ))}
    </Loading>
  );
}
