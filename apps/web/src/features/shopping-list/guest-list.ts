import { applyOperation } from "@meal/domain/shopping-list/apply-operation";
import { EMPTY_LIST, SAMPLE_ITEMS, type ShoppingList } from "@meal/domain/shopping-list/list";
import type { listOfDays } from "@meal/contract/shopping-list";
import { call } from "../../platform/api.ts";
import type { GuestDays } from "../../platform/feature.ts";
import { forgetAt } from "../../platform/memory.ts";
import { newId } from "../../platform/new-id.ts";
import { createValueStore } from "../../platform/value-store.ts";
import { guestListKey, keepGuestList, keptGuestList } from "./kept-guest-list.ts";
import type { ListStore, ShownList } from "./list-store.ts";
import { withEverything } from "./with-everything.ts";

/** spec: 2, section 4. What somebody without an account works on; that of a plan lies on the device as long as the plan. */
interface GuestList extends ListStore {
  readonly isSample: boolean;
  /** Fetches what the days need; nothing where it is there. */
  readonly begin: () => Promise<void>;
}

/** Leaving the list for another page loses no tick. */
let latest: { readonly plan: string; readonly list: GuestList } | undefined;
forgetAt("session", () => {
  latest = undefined;
});

/** The list of what a guest has planned, or else a sample; none before that is known. */
export function guestListOf(days: GuestDays | undefined): GuestList {
  if (days === undefined) return { ...storeOf(showing("busy")), isSample: false, begin: async () => {} };
  if (days.length === 0) return sampleList();
  const plan = JSON.stringify(days);
  if (latest?.plan !== plan) latest = { plan, list: listOf(days, plan) };
  return latest.list;
}

// A guest has no server to hold two tabs together: the later change is seen in both.
if (typeof window !== "undefined") {
  addEventListener("storage", ({ key }) => {
    const list = key === guestListKey && latest !== undefined ? keptGuestList(latest.plan) : undefined;
    if (list !== undefined) latest?.list.shown.set(showing("none", withEverything(list)));
  });
}

function sampleList(): GuestList {
  const list = SAMPLE_ITEMS.reduce((before: ShoppingList, item) => {
    const operation = { kind: "add", item: { ...item, id: newId() } } as const;
    return applyOperation(before, operation).list;
  }, EMPTY_LIST);
  return { ...storeOf(showing("none", list)), isSample: true, begin: async () => {} };
}

function listOf(days: GuestDays, plan: string): GuestList {
  const kept = keptGuestList(plan);
  const store = storeOf(
    kept === undefined ? showing("busy") : showing("none", withEverything(kept)),
    (list) => keepGuestList(plan, list),
  );
  const begin = async () => {
    if (store.shown.get().list !== undefined) return;
    store.shown.set(showing("busy"));
    try {
      const { items } = await call<typeof listOfDays>("POST /api/functions/list-of-days", {
        body: { days },
      });
      store.shown.set(showing("none", { ...EMPTY_LIST, items }));
    } catch {
      store.shown.set(showing("out-of-reach"));
    }
  };
  return { ...store, isSample: false, begin };
}

function storeOf(first: ShownList, keep?: (list: ShoppingList) => void): ListStore {
  const shown = createValueStore(first, "with-holder");
  return {
    shown,
    act: (...operations) => {
      const before = shown.get();
      const list = operations.reduce(
        (now, each) => applyOperation(now, each).list,
        before.list ?? EMPTY_LIST,
      );
      shown.set({ ...before, list });
      keep?.(list);
    },
  };
}

function showing(contact: ShownList["contact"], list?: ShoppingList): ShownList {
  return { list, planName: null, waiting: 0, isWritten: true, contact, lost: 0 };
}
