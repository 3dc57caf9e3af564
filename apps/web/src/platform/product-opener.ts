import { createValueStore, useValue } from "./value-store.ts";

/** A product that somebody wonders about, and what it is for. */
export interface ProductInQuestion {
  readonly productName: string;
  readonly recipeContext: string;
}

const asked = createValueStore<ProductInQuestion | undefined>(undefined, "session");

/** Opens the help about a product; the feature that draws it listens with `useProductInQuestion`. */
export const askAboutProduct = (product: ProductInQuestion): void => asked.set(product);

export const closeProductHelp = (): void => asked.set(undefined);

/** The product whose help is open. */
export const useProductInQuestion = (): ProductInQuestion | undefined => useValue(asked);
