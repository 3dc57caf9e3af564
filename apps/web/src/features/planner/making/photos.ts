import { oneEach } from "../../../platform/memory.ts";
import { createValueStore, type ValueStore } from "../../../platform/value-store.ts";

/** A photo of ingredients, made small enough to be sent. */
interface IngredientPhoto {
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

export type PhotoStore = ValueStore<Photos>;

/** The photos that wait for somebody's next plan. They outlive leaving the page, and nothing else; nobody sees another's. */
export const photosOf = oneEach((): PhotoStore => createValueStore(none, "with-holder"));

/** What was read is of no more use; what could not be read waits for another try. */
export function clearRead(photos: PhotoStore): void {
  if (photos.get().error === null) photos.set(none);
}
