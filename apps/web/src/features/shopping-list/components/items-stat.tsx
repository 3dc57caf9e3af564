import type { readShoppingList } from "@meal/contract/shopping-list";
import type { ShoppingList } from "@meal/domain/shopping-list/list";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useEffect } from "react";
import { call } from "../../../platform/api.ts";
import { useSession } from "../../../platform/session.ts";
import { createValueStore, useValue } from "../../../platform/value-store.ts";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { deviceStore } from "../device-store.ts";
import { lineKeyOf } from "../line-key.ts";
import type { ShownList } from "../list-store.ts";
import { useOpenList } from "../open-list.ts";
import * as t from "../texts/en/stat.ts";

/** How many things stand on the shopping list. */
export function ItemsStat() {
  const session = useSession();
  return session.status === "signed-in" ? <Items userId={session.user.id} /> : null;
}

function Items({ userId }: { readonly userId: string }) {
  const count = useItemCount(userId);
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
      <span className="text-sm text-quiet">{t.items}</span>
    </Link>
  );
}

const notOpen = createValueStore<Partial<ShownList>>({});

/** A list that is open knows best. Otherwise counting is all there is to do, and nothing that changes it is loaded. */
function useItemCount(userId: string): number | undefined {
  const open = useOpenList(userId);
  const { list } = useValue<Partial<ShownList>>(open?.shown ?? notOpen);
  const counted = useQuery({
    queryKey: ["shopping-list-count", userId],
    queryFn: () => fetchCount(userId),
    enabled: open === undefined,
    staleTime: 0,
    // Without a network the device still knows.
    networkMode: "always",
  });
  useEffect(() => {
    void open?.isOpen.then(() => open.outbox.sync());
  }, [open]);
  return list === undefined ? counted.data : countOf(list);
}

async function fetchCount(userId: string): Promise<number> {
  try {
    return countOf(await call<typeof readShoppingList>("GET /api/shopping-list"));
  } catch (error) {
    const { list } = await deviceStore(userId).read();
    if (list === undefined) throw error;
    return countOf(list);
  }
}

/** As many as the list has lines. */
const countOf = ({ items }: ShoppingList): number =>
  new Set(items.filter(({ isSkipped }) => !isSkipped).map((item) => lineKeyOf(item))).size;
