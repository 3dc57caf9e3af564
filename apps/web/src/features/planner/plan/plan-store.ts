import { ownedText } from "../../../platform/device/owned.ts";
import { type KeptText, localText } from "../../../platform/device/text.ts";
import { oneEach } from "../../../platform/memory.ts";
import { type Session, useSession } from "../../../platform/session.ts";
import { createValueStore, useValue, type ValueStore } from "../../../platform/value-store.ts";
import type { OpenPlan } from "./open-plan.ts";
import { guestPlanKey } from "../storage-keys.ts";

const personKey = "open-plan";

/** The plan that one person, or the guest, has open. It lies on the device, so it is there after a reload and offline. */
export interface PlanStore extends ValueStore<OpenPlan | null> {
  /** Null for a guest. */
  readonly ownerId: string | null;
}

/** Whoever leaves takes their plan out of memory, too; what of it waits lies closed on the device. */
export const planStoreOf = oneEach((ownerId): PlanStore => {
  const text = ownerId === null ? localText(guestPlanKey) : ownedText(personKey, ownerId);
  const store = createValueStore(readKept(text, ownerId), "with-holder");
  const kept: PlanStore = {
    ...store,
    ownerId,
    set: (plan) => {
      if (plan === null) text.remove();
      else text.write(JSON.stringify({ ownerId, plan }));
      store.set(plan);
    },
  };
  // A guest has no server to hold two tabs together: the later change is seen in both.
  if (ownerId === null && typeof window !== "undefined") {
    addEventListener("storage", (event) => {
      if (event.key === guestPlanKey) store.set(readKept(text, null));
    });
  }
  return kept;
});

/** Whose plans these are; null for a guest. */
export function ownerOf(session: Session): string | null {
  return session.status === "signed-in" ? session.user.id : null;
}

/** The store of whoever is here, and the plan in it. */
export function usePlanStore(): { readonly store: PlanStore; readonly plan: OpenPlan | null } {
  const store = planStoreOf(ownerOf(useSession()));
  return { store, plan: useValue(store) };
}

/** Another person's plan is not shown, and goes as soon as this person has one. */
function readKept(text: KeptText, ownerId: string | null): OpenPlan | null {
  try {
    const kept: unknown = JSON.parse(text.read() ?? "null");
    return isKept(kept) && kept.ownerId === ownerId ? kept.plan : null;
  } catch {
    return null;
  }
}

export function isOpenPlan(plan: unknown): plan is OpenPlan {
  return isKept({ plan });
}

/** Written by us, but anybody may have touched it: enough is looked at that the screen can be drawn. */
function isKept(value: unknown): value is { readonly ownerId: string | null; readonly plan: OpenPlan } {
  if (typeof value !== "object" || value === null) return false;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Every part is looked at below.
  const { plan } = value as { plan?: Partial<OpenPlan> | null };
  return typeof plan?.id === "string" && typeof plan.name === "string" && hasDays(plan.content);
}

function hasDays(content: unknown): boolean {
  if (typeof content !== "object" || content === null || !("days" in content)) return false;
  const { days } = content;
  return (
    Array.isArray(days) &&
    days.length > 0 &&
    days.every((day: unknown) => typeof day === "object" && day !== null && "meals" in day)
  );
}
