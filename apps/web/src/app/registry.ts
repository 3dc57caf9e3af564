import type { AnyRoute } from "@tanstack/react-router";
import { type Feature, navigationSlots } from "../platform/feature.ts";
import type { Registry } from "../platform/registry.ts";
import { features } from "./features.ts";

/** The address pattern of a route, such as "/recipe/$recipeId". */
export function pathOf(route: AnyRoute): string {
  return "path" in route.options ? String(route.options.path) : "";
}

const byRank = (a: { readonly rank: number }, b: { readonly rank: number }) => a.rank - b.rank;
const list: readonly Feature[] = features;
const paths = new Set(list.flatMap((feature) => feature.routes.map(pathOf)));
const names = new Set(list.map((feature) => feature.name));

/** What the features of this build bring together, each list in its order. */
export const registry: Registry = {
  hasPage: (path) => paths.has(path),
  hasFeature: (name) => names.has(name),
  navigation: list
    .flatMap((feature) => feature.navigation ?? [])
    .toSorted((a, b) => navigationSlots.indexOf(a.slot) - navigationSlots.indexOf(b.slot)),
  account: list.flatMap((feature) => feature.account ?? []).toSorted(byRank),
  tiles: list.flatMap((feature) => feature.tiles ?? []).toSorted(byRank),
  dashboard: list.flatMap((feature) => feature.dashboard ?? []).toSorted(byRank),
  recipeActions: list.flatMap((feature) => feature.recipeActions ?? []).toSorted(byRank),
  unsent: list.flatMap(({ unsent }) => unsent ?? []),
  takeBack: list.flatMap(({ takeBack }) => takeBack ?? []),
  putAside: list.flatMap(({ putAside }) => putAside ?? []),
  overlays: list.flatMap(({ name, overlay }) =>
    overlay === undefined ? [] : [{ name, component: overlay }],
  ),
};
