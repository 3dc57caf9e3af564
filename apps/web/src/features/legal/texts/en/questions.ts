import { list, plural } from "../../../../language/words.ts";

interface Question {
  readonly question: string;
  readonly answer: string;
}

export const howToCancel = {
  question: "How do I cancel my subscription?",
  answer:
    "Open your profile, choose Subscription and press cancel. Premium stays active until the end of the period you paid for, and nothing you made is removed.",
  whereNothingIsSold:
    "Nothing can be bought here, so there is nothing to cancel. Your profile says whether you have Premium, and until when where it ends.",
};

const words = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];

function many(count: number, one: string, other: string): string {
  return `${words[count] ?? count} ${plural(count, { one, other })}`;
}

export function mealPlans(count: number): string {
  return many(count, "meal plan", "meal plans");
}
export function cookingTimer(count: number): string {
  return `the cooking timer ${many(count, "time", "times")}`;
}
export function foodAnalyses(count: number): string {
  return many(count, "food analysis", "food analyses");
}
export function chatMessages(count: number): string {
  return many(count, "chat message", "chat messages");
}
export const liftsTheseLimits = "lifts these limits";
export const opensCalorieTracking = "opens calorie tracking";
export function allowsPictures(count: number): string {
  return `allows ${count} pictures a month in the Extra Planner`;
}

export const whatIsFree = "What is free, and what does Premium add?";
/** Both lists as they are here, and whether Premium can be bought. */
export function freeAndPremium(free: readonly string[], added: readonly string[], isSold: boolean): string {
  const bought = isSold
    ? ""
    : " Premium cannot be bought here. Unless the operator counts free uses, everybody has it; your profile says what holds for you.";
  return `Unless the operator chose other figures, free includes ${list(free)}. Premium ${list(added)}. Swapping a meal in a plan is always free.${bought}`;
}

export const questions: readonly Question[] = [
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
