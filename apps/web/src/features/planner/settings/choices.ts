import type { PlannerSettings } from "@meal/domain/planner/settings";
import { type KeptText, localText, tabText } from "../../../platform/device/text.ts";
import { oneEach } from "../../../platform/memory.ts";
import { createValueStore, type ValueStore } from "../../../platform/value-store.ts";
import { guestChoicesKey } from "../storage-keys.ts";

/** What was chosen, as far as it differs from what is known or usual. */
type Chosen = Partial<PlannerSettings>;

/** A person's choices last for the visit; what binds them lies in their profile. */
const personKey = "planner-choices";

/** What one person, or the guest, chose here. It outlives leaving the page, failing to generate and a reload. */
export const choicesOf = oneEach((ownerId): ValueStore<Chosen> => {
  const store = createValueStore(readKept(ownerId), "with-holder");
  const kept: ValueStore<Chosen> = {
    ...store,
    set: (part) => {
      keep(ownerId, part);
      store.set(part);
    },
  };
  // A guest has no server to hold two tabs together: the later change is seen in both.
  if (ownerId === null && typeof window !== "undefined") {
    addEventListener("storage", ({ key }) => {
      if (key === guestChoicesKey || key === null) store.set(readKept(null));
    });
  }
  return kept;
});

const textOf = (ownerId: string | null): KeptText =>
  ownerId === null ? localText(guestChoicesKey) : tabText(personKey);

function keep(ownerId: string | null, part: Chosen): void {
  const text = textOf(ownerId);
  if (ownerId === null && Object.keys(part).length === 0) text.remove();
  else text.write(JSON.stringify({ ownerId, part }));
}

function readKept(ownerId: string | null): Chosen {
  try {
    const text = textOf(ownerId).read();
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Only this file writes it.
    const kept = JSON.parse(text ?? "null") as { ownerId: string | null; part: Chosen } | null;
    return kept?.ownerId === ownerId ? kept.part : {};
  } catch {
    return {};
  }
}
