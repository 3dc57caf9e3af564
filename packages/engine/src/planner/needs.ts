import type { Diet } from "@meal/domain/chef/vocabulary";
import type { Component } from "./component.ts";
import { hasFiller, wantsFiller } from "./meal-base.ts";
import { isFiller, roleOf, type SideRole } from "./side-roles.ts";
import { STARCHLESS } from "./starchless.ts";
import { tastesSweet } from "./sweet-and-savory.ts";

/** What a lunch or dinner is not whole without. */
export type Need = "filler" | "greens" | "fruit";

/** Less of vegetables, beans or fruit in a serving is no part of a meal. */
const LEAST_GREENS_GRAMS = 60;

const GREEN_ROLES: ReadonlySet<SideRole> = new Set(["salad", "greens", "raw"]);

/** What fills a need. */
export const MEETS: Readonly<Record<Need, (side: Component) => boolean>> = {
  filler: isFiller,
  greens: (side) => side.greensGrams >= LEAST_GREENS_GRAMS && GREEN_ROLES.has(roleOf(side)),
  fruit: (side) => side.isExtra && side.greensGrams >= LEAST_GREENS_GRAMS && roleOf(side) === "sweet",
};

/** What a dish lacks: rice for a curry, something green for macaroni and cheese, an apple for a peanut butter sandwich. */
export const needsOf = (main: Component, diet: Diet): readonly Need[] => {
  if (diet === "carnivore") return [];
  const lacksFiller = wantsFiller(main) && !hasFiller(main) && !STARCHLESS.has(diet);
  const lacksGreens = main.greensGrams < LEAST_GREENS_GRAMS;
  return [
    ...(lacksFiller ? (["filler"] as const) : []),
    ...(lacksGreens ? ([tastesSweet(main) ? "fruit" : "greens"] as const) : []),
  ];
};
