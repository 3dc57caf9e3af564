import type { Migrations } from "./migrate.ts";
import { up as addSearchDocuments } from "./migrations/20261121-0945-add-search-documents.ts";
import { up as addAccounts } from "./migrations/20261121-1030-add-accounts.ts";
import { up as addEntitlements } from "./migrations/20261121-1040-add-entitlements.ts";
import { up as addUserPreferences } from "./migrations/20261121-1050-add-user-preferences.ts";
import { up as addFactors } from "./migrations/20261121-1100-add-factors.ts";
import { up as addMealPlans } from "./migrations/20261122-0010-add-meal-plans.ts";
import { up as addRecipes } from "./migrations/20261122-0020-add-recipes.ts";
import { up as addFoodConsumption } from "./migrations/20261122-0030-add-food-consumption.ts";
import { up as addStoredFiles } from "./migrations/20261122-0100-add-stored-files.ts";
import { up as addAiCalls } from "./migrations/20261122-0110-add-ai-calls.ts";
import { up as addShoppingList } from "./migrations/20261122-0225-add-shopping-list.ts";
import { up as addImportJobs } from "./migrations/20261122-0415-add-import-jobs.ts";
import { up as addCookingHistory } from "./migrations/20261122-0740-add-cooking-history.ts";
import { up as addDeviceUses } from "./migrations/20261122-0745-add-device-uses.ts";
import { up as addPlanDates } from "./migrations/20261122-1600-add-plan-dates.ts";
import { up as addNetworkHash } from "./migrations/20261122-1610-add-network-hash.ts";
import { up as countStorage } from "./migrations/20261122-1915-count-storage.ts";
import { prepare as prepareOwner, up as addOwner } from "./migrations/20261122-2300-add-owner.ts";
import { up as addCalorieLimits } from "./migrations/20261122-2330-add-calorie-limits.ts";
import { up as addExtraRecipePlans } from "./migrations/20261123-0215-add-extra-recipe-plans.ts";
import { up as addBilling } from "./migrations/20261123-0525-add-billing.ts";
import { up as addDishesLeftOut } from "./migrations/20261123-0600-add-dishes-left-out.ts";
import { up as addPushDevices } from "./migrations/20261123-0930-add-push-devices.ts";
import { up as addRemembered } from "./migrations/20261123-1220-add-remembered.ts";
import { up as addDishSwaps } from "./migrations/20261123-1610-add-dish-swaps.ts";
import { up as addSavedWeeks } from "./migrations/20261123-1620-add-saved-weeks.ts";
import { up as addThousandths } from "./migrations/20261123-2340-add-thousandths.ts";

/** Every migration of the product. A new one is a new file and a new line; a released one is never edited. */
export const migrations: Migrations = {
  "20261121-0945-add-search-documents": addSearchDocuments,
  "20261121-1030-add-accounts": addAccounts,
  "20261121-1040-add-entitlements": addEntitlements,
  "20261121-1050-add-user-preferences": addUserPreferences,
  "20261121-1100-add-factors": addFactors,
  "20261122-0010-add-meal-plans": addMealPlans,
  "20261122-0020-add-recipes": addRecipes,
  "20261122-0030-add-food-consumption": addFoodConsumption,
  "20261122-0100-add-stored-files": addStoredFiles,
  "20261122-0110-add-ai-calls": addAiCalls,
  "20261122-0225-add-shopping-list": addShoppingList,
  "20261122-0415-add-import-jobs": addImportJobs,
  "20261122-0740-add-cooking-history": addCookingHistory,
  "20261122-0745-add-device-uses": addDeviceUses,
  "20261122-1600-add-plan-dates": addPlanDates,
  "20261122-1610-add-network-hash": addNetworkHash,
  "20261122-1915-count-storage": countStorage,
  "20261122-2300-add-owner": { up: addOwner, prepare: prepareOwner },
  "20261122-2330-add-calorie-limits": addCalorieLimits,
  "20261123-0215-add-extra-recipe-plans": addExtraRecipePlans,
  "20261123-0525-add-billing": addBilling,
  "20261123-0600-add-dishes-left-out": addDishesLeftOut,
  "20261123-0930-add-push-devices": addPushDevices,
  "20261123-1220-add-remembered": addRemembered,
  "20261123-1610-add-dish-swaps": addDishSwaps,
  "20261123-1620-add-saved-weeks": addSavedWeeks,
  "20261123-2340-add-thousandths": addThousandths,
};
