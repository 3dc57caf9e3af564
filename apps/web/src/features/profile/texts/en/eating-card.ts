export const notSetUpTitle = "How do you eat?";
export const notSetUpLead =
  "Tell us your diet, your allergies and what you are after. Everything we cook up for you keeps to it.";
export const setItUp = "Set it up";
export const howYouEat = "How you eat";
export function withoutFood(allergy: string): string {
  return `No ${allergy}`;
}
export const change = "Change";
