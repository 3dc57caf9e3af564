import type {
  addRecipeToList,
  changeShoppingList,
  readShoppingList,
  refreshShoppingList,
} from "@meal/contract/shopping-list";
import { showBadge } from "../../platform/app-badge.ts";
import { call, isRefusal } from "../../platform/api.ts";
import { network } from "../../platform/network.ts";
import { newId } from "../../platform/new-id.ts";
import { openTabs } from "../../platform/outbox/tabs.ts";
import { onRefresh } from "../../platform/refresh.ts";
import { today } from "../../platform/today.ts";
import { createValueStore } from "../../platform/value-store.ts";
import { deviceStore } from "./device-store.ts";
import { countToBuy } from "./line-key.ts";
import type { ShownList } from "./list-store.ts";
import { watchChanges } from "./live.ts";
import { openListOf, type PersonList, takeOpenList } from "./open-list.ts";
import { nothingYet, Outbox, type OutboxParts, type OutboxState } from "./outbox.ts";
import { viewOf } from "./view.ts";

/** The list of whoever is signed in. One at a time: another person's is closed, and stays on the device for them. */
export function personList(userId: string): PersonList {
  const open = openListOf(userId);
  if (open !== undefined) return open;
  const list = makePersonList(userId);
  takeOpenList(list);
  return list;
}

function makePersonList(userId: string): PersonList {
  const shown = createValueStore<ShownList>(showing(nothingYet), "with-holder");
  let isClosed = false;
  const outbox = new Outbox({
    ...contact(userId),
    onChange: (state) => {
      shown.set(showing(state));
      const { list } = shown.get();
      if (list !== undefined && !isClosed) showBadge(countToBuy(list));
    },
  });
  // Other tabs wrote something down.
  const tabs = openTabs(`shopping-list:${userId}`, () => outbox.open());
  const tellTabs = () => tabs.tell("changed");
  const askAgain = () => outbox.sync().then(tellTabs);
  const sync = () => void askAgain();
  const stops = [network.onBack(sync), onRefresh(askAgain)];
  return {
    userId,
    outbox,
    shown,
    close: () => {
      isClosed = true;
      outbox.close();
      tabs.close();
      for (const stop of stops) stop();
    },
    isOpen: outbox.open(),
    act: (...operations) => void outbox.add(...operations).then(tellTabs),
    refresh: async () => {
      await outbox.ask(() =>
        call<typeof refreshShoppingList>("POST /api/shopping-list/refresh", { body: { today: today() } }),
      );
      tellTabs();
    },
    addRecipe: async ({ name, ingredients }, key) => {
      const body = { key, recipeName: name, ingredients: [...ingredients] };
      await outbox.ask(
        async () => (await call<typeof addRecipeToList>("POST /api/shopping-list/recipe", { body })).list,
      );
      tellTabs();
    },
    watch: () => watchChanges((revision) => revision !== outbox.state.list?.revision && sync()),
  };
}

/** How the outbox meets this browser and our server. */
function contact(userId: string): Omit<OutboxParts, "onChange"> {
  return {
    storage: deviceStore(userId),
    send: async (operations) => {
      const body = { operations: [...operations] };
      try {
        return await call<typeof changeShoppingList>("POST /api/shopping-list/operations", { body });
      } catch (error) {
        if (isRefusal(error) && error.code === "invalid_input") return "rejected";
        throw error;
      }
    },
    fetch: () => call<typeof readShoppingList>("GET /api/shopping-list"),
    // Without locks, which need a secure address, two tabs may send the same twice; the ids make that harmless.
    lock: (work) =>
      "locks" in navigator ? navigator.locks.request(`shopping-list:${userId}`, work) : work(),
    schedule: (run, delayMs) => {
      const timer = setTimeout(run, delayMs);
      return () => clearTimeout(timer);
    },
    newId,
  };
}

function showing({ list, waiting, isWritten, contact: state, lost }: OutboxState): ShownList {
  return {
    list: list === undefined ? undefined : viewOf(list, waiting),
    planName: list?.planName ?? null,
    waiting: waiting.length,
    isWritten,
    contact: state,
    lost,
  };
}
