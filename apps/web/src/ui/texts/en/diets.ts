import { DIET_LABELS } from "@meal/domain/chef/diet-labels";

/** What each diet is called; the engine calls them the same in the sentences that it makes. */
export const diets = DIET_LABELS;
