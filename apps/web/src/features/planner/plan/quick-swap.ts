import type { SwapKind } from "@meal/domain/chef/swap-wish";
import { minutesToTable } from "@meal/domain/chef/meal-steps";
import type { MealPlace } from "@meal/domain/planner/edit-days";
import type { QueryClient } from "@tanstack/react-query";
import { network } from "../../../platform/network.ts";
import { toast } from "../../../ui/toast-store.ts";
import { mealAt, type OpenPlan, swapped } from "./open-plan.ts";
import type { PlanStore } from "./plan-store.ts";
import { type Alternative, alternativesQuery } from "../queries.ts";
import type { SettingsView } from "../settings/settings-store.ts";
import { change } from "./undo.ts";
import * as counts from "../texts/en/counts.ts";
import * as t from "../texts/en/swap.ts";
import { minutes } from "../../../platform/texts/en/minutes.ts";
import { money } from "../../../language/words.ts";

interface Asked {
  readonly store: PlanStore;
  readonly queries: QueryClient;
  readonly plan: OpenPlan;
  readonly place: MealPlace;
  readonly wish: SwapKind;
  readonly settings: Pick<SettingsView, "settings" | "said">;
}

/** Takes the best meal that is lighter, quicker or cheaper, and says what it is; one press takes it back. */
export async function swapFor({ store, queries, plan, place, wish, settings }: Asked): Promise<void> {
  const before = mealAt(plan, place);
  if (!network.isOnline()) {
    toast({ tone: "warning", title: t.offline });
    return;
  }
  const query = alternativesQuery(plan.content, place, {
    settings: settings.settings,
    said: settings.said,
    wish: { kind: wish },
  });
  const answer = await queries.fetchQuery(query).catch(() => null);
  if (answer === null) {
    toast({ tone: "destructive", title: t.failed });
    return;
  }
  const [best] = answer.alternatives;
  const now = store.get();
  // Whoever changed the plan meanwhile did not ask for a change of that one.
  if (now === null || before === undefined || mealAt(now, place)?.id !== before.id) return;
  if (best === undefined) toast({ tone: "info", title: t.nothing[wish] });
  else {
    change(
      store,
      swapped(now, place, best.meal),
      t.swappedFor(best.meal.name, inFigures(wish, best, minutesToTable(before))),
    );
  }
}

function inFigures(wish: SwapKind, { meal, costChangeCents, caloriesChange }: Alternative, was: number) {
  if (wish === "quicker") return t.minutesInstead(minutes(minutesToTable(meal)), minutes(was));
  if (wish === "cheaper") return t.cheaperBy(money(-costChangeCents));
  return t.lighterBy(counts.kcal(-caloriesChange));
}
