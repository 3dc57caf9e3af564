import { Link } from "../../../platform/router/link.tsx";
import { number } from "../../../language/words.ts";
import { useSession } from "../../../platform/session.ts";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { useListSummary } from "../list-summary.ts";
import * as t from "../texts/en/stat.ts";

/** How many things stand on the shopping list. */
export function ItemsStat() {
  const session = useSession();
  return session.status === "signed-in" ? <Items userId={session.user.id} /> : null;
}

function Items({ userId }: { readonly userId: string }) {
  const summary = useListSummary(userId);
  return (
    <Link
      to="/shopping-list"
      className="flex min-h-12 items-baseline justify-center gap-2 rounded-card border border-transparent bg-card px-3 py-2.5 text-ink no-underline shadow-soft hover:bg-linen more-contrast:border-line"
    >
      {summary === undefined ? (
        <Skeleton className="h-6 w-6" />
      ) : (
        <span className="tabular font-title text-xl">{number(summary.count)}</span>
      )}
      <span className="text-sm text-quiet">{t.items}</span>
    </Link>
  );
}
