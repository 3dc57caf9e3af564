import type { planWishes } from "@meal/contract/plan-wishes";
import type { PlanRequest } from "@meal/domain/chef/plans";
import { bindingDiet } from "@meal/domain/profile/preferences";
import type { z } from "zod";
import type { EatingRules } from "../ai-usage/service.ts";

/** What somebody asks a plan to be. */
export type PlanWishes = z.output<typeof planWishes>;

/** What somebody never wants again, in any plan. */
export interface LeftOut {
  readonly dislikes: readonly string[];
  readonly dishesLeftOut: readonly { readonly dishId: string }[];
}

export const nothingLeftOut: LeftOut = { dislikes: [], dishesLeftOut: [] };

/** Wishes become a request: what binds the person is added, whatever was sent, and chance is settled. */
export function planRequestOf(
  { seed, ...wishes }: PlanWishes,
  eatingRules: EatingRules,
  { dislikes, dishesLeftOut }: LeftOut,
  makeSeed: () => number,
): PlanRequest {
  const dishes = [
    ...new Set([...(wishes.dishesLeftOut ?? []), ...dishesLeftOut.map(({ dishId }) => dishId)]),
  ];
  return {
    ...wishes,
    ...(dishes.length > 0 && { dishesLeftOut: dishes }),
    diet: bindingDiet(wishes.diet, eatingRules.goals),
    allergies: joined(eatingRules.allergies, wishes.allergies),
    dislikes: joined(dislikes, wishes.dislikes),
    seed: seed ?? makeSeed(),
  };
}

/** Both lists, each word once however it is written. */
function joined(own: readonly string[], asked: readonly string[]): readonly string[] {
  const known = new Map([...asked, ...own].map((word) => [word.toLowerCase(), word]));
  return [...known.values()];
}
