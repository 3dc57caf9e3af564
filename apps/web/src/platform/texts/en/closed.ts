import { counted } from "../../../language/words.ts";

/** Why a feature is closed, and how it opens. */
export const premiumFeature = "Premium Feature";
export const upgradeToPremium = "Upgrade to Premium";
export const operatorGives = "Premium is not sold on this site; whoever runs it can give it to you.";
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
