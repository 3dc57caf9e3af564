import { Link } from "@tanstack/react-router";
import { useEffect } from "react";
import { useSession } from "../../../platform/session.ts";
import { useValue } from "../../../platform/value-store.ts";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { personList } from "../person-list.ts";

/** How many things stand on the shopping list. */
export function ItemsStat() {
  const session = useSession();
  return session.status === "signed-in" ? <Items userId={session.user.id} /> : null;
}

function Items({ userId }: { readonly userId: string }) {
  const { shown, outbox, isOpen } = personList(userId);
  const { list } = useValue(shown);
  useEffect(() => {
    void isOpen.then(() => outbox.sync());
  }, [isOpen, outbox]);
  const count = list?.items.filter(({ isSkipped }) => !isSkipped).length;
  return (
    <Link
      to="/shopping-list"
      className="grid min-h-24 content-center justify-items-center gap-1 rounded-card border border-transparent bg-card p-3 text-center text-ink no-underline shadow-soft hover:bg-linen more-contrast:border-line"
    >
      {count === undefined ? (
        <Skeleton className="h-9 w-10" />
      ) : (
        <span className="tabular font-title text-3xl">{count.toLocaleString("en-US")}</span>
      )}
      <span className="text-sm text-quiet">Items</span>
    </Link>
  );
}
