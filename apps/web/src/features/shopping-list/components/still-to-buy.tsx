import { stillToBuy } from "@meal/domain/shopping-list/still-to-buy";
import { Link } from "../../../platform/router/link.tsx";
import { ShoppingBasket } from "lucide-react";
import type { StillToBuyProps } from "../../../platform/feature.ts";
import { useSession } from "../../../platform/session.ts";
import { useListSummary } from "../list-summary.ts";
import * as t from "../texts/en/stat.ts";

/** What is missing for a meal, and the way to the list. Nothing where nothing is missing, or nobody knows. */
export function StillToBuy({ meal }: StillToBuyProps) {
  const session = useSession();
  return session.status === "signed-in" ? <Missing meal={meal} userId={session.user.id} /> : null;
}

/** So many are named; of more one wants to know how many. */
const mostNamed = 3;

function Missing({ meal, userId }: StillToBuyProps & { readonly userId: string }) {
  const missing = stillToBuy(useListSummary(userId)?.lines ?? [], meal);
  if (missing.length === 0) return null;
  return (
    <p className="flex items-start gap-2">
      <ShoppingBasket aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-butter" />
      <span className="wrap-anywhere">
        {t.stillToBuy(missing.slice(0, mostNamed), missing.length - mostNamed)}{" "}
        <Link to="/shopping-list" className="font-semibold text-aubergine underline-offset-4">
          {t.openList}
        </Link>
      </span>
    </p>
  );
}
