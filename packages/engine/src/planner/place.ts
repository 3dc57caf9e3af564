import type { Position } from "./day-layout.ts";

/** Where a plate is eaten: which day, and what stands there in the day. */
export type Sitting = { readonly day: number; readonly position: Position };

/** A place on the board: where its plate is eaten, the first time first, and how often it is made for that. */
export type Place = { readonly sittings: readonly [Sitting, ...Sitting[]]; readonly makes: number };

export const isMainMeal = ({ sittings: [{ position }] }: Place): boolean =>
  position.kind === "lunch" || position.kind === "dinner";
