import { chefWork } from "./adapters/chef/builtin/chef-work.ts";
import { modelWork } from "./adapters/chef/model/work/model-work.ts";
import { importWork } from "./features/import-export/import-work.ts";
import { plannerWork } from "./features/planner/functions-work.ts";
import { recipesWork } from "./features/recipes/recipes-work.ts";
import { listWork } from "./features/shopping-list/list-work.ts";

/** All that the engine does for the server. Workers load it; the server itself knows no more of it than its types. */
export const engineWork = {
  ...chefWork,
  ...modelWork,
  ...plannerWork,
  ...recipesWork,
  ...importWork,
  ...listWork,
};

/** The types of all that the engine does for the server. */
export type ServerWork = typeof engineWork;
