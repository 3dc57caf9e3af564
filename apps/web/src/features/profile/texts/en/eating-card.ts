export const notSetUpTitle = "How do you eat?";
export const notSetUpLead =
  "Tell us your diet, your allergies and your goals. Everything we plan for you follows them.";
export const setItUp = "Set it up";
export const howYouEat = "How you eat";
export function withoutFood(allergy: string): string {
  return `No ${allergy}`;
}
export const change = "Change";
