import type { readShoppingList } from "@meal/contract/shopping-list";
import { isPastItsDay } from "@meal/domain/shopping-list/at-home";
import { besideHome } from "@meal/domain/shopping-list/beside-home";
import type { ShoppingList } from "@meal/domain/shopping-list/list";
import type { LineOfMeal } from "@meal/domain/shopping-list/still-to-buy";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { call } from "../../platform/api.ts";
import { today } from "../../platform/today.ts";
import { createValueStore, useValue } from "../../platform/value-store.ts";
import { deviceStore } from "./device-store.ts";
import { countToBuy, lineKeyOf } from "./line-key.ts";
import type { ShownList } from "./list-store.ts";
import { useOpenList } from "./open-list.ts";

/** What other screens say of the list. */
export interface ListSummary {
  /** As many as the list has lines. */
  readonly count: number;
  /** Of these, the ones still to buy, as the app's icon and the list itself say. */
  readonly toBuy: number;
  /** Things at home whose day is not over. */
  readonly atHome: number;
  readonly lines: readonly LineOfMeal[];
}

const notOpen = createValueStore<Partial<ShownList>>({}, "never");

/** A list that is open knows best. Otherwise looking is all there is to do, and nothing that changes it is loaded. */
export function useListSummary(userId: string): ListSummary | undefined {
  const open = useOpenList(userId);
  const { list } = useValue<Partial<ShownList>>(open?.shown ?? notOpen);
  const { data } = useQuery({
    queryKey: ["shopping-list-summary", userId],
    queryFn: () => readSummary(userId),
    enabled: open === undefined,
    staleTime: 0,
    // Without a network the device still knows.
    networkMode: "always",
  });
  useEffect(() => {
    void open?.isOpen.then(() => open.outbox.sync());
  }, [open]);
  return useMemo(() => (list === undefined ? data : summaryOf(list)), [list, data]);
}

async function readSummary(userId: string): Promise<ListSummary> {
  try {
    return summaryOf(await call<typeof readShoppingList>("GET /api/shopping-list"));
  } catch (error) {
    const { list } = await deviceStore(userId).read();
    if (list === undefined) throw error;
    return summaryOf(list);
  }
}

/** What is at home is not missing. */
function summaryOf(list: ShoppingList): ListSummary {
  const { items } = besideHome(list, today());
  const listed = items.filter(({ isSkipped }) => !isSkipped);
  return {
    count: new Set(listed.map((item) => lineKeyOf(item))).size,
    toBuy: countToBuy({ items: listed }),
    atHome: list.atHome.filter((item) => !isPastItsDay(item, today())).length,
    lines: listed.map(({ name, checked, isSkipped, isAsked, origin, recipeSources }) => ({
      name,
      checked,
      isSkipped,
      isAsked,
      origin,
      recipeSources,
    })),
  };
}
