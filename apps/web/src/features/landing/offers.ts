import { type Condition, type Fact, mayUse } from "@meal/domain/deployment/facts";
import type { LimitedFeature } from "@meal/domain/entitlements/limits";
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
  readonly [Id in (typeof ids)[number]]: ({ readonly page: string } | { readonly feature: string }) & {
    readonly counted?: LimitedFeature;
  };
} = {
  "meal-planner": { page: "/planner", counted: "meal_plan" },
  "extra-plans": { page: "/extra-planner", counted: "extra_planner" },
  "food-analysis": { page: "/food-analysis", counted: "food_analysis" },
  "calorie-tracking": { page: "/calorie-tracking", counted: "calorie_tracking" },
  "nutrition-chat": { feature: "chat", counted: "chat" },
  "cooking-timer": { page: "/cooking-timer", counted: "cooking_timer" },
  "shopping-list": { page: "/shopping-list" },
  "product-questions": { feature: "product-help" },
};

/** Whether it is in this build: nothing is promised that is not built. */
export function isBuilt(
  { id }: Offer,
  { hasPage, hasFeature }: Pick<Registry, "hasPage" | "hasFeature">,
): boolean {
  const need = needs[id];
  return "page" in need ? hasPage(need.page) : hasFeature(need.feature);
}

/** What must be so of the deployment besides, so that somebody can use it: nothing is promised that nobody can have. */
export function usableIf({ id }: Offer): readonly Fact[] {
  const { counted } = needs[id];
  return counted === undefined ? [] : [mayUse(counted)];
}

/** The words about a feature, and those that speak of photos where a model sees them. */
export function shortWords({
  id,
}: Offer): readonly { readonly if: readonly Condition[]; readonly text: string }[] {
  const { short } = t.offers[id];
  if (id !== "food-analysis") return [{ if: [], text: short }];
  return [
    { if: ["photos"], text: t.foodAnalysisWithPhotos },
    { if: ["!photos"], text: short },
  ];
}

/** One of the eight things the product does, as the landing page tells it. */
export interface Offer {
  readonly id: (typeof ids)[number];
  readonly title: string;
}

export const offers: readonly Offer[] = ids.map((id) => ({ id, title: t.offers[id].title }));
