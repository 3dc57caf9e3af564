import { zoneHere } from "../platform/zone-here.ts";
import type { OutputOf } from "@meal/contract/endpoint";
import { readAuthSettings } from "@meal/contract/accounts";
import { checkSubscriptionLimit, readUsage } from "@meal/contract/entitlements";
import { listMealPlans, listPlansInUse, savePlannerPreferences } from "@meal/contract/planner";
import { readPlannerMemory } from "@meal/contract/planner-memory";
import { readPreferences } from "@meal/contract/profile";
import { readShoppingList, refreshShoppingList } from "@meal/contract/shopping-list";
import type { SessionUser } from "../platform/session.ts";
import { emptyList } from "./lists.ts";
import { type Answer, answer, answerWith } from "./answers.ts";
import type { Who } from "./fake-session.ts";

/** What everybody begins with. */
export const freePlan: OutputOf<typeof checkSubscriptionLimit> = {
  canGeneratePlan: true,
  subscribed: false,
  generatedPlansCount: 0,
  limit: 3,
  nextBillingDate: null,
  lastPaymentDate: null,
  subscriptionEndDate: null,
  status: "inactive",
  subscription_status: null,
  billing: null,
  offer: { provider: "paypal", isTest: true, amountCents: 900, currency: "USD" },
};

/** Of somebody who said nothing but their name. */
export function preferencesOf({ fullName }: SessionUser): OutputOf<typeof readPreferences> {
  const [first = "", ...rest] = fullName.split(" ");
  return {
    first_name: first,
    last_name: rest.join(" "),
    gender: null,
    age: null,
    dietary_preference: "none",
    allergies: "",
    dietary_goals: {},
    time_zone: zoneHere(),
    theme: null,
    measures: null,
    updated_at: null,
  };
}

/** A deployment with no ways to sign in but a password. */
export const plainSettings: OutputOf<typeof readAuthSettings> = {
  external: { email: true, google: false },
  passkeys: false,
  disable_signup: false,
  mailer_autoconfirm: true,
  max_accounts_per_address: 2,
};

/** What somebody who just signed up meets on every page; a guest is asked for nothing but the plan and the way in. */
export function usualAnswers(who: Who): readonly Answer[] {
  const free = answer(checkSubscriptionLimit, freePlan);
  if (typeof who === "string") return [free, answer(readAuthSettings, plainSettings)];
  const features = [
    { feature: "cooking_timer", used: 0, limit: 3 },
    { feature: "food_analysis", used: 0, limit: 5 },
  ];
  return [
    free,
    answer(readUsage, { features }),
    answer(readPreferences, preferencesOf(who)),
    answer(listPlansInUse, { items: [] }),
    answer(readShoppingList, emptyList),
    // Nothing is planned yet; a plan that is saved later is followed by the list.
    answer(listMealPlans, { items: [], total: 0 }),
    answer(refreshShoppingList, emptyList),
    answer(readPlannerMemory, { liked: [], swapped: [], eaten: [], neverAgain: [] }),
    // Every plan that is made leaves there what the next one begins with.
    answerWith(savePlannerPreferences, ({ body }) => ({
      servings: body.servings ?? 1,
      dislikes: body.dislikes ?? [],
      dishesLeftOut: body.dishesLeftOut ?? [],
      usual: body.usual ?? null,
    })),
  ];
}
