import type { listMealPlans } from "@meal/contract/planner";
import { call } from "../../platform/api.ts";
import { guestChangesFor } from "./kept-guest-list.ts";
import type { PersonList } from "./open-list.ts";

/** spec: 2, section 4. The list loads by following the plans in use; where that fails it stays as it was stored. */
export async function followPlans({ isOpen, outbox, refresh, shown, act }: PersonList): Promise<void> {
  await isOpen;
  await outbox.sync();
  if (outbox.state.contact !== "resting") return;
  try {
    const query = { page: 1, pageSize: 1 };
    const { total } = await call<typeof listMealPlans>("GET /api/meal-plans", { query });
    if (total === 0) return;
    await refresh();
    const { list } = shown.get();
    const changes = list === undefined ? [] : guestChangesFor(list);
    if (changes.length > 0) act(...changes);
  } catch {
    // The list as it was stored is there.
  }
}
