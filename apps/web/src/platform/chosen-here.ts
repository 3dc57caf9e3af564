import type { MeasureChoice, ThemeChoice } from "@meal/domain/profile/choices";

/** What follows a person to their other devices, as far as it was chosen. */
export interface Chosen {
  readonly theme?: ThemeChoice;
  readonly measures?: MeasureChoice;
}

const listeners = new Set<(chosen: Chosen) => void>();

/** Somebody chose something on this device; a guest's choice stays here. */
export function tellChosen(chosen: Chosen): void {
  for (const listener of listeners) listener(chosen);
}

/** Calls with every choice from now on; answers how to stop. */
export function onChosen(listener: (chosen: Chosen) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
