import type { Component } from "./component.ts";

/** What a recipe is to whoever eats: a dish, unreadable, or forbidden to them. */
export type OwnReading =
  | { readonly kind: "dish"; readonly component: Component }
  | { readonly kind: "unread"; readonly reason: string }
  | { readonly kind: "forbidden" };

/** The recipes of a household as the search sees them, and those that it cannot. */
export type OwnDishes = {
  readonly dishes: ReadonlyMap<string, Component>;
  /** No plan can be made with these, whoever eats. */
  readonly unread: readonly { readonly name: string; readonly reason: string }[];
};
