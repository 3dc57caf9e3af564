import type { Access } from "../platform/access.ts";
import {
  type Feature,
  navigationSlots,
  type NavigationEntry,
  type PartProps,
  type Place,
} from "../platform/feature.ts";
import type { Registry } from "../platform/registry.ts";
import { lazyPart } from "../ui/lazy-part.ts";
import { OutboxKeeper } from "../platform/outbox/outbox-keeper.tsx";
import { features } from "./features.ts";

function isForGuests(access: Access): boolean {
  return access === "guest-ok" || access === "public";
}

/** A place of the bottom bar is one of the header, too; of those that a guest cannot enter, the header spares them the login. */
function placeOf({ slot, label, to, icon }: NavigationEntry, at: number): Place {
  const isSecond = !["planner", "shopping", "timer"].includes(slot);
  return {
    label,
    to,
    icon,
    rank: at * 10,
    isInBar: true,
    ...(isSecond && { isSecond }),
    ...(!guestPaths.has(to) && { who: "person" }),
  };
}

const byRank = (a: { readonly rank: number }, b: { readonly rank: number }) => a.rank - b.rank;
const list: readonly Feature[] = features;
const paths = new Set(list.flatMap((feature) => feature.routes.map(({ path }) => path)));
const navigation = list
  .flatMap((feature) => feature.navigation ?? [])
  .toSorted((a, b) => navigationSlots.indexOf(a.slot) - navigationSlots.indexOf(b.slot));
const guestPaths = new Set(
  list
    .flatMap((feature) => feature.routes)
    .filter(({ access }) => isForGuests(access))
    .map(({ path }) => path),
);
const names = new Set(list.map((feature) => feature.name));

const loadLate = () => import("./late-features.ts");
/** The feature that draws it is asked for its file when somebody is about to need it. */
const part = <Name extends keyof PartProps>(name: Name) =>
  lazyPart<"Part", PartProps[Name]>(async () => ({ Part: await (await loadLate()).parts[name]() }), "Part");

/** What the features of this build bring together, each list in its order. */
export const registry: Registry = {
  hasPage: (path) => paths.has(path),
  hasFeature: (name) => names.has(name),
  navigation,
  places: [...navigation.map(placeOf), ...list.flatMap((feature) => feature.places ?? [])].toSorted(byRank),
  searches: async () => (await loadLate()).searches.toSorted(byRank),
  account: list.flatMap((feature) => feature.account ?? []).toSorted(byRank),
  tiles: list.flatMap((feature) => feature.tiles ?? []).toSorted(byRank),
  dashboard: list.flatMap((feature) => feature.dashboard ?? []).toSorted(byRank),
  recipeActions: list.flatMap((feature) => feature.recipeActions ?? []).toSorted(byRank),
  recipeView: part("recipeView"),
  eaten: part("eaten"),
  cook: part("cook"),
  cooked: part("cooked"),
  listing: part("listing"),
  stillToBuy: part("stillToBuy"),
  homeLine: part("homeLine"),
  guestDays: async () => (await loadLate()).guestDays(),
  outboxKinds: async () => (await loadLate()).outboxKinds,
  unsent: async (userId) => (await loadLate()).unsent(userId),
  overlays: [
    ...list.flatMap(({ name, overlay }) => (overlay === undefined ? [] : [{ name, component: overlay }])),
    { name: "outbox", component: OutboxKeeper },
  ],
  inHeader: list.flatMap(({ name, inHeader }) =>
    inHeader === undefined ? [] : [{ name, component: inHeader }],
  ),
};
