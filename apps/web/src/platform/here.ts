import { type Condition, doHold, type Fact, type FactText, placeOf } from "@meal/domain/deployment/facts";
import type { ReactNode } from "react";

/** What the server looks for in a written page; it goes onto the element that depends on the deployment. */
export interface Mark {
  readonly "data-if"?: string;
}

/**
 * Draws what is there only where all of it is so of this deployment. While pages are written at build time everything is
 * drawn and marked, and the server leaves out what is not so. What is marked is one element, and stands between elements:
 * between bare words the app would find other text than it draws.
 */
export function when(conditions: readonly Condition[], draw: (mark: Mark) => ReactNode): ReactNode {
  if (conditions.length === 0) return draw({});
  if (!import.meta.env.SSR && !doHold(conditions, has)) return null;
  return draw({ "data-if": conditions.join(" ") });
}

/** Whether it is so of this deployment. Nobody knows while pages are written: what is drawn there asks `when`. */
export function isHere(fact: Fact): boolean {
  if (import.meta.env.SSR)
    throw new Error(`Whether there is "${fact}" is not known while pages are written.`);
  return has(fact);
}

/** What the deployment says of itself; in a written page its place, for the server to fill. */
export function textHere(name: FactText): string {
  if (import.meta.env.SSR) return placeOf(name);
  return document.documentElement.getAttribute(`data-here-${name}`) ?? "";
}

function has(fact: string): boolean {
  return (document.documentElement.dataset["here"] ?? "").split(" ").includes(fact);
}
