import { useQuery } from "@tanstack/react-query";
import { Link } from "../../../platform/router/link.tsx";
import { number } from "../../../language/words.ts";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { countsQuery } from "../counts-query.ts";
import type { CollectionSearch } from "../search.ts";
import * as t from "../texts/en/stats.ts";

/** How many plans a person has saved. */
export function PlansStat() {
  const { data } = useQuery(countsQuery);
  return <Stat label={t.plans} count={data?.plans} search={{ tab: "plans" }} />;
}

/** How many favourites a person has. */
export function RecipesStat() {
  const { data } = useQuery(countsQuery);
  return <Stat label={t.recipes} count={data?.recipes} search={{ tab: "favorites" }} />;
}

interface StatProps {
  readonly label: string;
  /** Undefined while it is on its way, and where it cannot be had. */
  readonly count: number | undefined;
  readonly search: CollectionSearch;
}

function Stat({ label, count, search }: StatProps) {
  return (
    <Link
      to="/recipe-history"
      search={search}
      className="flex min-h-12 items-baseline justify-center gap-2 rounded-card border border-transparent bg-card px-3 py-2.5 text-ink no-underline shadow-soft hover:bg-linen more-contrast:border-line"
    >
      {count === undefined ? (
        <Skeleton className="h-6 w-6" />
      ) : (
        <span className="tabular font-title text-xl">{number(count)}</span>
      )}
      <span className="text-sm text-quiet">{label}</span>
    </Link>
  );
}
