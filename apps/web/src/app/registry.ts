import type { AnyRoute } from "@tanstack/react-router";
import { type Feature, navigationSlots } from "../platform/feature.ts";
import type { Registry } from "../platform/registry.ts";
import { OutboxKeeper } from "../platform/outbox/outbox-keeper.tsx";
import { features } from "./features.ts";

/** The address pattern of a route, such as "/recipe/$recipeId". */
export function pathOf(route: AnyRoute): string {
  return "path" in route.options ? String(route.options.path) : "";
}

const byRank = (a: { readonly rank: number }, b: { readonly rank: number }) => a.rank - b.rank;
const list: readonly Feature[] = features;
const paths = new Set(list.flatMap((feature) => feature.routes.map(pathOf)));
const outboxKinds = list.flatMap(({ outbox }) => outbox ?? []);
const leavingOutbox = () => import("../platform/outbox/leaving.ts");
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
  recipeView: list.find(({ recipeView }) => recipeView !== undefined)?.recipeView,
  eaten: list.find(({ eaten }) => eaten !== undefined)?.eaten,
  cook: list.find(({ cook }) => cook !== undefined)?.cook,
  cooked: list.find(({ cooked }) => cooked !== undefined)?.cooked,
  listing: list.find(({ listing }) => listing !== undefined)?.listing,
  outboxKinds,
  unsent: [
    ...list.flatMap(({ unsent }) => unsent ?? []),
    async (userId) => (await leavingOutbox()).unsentOfOutbox(userId, outboxKinds),
  ],
  takeBack: [
    ...list.flatMap(({ takeBack }) => takeBack ?? []),
    async (userId) => (await leavingOutbox()).takeOutboxBack(userId, outboxKinds),
  ],
  putAside: [
    ...list.flatMap(({ putAside }) => putAside ?? []),
    async (userId) => (await leavingOutbox()).putOutboxAside(userId, outboxKinds),
  ],
  overlays: [
    ...list.flatMap(({ name, overlay }) => (overlay === undefined ? [] : [{ name, component: overlay }])),
    { name: "outbox", component: OutboxKeeper },
  ],
};
