import { DEFAULT_LIMITS, type Limit } from "@meal/domain/entitlements/limits";
import { plansPage } from "../../platform/paying.ts";
import type { Registry } from "../../platform/registry.ts";

const words = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
const many = (limit: Limit, one: string, more: string) =>
  `${words[limit.uses ?? 0] ?? limit.uses} ${limit.uses === 1 ? one : more}`;
const { meal_plan, cooking_timer, food_analysis, chat, extra_planner } = DEFAULT_LIMITS;

type Here = Pick<Registry, "hasPage" | "hasFeature">;

interface Question {
  readonly question: string;
  readonly answer: string;
}

/** The questions of the support centre, answered as things are here; every figure comes from the one table of limits. */
export function questionsFor(here: Here): readonly Question[] {
  return [cancelling(here), free(here), ...others];
}

function cancelling({ hasPage }: Here): Question {
  return {
    question: "How do I cancel my subscription?",
    answer: hasPage(plansPage)
      ? "Open your profile, choose Subscription and press cancel. Premium stays active until the end of the period you paid for, and nothing you made is removed."
      : "Nothing can be bought here, so there is nothing to cancel. Your profile says whether you have Premium, and until when where it ends.",
  };
}

function free({ hasPage, hasFeature }: Here): Question {
  const allowances = [
    many(meal_plan.free, "meal plan", "meal plans"),
    `the cooking timer ${many(cooking_timer.free, "time", "times")}`,
    hasPage("/food-analysis") ? many(food_analysis.free, "food analysis", "food analyses") : "",
    hasFeature("chat") ? many(chat.free, "chat message", "chat messages") : "",
  ].filter(Boolean);
  const added = [
    "lifts these limits",
    hasPage("/calorie-tracking") ? "opens calorie tracking" : "",
    hasPage("/extra-planner")
      ? `allows ${extra_planner.premium.uses} pictures a month in the Extra Planner`
      : "",
  ].filter(Boolean);
  const list = new Intl.ListFormat("en");
  const bought = hasPage(plansPage)
    ? ""
    : " Premium cannot be bought here. Unless the operator counts free uses, everybody has it; your profile says what holds for you.";
  return {
    question: "What is free, and what does Premium add?",
    answer: `Unless the operator chose other figures, free includes ${list.format(allowances)}. Premium ${list.format(added)}. Swapping a meal in a plan is always free.${bought}`,
  };
}

const others: readonly Question[] = [
  {
    question: "I forgot my password. How do I get back in?",
    answer:
      "On the sign-in page choose 'Forgot?' and enter your e-mail address. If there is an account, a mail with a link arrives within a few minutes. The link works once and for an hour; look into the spam folder if you do not see it. Where this site sends no mail, ask its operator for a new password.",
  },
  {
    question: "How safe are the plans for my allergy?",
    answer:
      "An allergy you name in your profile binds in every plan: dishes that contain it are left out or changed. Packaged products can still contain traces, so read every label, and with a severe allergy talk to your doctor first.",
  },
  {
    question: "Where do the calories and nutrients come from?",
    answer:
      "Each dish is added up from its ingredients with a public food table, and the amounts are those of the recipe. They are good estimates; your pan, your portion and your brand make a difference.",
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
