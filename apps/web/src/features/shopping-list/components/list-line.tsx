import { Link } from "../../../platform/router/link.tsx";
import { ShoppingBasket } from "lucide-react";
import { useSession } from "../../../platform/session.ts";
import { useListSummary } from "../list-summary.ts";
import * as t from "../texts/en/stat.ts";

/** How much there is to buy, in a line that leads to the list. Where nothing is, there is no errand to speak of. */
export function ListLine() {
  const session = useSession();
  return session.status === "signed-in" ? <ToBuy userId={session.user.id} /> : null;
}

function ToBuy({ userId }: { readonly userId: string }) {
  const { toBuy = 0 } = useListSummary(userId) ?? {};
  if (toBuy === 0) return null;
  return (
    <Link
      to="/shopping-list"
      className="flex min-h-14 items-center gap-3 rounded-card border border-transparent bg-card px-5 text-ink no-underline shadow-soft hover:bg-linen more-contrast:border-line sm:px-6 md:col-span-2"
    >
      <ShoppingBasket aria-hidden="true" className="size-5 shrink-0 text-quiet" />
      <span className="tabular font-semibold">{t.thingsToBuy(toBuy)}</span>
    </Link>
  );
}
