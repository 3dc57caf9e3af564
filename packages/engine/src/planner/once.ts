import { onceFor } from "../dishes/once-for.ts";
import type { Component } from "./component.ts";

/** Asks once for each dish: a plan puts some ten thousand pairs together of the same few hundred. */
export const once: <Answer>(ask: (component: Component) => Answer) => (component: Component) => Answer =
  onceFor;
