import { DEFAULT_LIMITS, type Limit } from "@meal/domain/entitlements/limits";

const words = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
const many = (limit: Limit, one: string, more: string) =>
  `${words[limit.uses ?? 0] ?? limit.uses} ${limit.uses === 1 ? one : more}`;
const { meal_plan, cooking_timer, food_analysis, chat, extra_planner } = DEFAULT_LIMITS;

/** The questions of the support centre; every figure comes from the one table of limits. */
export const questions: readonly { readonly question: string; readonly answer: string }[] = [
  {
    question: "How do I cancel my subscription?",
    answer:
      "Open your profile, choose Subscription and press cancel. Premium stays active until the end of the period you paid for, and nothing you made is removed.",
  },
  {
    question: "What is free, and what does Premium add?",
    answer: `Free includes ${many(meal_plan.free, "meal plan", "meal plans")}, the cooking timer ${many(cooking_timer.free, "time", "times")}, ${many(food_analysis.free, "food analysis", "food analyses")} and ${many(chat.free, "chat message", "chat messages")}. Premium lifts these limits, opens calorie tracking and allows ${extra_planner.premium.uses} pictures a month in the Extra Planner. Swapping a meal in a plan is always free.`,
  },
  {
    question: "I forgot my password. How do I get back in?",
    answer:
      "On the sign-in page choose 'Forgot?' and enter your e-mail address. If there is an account, a mail with a link arrives within a few minutes. The link works once and for an hour; look into the spam folder if you do not see it.",
  },
  {
    question: "How safe are the plans for my allergy?",
    answer:
      "An allergy you name in your profile binds in every plan: dishes that contain it are left out or changed. Packaged products can still contain traces, so read every label, and with a severe allergy talk to your doctor first.",
  },
  {
    question: "Where do the calories and nutrients come from?",
    answer:
      "Each dish is added up from its ingredients with a public food table, and the amounts are those of the recipe. They are good estimates; your pan, your portion and your brand make a difference. In the diary you can change every figure.",
  },
  {
    question: "Does it work without a network?",
    answer:
      "Yes, once you have opened it on a device. The timer, your shopping list and your last plans are there; what you tick or add is sent when the network is back. Making a new plan needs a connection.",
  },
  {
    question: "How do I put the app on my phone?",
    answer:
      "When the browser offers it, press 'Install App'. Otherwise open the browser's menu and choose 'Add to Home Screen' or 'Install'. It opens like any other app, in its own window.",
  },
  {
    question: "How do I take my data with me, or delete it?",
    answer:
      "Both are in your profile. Downloading gives you one file with everything stored about you. Deleting removes your account and everything in it at once, and cannot be undone.",
  },
];
