import type { Component } from "./component.ts";
import type { Counts } from "./counts.ts";
import type { PositionKind } from "./day-layout.ts";
import type { Losses } from "./losses.ts";
import type { Plate } from "./plate.ts";

/** Where a plate is eaten. */
type Eaten = {
  readonly sittings: readonly { readonly day: number; readonly position: { readonly kind: PositionKind } }[];
};

/** What a day tastes of beside a dish. A snack is half of what stands beside it: seeds with yogurt, and yogurt with seeds. */
export const flavorsBeside = ({ flavors, freshFlavors }: Component, kind: PositionKind): readonly number[] =>
  kind === "snack" ? flavors : freshFlavors;

/** Broccoli on Monday, on Tuesday and on Wednesday. */
const weekLoss = (
  { freshFlavors }: Component,
  { sittings }: Eaten,
  counts: Counts,
  losses: Losses,
): number => {
  let loss = 0;
  for (const flavor of freshFlavors)
    for (const { day } of sittings)
      for (const next of [day - 1, day + 1])
        if (counts.flavorOnDay(flavor, next) > 0) loss += losses.flavorOfNextDay;
  return loss;
};

/** Peanut butter in the morning and peanut butter at noon, mango beside both, broccoli at noon and in the evening. */
export const flavorLoss = (plate: Plate, place: Eaten, counts: Counts, losses: Losses): number => {
  if (losses.flavor === 0) return 0;
  const { main, addons } = plate;
  const { sittings } = place;
  let loss = weekLoss(main, place, counts, losses);
  for (const addon of addons) {
    loss += weekLoss(addon, place, counts, losses);
    for (const { day, position } of sittings)
      for (const flavor of flavorsBeside(addon, position.kind))
        if (counts.flavorOnDay(flavor, day) > 0)
          loss += position.kind === "snack" ? losses.flavor : losses.flavorOfSide;
  }
  for (const flavor of main.flavors)
    for (const { day, position } of sittings) {
      if (counts.flavorOnDay(flavor, day) > 0) loss += losses.flavor;
      if (position.kind === "breakfast") loss += losses.sameMorning * counts.mornings(flavor, day);
    }
  return loss;
};
