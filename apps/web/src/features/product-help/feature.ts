import type { Feature } from "../../platform/feature.ts";
import { ProductOverlay } from "./product-overlay.tsx";

/** Questions about a product on the shopping list, in words or with a photo. */
export const feature = {
  name: "product-help",
  routes: [],
  overlay: ProductOverlay,
} satisfies Feature;
