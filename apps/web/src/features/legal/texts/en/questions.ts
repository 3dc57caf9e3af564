import { list, plural } from "../../../../language/words.ts";

interface Question {
  readonly question: string;
  readonly answer: string;
}

export const howToCancel = "How do I cancel my subscription?";
export const cancelInProfile =
  "Open your profile, choose Subscription and press cancel. Premium stays active until the end of the period you paid for, and nothing you made is removed.";
export const nothingToCancel =
  "Nothing can be bought here, so there is nothing to cancel. Your profile says whether you have Premium, and until when if it ends.";

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
/** Both lists, as they are here. */
export function freeAndPremium(free: readonly string[], added: readonly string[]): string {
  return `Free includes ${list(free)}. Premium ${list(added)}. Swapping a meal in a plan is always free.`;
}
export const freeHere = "This site sets its own limits. Free includes:";
export function premiumHere(added: readonly string[]): string {
  return `Premium ${list(added)}. Swapping a meal in a plan is always free.`;
}
export const premiumForAll = "Nothing can be bought here: everybody who has an account has Premium.";
export const premiumNotSold = "Premium cannot be bought here. Your profile says what you have.";

export const forgot = "I forgot my password. How do I get back in?";
export const forgotLink = "On the sign-in page choose 'Forgot?' and enter your email address.";
export const forgotMail =
  "If there is an account, an email with a link arrives within a few minutes. The link works once, for an hour; check your spam folder if you do not see it.";
export const forgotNoMail =
  "This site sends no email: ask its operator to pass the link on to you, or for a new password.";

export const questions: readonly Question[] = [
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
    question: "Does it work offline?",
    answer:
      "Yes, once you have opened it on a device. The timer, your shopping list and your last plans are there; what you check off or add is sent when you're online again. Making a new plan needs a connection.",
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
