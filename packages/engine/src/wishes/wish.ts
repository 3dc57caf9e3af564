import type { UnderstoodWish } from "@meal/domain/chef/wishes";
import type { Cuisine } from "@meal/domain/chef/vocabulary";
import type { PositionKind } from "../planner/day-layout.ts";
import type { KitchenRule } from "./kitchen-rules.ts";

const WISHED_FIGURES = [
  "minutes",
  "carbs",
  "netCarbs",
  "protein",
  "fat",
  "fiber",
  "sodiumMg",
  "cents",
] as const;
/** What can be counted of a meal or a day. */
export type WishedFigure = (typeof WISHED_FIGURES)[number];

/** "under 20 minutes", "at least 120 g protein": a ceiling or a floor on a meal or a day. */
export type FigureWish = UnderstoodWish & {
  readonly kind: "figure";
  readonly figure: WishedFigure;
  /** A week is what everybody together spends in it. */
  readonly per: "meal" | "day" | "week";
  readonly bound: "most" | "least";
  readonly amount: number;
  /** For how many people, where it is said of all of them. */
  readonly people?: number;
  /** Of a week: the part of it that is planned. */
  readonly part?: number;
  /** The only meals it speaks of: "quick breakfasts". */
  readonly only: PositionKind | null;
};

/** Foods that shall be on the table, or shall not: "salmon", "spicy", "no mushrooms". */
export type FoodWish = UnderstoodWish & {
  readonly kind: "foods";
  /** The ids of the foods that answer to it. */
  readonly foodIds: ReadonlySet<string>;
  readonly isWanted: boolean;
  /** A single food is wanted somewhere in the plan, a taste or a kind of food on every day. */
  readonly often: "plan" | "day";
};

/** What a dish says of itself: its name, its cuisine, how it is cooked. */
export type DishWish = UnderstoodWish & {
  readonly kind: "dish";
  readonly often: "plan" | "day" | "meal";
} & (
    | { readonly of: "name"; readonly noun: string }
    | { readonly of: "cuisine"; readonly cuisine: Cuisine }
    | { readonly of: "gourmet" | "easy" }
  );

/** How dishes are made, and whom they suit: it binds every meal it speaks of, and where none is left no plan is made. */
export type KitchenWish = UnderstoodWish & {
  readonly kind: "kitchen";
  readonly rule: KitchenRule;
  /** The only meals it speaks of: "no cooking at lunch". */
  readonly only: PositionKind | null;
};

export type Wish = FigureWish | FoodWish | DishWish | KitchenWish;

/** Free words as wishes, with what could not be read. */
export type Wishes = { readonly wishes: readonly Wish[]; readonly notUnderstood: readonly string[] };
