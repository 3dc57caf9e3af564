import { forgetAt } from "../../../platform/memory.ts";
import { createValueStore, useValue } from "../../../platform/value-store.ts";
import { toast, toastStore } from "../../../ui/toast-store.ts";
import { edited, type OpenPlan, type PlanContent } from "./open-plan.ts";
import type { PlanStore } from "./plan-store.ts";
import * as t from "../texts/en/week.ts";
import { list } from "../../../language/words.ts";

/** More steps back than anybody takes. */
const mostSteps = 50;

/** What the plan on the screen was before each of its changes, the latest last; gone with a reload. */
const past = createValueStore<{ readonly planId: string; readonly contents: readonly PlanContent[] }>(
  { planId: "", contents: [] },
  "session",
);

let told: number | undefined;
forgetAt("session", () => {
  told = undefined;
});

/**
 * Puts a changed plan on the screen. Every change can be taken back, by the message that tells it or later; only the message of
 * the latest stays, since an older one would take back what came after it, too.
 */
export function change(store: PlanStore, next: OpenPlan, words?: string): void {
  const before = store.get();
  if (before === null || before.id !== next.id) return;
  remember(before);
  store.set(next);
  tell(store, words, cookedNow(before, next));
}

/** What was to be eaten as a leftover, and has to be cooked now; nothing where there is none. */
function cookedNow(before: OpenPlan, next: OpenPlan): string | undefined {
  const were = new Set(
    mealsOf(before).flatMap(({ id, leftoverOf }) => (leftoverOf === undefined ? [] : [id])),
  );
  const names = mealsOf(next)
    .filter(({ id, leftoverOf }) => leftoverOf === undefined && were.has(id))
    .map(({ name }) => name);
  return names.length === 0 ? undefined : t.cookedNow(list([...new Set(names)]));
}

const mealsOf = ({ content: { days } }: OpenPlan) => days.flatMap(({ meals }) => meals);

/** The plan is about to become another one by itself, as when its rest is made anew. */
export function remember({ id, content }: OpenPlan): void {
  const { planId, contents } = past.get();
  past.set({ planId: id, contents: [...(planId === id ? contents : []), content].slice(-mostSteps) });
}

export function tell(store: PlanStore, words?: string, description?: string): void {
  if (told !== undefined) toastStore.dismiss(told);
  const title = words ?? description;
  if (title === undefined) {
    told = undefined;
    return;
  }
  told = toast({
    title,
    ...(words !== undefined && description !== undefined && { description }),
    action: { label: t.undo, onPress: () => undo(store) },
  });
}

/** Takes the latest change back. */
export function undo(store: PlanStore): void {
  const now = store.get();
  const { planId, contents } = past.get();
  const content = contents.at(-1);
  if (now === null || now.id !== planId || content === undefined) return;
  past.set({ planId, contents: contents.slice(0, -1) });
  store.set(edited(now, { content }));
  tell(store);
}

export function useCanUndo({ id }: OpenPlan): boolean {
  const { planId, contents } = useValue(past);
  return planId === id && contents.length > 0;
}
