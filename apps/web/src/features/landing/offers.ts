import type { DrawingName } from "../../ui/drawing.tsx";
import texts from "./offers.json";

/** spec: the eight features of the carousel, in this order; each has a drawing of its name. */
const ids = [
  "meal-planner",
  "extra-plans",
  "food-analysis",
  "calorie-tracking",
  "nutrition-chat",
  "cooking-timer",
  "shopping-list",
  "product-questions",
] as const satisfies readonly DrawingName[];

/** One of the eight things the product does, as the landing page tells it. */
export interface Offer {
  readonly id: (typeof ids)[number];
  readonly title: string;
  readonly short: string;
}

export const offers: readonly Offer[] = ids.map((id) => Object.assign({ id }, texts[id]));
