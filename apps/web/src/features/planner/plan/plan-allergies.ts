import type { Certificate } from "@meal/domain/chef/plans";
import { listedParts, MOST_LISTED } from "@meal/domain/chef/listed-parts";
import { joinWords } from "@meal/domain/planner/said-before";
import type { PlanContent, Wishes } from "./open-plan.ts";

const mostTexts = 50;

/** The allergies that a plan was made for: what was asked for, and what the server added from the profile. */
export function allergiesOf({ request, certificate }: PlanContent): readonly string[] {
  return joinWords(request?.allergies ?? [], certificate?.allergies ?? []);
}

/** The wishes with what the server added, so that a plan still names it while it is being counted again. */
export function withCheckedAllergies(wishes: Wishes, certificate: Certificate | null): Wishes {
  const allergies = allergiesOf({ days: [], request: wishes, certificate });
  // Together they may be more than a request may name; then the certificate alone has them.
  const isTooMuch = allergies.length > mostTexts || listedParts(allergies).length > MOST_LISTED;
  return isTooMuch ? wishes : { ...wishes, allergies: [...allergies] };
}
