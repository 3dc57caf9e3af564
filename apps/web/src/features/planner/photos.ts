import { createValueStore } from "../../platform/value-store.ts";

/** A photo of ingredients, made small enough to be sent. */
export interface IngredientPhoto {
  readonly id: string;
  readonly name: string;
  readonly dataUrl: string;
}

interface Photos {
  readonly list: readonly IngredientPhoto[];
  /** What is on them, in the person's own words. */
  readonly description: string;
  /** Why the last reading of them failed. */
  readonly error: string | null;
}

/** A fridge has few sides; more than these take longer to send than to type. */
export const mostPhotos = 6;
const none: Photos = { list: [], description: "", error: null };

/** The photos that wait for the next plan. They outlive leaving the page, and nothing else. */
export const photos = createValueStore<Photos>(none);

export const clearPhotos = (): void => photos.set(none);
