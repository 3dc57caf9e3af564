import type { LocalKey, TabKey } from "./kept-things.ts";

/** One text on the device. */
export interface KeptText {
  readonly read: () => string | null;
  readonly write: (text: string) => void;
  readonly remove: () => void;
}

/** One of the browser's two storages of text, and what it keeps until the page is closed where the browser forbids it. */
interface Area {
  readonly storage: () => Storage;
  readonly memory: Map<string, string>;
}

const areas = {
  local: { storage: () => localStorage, memory: new Map() },
  tab: { storage: () => sessionStorage, memory: new Map() },
} as const satisfies Record<string, Area>;

/** A text in the browser's local storage, which all tabs share. */
export const localText = (key: LocalKey): KeptText => textIn(areas.local, key);

/** A text of this tab; it goes when the tab is closed. */
export const tabText = (key: TabKey): KeptText => textIn(areas.tab, key);

function textIn({ storage, memory }: Area, key: string): KeptText {
  return {
    read: () => {
      try {
        return storage().getItem(key) ?? memory.get(key) ?? null;
      } catch {
        return memory.get(key) ?? null;
      }
    },
    write: (text) => {
      memory.delete(key);
      try {
        storage().setItem(key, text);
      } catch {
        memory.set(key, text);
      }
    },
    remove: () => {
      memory.delete(key);
      try {
        storage().removeItem(key);
      } catch {
        // It was in memory alone.
      }
    },
  };
}

/** Removes every text but those whose key is to stay; also what nobody declared. */
export function removeTexts(place: keyof typeof areas, isStaying: (key: string) => boolean): void {
  const { storage, memory }: Area = areas[place];
  for (const key of memory.keys()) if (!isStaying(key)) memory.delete(key);
  try {
    for (const key of Object.keys(storage())) if (!isStaying(key)) storage().removeItem(key);
  } catch {
    // There was nothing but memory.
  }
}
