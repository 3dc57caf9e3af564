import { titleOf } from "@meal/domain/extra-planner/recipe-of-plan";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "../../../platform/router/link.tsx";
import { Trash2 } from "lucide-react";
import { formatDate } from "../../../language/dates.ts";
import { server } from "../../../platform/server.ts";
import { Button } from "../../../ui/button.tsx";
import { DishImage } from "../../../ui/dish-image.tsx";
import { Drawing } from "../../../ui/drawing.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { OfflineState } from "../../../ui/offline-state.tsx";
import { ShowMore } from "../../../ui/show-more.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { type ExtraPlan, savedPlansQuery } from "../queries.ts";
import { useDelete } from "../use-delete.ts";
import * as t from "../texts/en/page.ts";

/** What this person saved, the newest first. */
export function SavedTab({ onGenerate }: { readonly onGenerate: () => void }) {
  const pages = useInfiniteQuery(savedPlansQuery);
  const { mutate } = useDelete();
  if (pages.data === undefined) {
    if (pages.isPaused) return <OfflineState title={t.savedElsewhere} sentence={t.savedElsewhereHint} />;
    if (!pages.isError) return <ListSkeleton />;
    const again = <Button onClick={() => void pages.refetch()}>{t.tryAgain}</Button>;
    return <ErrorState title={t.savedFailed} action={again} />;
  }
  const plans = pages.data.pages.flatMap(({ items }) => items);
  if (plans.length === 0) {
    return (
      <EmptyState
        drawing={<Drawing name="extra-plans" />}
        title={t.savedEmpty}
        sentence={t.savedEmptyHint}
        action={<Button onClick={onGenerate}>{t.generateOne}</Button>}
      />
    );
  }
  return (
    <>
      <ul aria-label={t.savedLabel} className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan} onDelete={() => mutate(plan)} />
        ))}
      </ul>
      <ShowMore pages={pages} />
    </>
  );
}

interface PlanCardProps {
  readonly plan: ExtraPlan;
  readonly onDelete: () => void;
}

function PlanCard({ plan, onDelete }: PlanCardProps) {
  const { title } = titleOf(plan.recipe_name);
  return (
    <li className="relative overflow-hidden rounded-card border border-transparent bg-card shadow-soft more-contrast:border-line">
      <DishImage src={server.at(plan.image_url)} className="aspect-[4/3] w-full" />
      <div className="flex items-start gap-2 p-4 pr-2">
        <div className="min-w-0 flex-1">
          <h2 className="font-title text-lg">
            <Link
              to="/extra-planner/$planId"
              params={{ planId: plan.id }}
              className="line-clamp-2 text-ink no-underline wrap-anywhere after:absolute after:inset-0 after:rounded-card"
            >
              {title}
            </Link>
          </h2>
          <p className="text-sm text-quiet">{t.savedOn(formatDate(plan.created_at))}</p>
        </div>
        <IconButton
          className="relative"
          label={t.deletePlan(title)}
          icon={<Trash2 aria-hidden="true" className="size-5" />}
          onClick={onDelete}
        />
      </div>
    </li>
  );
}

function ListSkeleton() {
  return (
    <Loading label={t.loading} className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {[0, 1, 2].map((at) => (
        <Skeleton key={at} className="h-72 w-full rounded-card" />
      ))}
    </Loading>
  );
}
