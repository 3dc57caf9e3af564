import type { DrawingName } from "../../ui/drawing.tsx";
import type { Registry } from "../../platform/registry.ts";
import * as t from "./texts/en/offers.ts";

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

/** What has to be in this build so that a visitor finds it behind the card. */
const needs: {
  readonly [Id in (typeof ids)[number]]: { readonly page: string } | { readonly feature: string };
} = {
  "meal-planner": { page: "/planner" },
  "extra-plans": { page: "/extra-planner" },
  "food-analysis": { page: "/food-analysis" },
  "calorie-tracking": { page: "/calorie-tracking" },
  "nutrition-chat": { feature: "chat" },
  "cooking-timer": { page: "/cooking-timer" },
  "shopping-list": { page: "/shopping-list" },
  "product-questions": { feature: "product-help" },
};

/** Whether it can be used today: nothing is promised that is not built. */
export function isHere(
  { id }: Offer,
  { hasPage, hasFeature }: Pick<Registry, "hasPage" | "hasFeature">,
): boolean {
  const need = needs[id];
  return "page" in need ? hasPage(need.page) : hasFeature(need.feature);
}

/** One of the eight things the product does, as the landing page tells it. */
export interface Offer {
  readonly id: (typeof ids)[number];
  readonly title: string;
  readonly short: string;
}

export const offers: readonly Offer[] = ids.map((id) => Object.assign({ id }, t.offers[id]));
