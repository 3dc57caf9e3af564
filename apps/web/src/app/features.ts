import { feature as accounts } from "../features/accounts/feature.ts";
import { feature as calorieTracking } from "../features/calorie-tracking/feature.ts";
import { feature as chat } from "../features/chat/feature.ts";
import { feature as cookingTimer } from "../features/cooking-timer/feature.ts";
import { feature as cookbook } from "../features/cookbook/feature.ts";
import { feature as dashboard } from "../features/dashboard/feature.ts";
import { makeDesignFeature } from "../features/design/feature.ts";
import { feature as extraPlanner } from "../features/extra-planner/feature.ts";
import { feature as foodAnalysis } from "../features/food-analysis/feature.ts";
import { feature as importExport } from "../features/import-export/feature.ts";
import { feature as install } from "../features/install/feature.ts";
import { feature as landing } from "../features/landing/feature.ts";
import { feature as legal } from "../features/legal/feature.ts";
import { feature as pixel } from "../features/pixel/feature.ts";
import { feature as planner } from "../features/planner/feature.ts";
import { feature as productHelp } from "../features/product-help/feature.ts";
import { feature as profile } from "../features/profile/feature.ts";
import { feature as recipeCollection } from "../features/recipe-collection/feature.ts";
import { feature as recipes } from "../features/recipes/feature.ts";
import { feature as search } from "../features/search/feature.ts";
import { feature as shoppingList } from "../features/shopping-list/feature.ts";
import { feature as subscription } from "../features/subscription/feature.ts";

/** Every feature of the product. A feature that is not in this list does not exist: no page, no entry, no tile. */
export const features = [
  landing,
  legal,
  accounts,
  dashboard,
  planner,
  profile,
  recipes,
  recipeCollection,
  cookbook,
  shoppingList,
  cookingTimer,
  extraPlanner,
  foodAnalysis,
  calorieTracking,
  productHelp,
  chat,
  importExport,
  subscription,
  search,
  install,
  pixel,
  ...(import.meta.env.DEV ? [makeDesignFeature()] : []),
] as const;
