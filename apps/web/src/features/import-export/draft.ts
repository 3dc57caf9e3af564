import { createValueStore, useValue } from "../../platform/value-store.ts";
import { type Entry, entryOf } from "./entry.ts";
import type { ReadRecipes } from "./queries.ts";

/** What was read and is looked at before it is saved. */
export interface Preview {
  readonly entries: readonly Entry[];
  readonly failures: ReadRecipes["failures"];
  /** How many of it are saved already. */
  readonly savedCount: number;
}

/** What somebody typed and had read. It outlives the screen: whoever comes back, also from signing in, finds it. */
export interface Draft {
  readonly url: string;
  readonly text: string;
  readonly preview: Preview | null;
}

const blank: Draft = { url: "", text: "", preview: null };
const drafts = createValueStore({ owner: "", draft: blank }, "departure");

/** This person's draft; nobody sees another's. */
export function useDraft(owner: string): Draft {
  const kept = useValue(drafts);
  return kept.owner === owner ? kept.draft : blank;
}

export function changeDraft(owner: string, change: Partial<Draft>): void {
  const kept = drafts.get();
  drafts.set({ owner, draft: { ...(kept.owner === owner ? kept.draft : blank), ...change } });
}

export const previewOf = ({ recipes, failures }: ReadRecipes): Preview => ({
  entries: recipes.map(entryOf),
  failures,
  savedCount: 0,
});
