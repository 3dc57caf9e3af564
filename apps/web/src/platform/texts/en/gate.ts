import { counted } from "../../../language/words.ts";

// Gate words.
export const calorieTrackingIsPremium =
  "Calorie tracking is only available for premium subscribers. Upgrade now to unlock unlimited access to this feature.";
export function limitReached(figures: string, analysis: string, timer: string): string {
  return `You've reached the limit for this feature${figures}. As a free user, you can use Food Analysis ${analysis} or Cooking Timer ${timer}. Upgrade to premium for unlimited access!`;
}
const smallNumbers = ["never", "once", "twice", "three times", "four times", "five times"];
/** How often something may be used; `null` is without a limit. */
export function timesInWords(times: number | null): string {
  if (times === null) return "as often as you like";
  return smallNumbers[times] ?? counted(times, { one: "time", other: "times" });
}

// Feature access.
export const lastFreeUse = "This is your last free use of the Cooking Timer. Upgrade for unlimited access!";
export function freeUsesLeft(left: number): string {
  return `You have ${left} free use(s) of the Cooking Timer remaining`;
}

// Feature gate.
export const loading = "Loading...";
export const premiumFeature = "Premium Feature";
export const upgradeToPremium = "Upgrade to Premium";
export const operatorGives = "Premium is not sold on this site; whoever runs it can give it to you.";
export const accessNotVerified = "Could not verify feature access";
export const accessNotVerifiedLead = "We couldn't check whether you can use this. Nothing was counted.";
export const tryAgain = "Try again";
export const offlineLead =
  "You are offline, and this device has not opened it before. It opens as soon as you are back.";
export const backToDashboard = "Back to Dashboard";
