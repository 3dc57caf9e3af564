export const summary =
  "Use the app to feed yourself and the people you cook for. It suggests, you decide: read labels, and trust your doctor over a recipe. You can leave at any time and take your data with you.";
export const updated = "November 23, 2026";

export const between = "Who agrees to this";
export const betweenLead =
  "These terms are between you and the operator of the address you are visiting. By creating an account you agree to them. You may use what is open to guests without one.";
export function operatorIs(operator: string): string {
  return `The operator is: ${operator}.`;
}
export const operatorUnnamed =
  "The operator of this site has not given a name and address yet (the setting OPERATOR_NAME).";
export function writeTo(email: string): string {
  return `Write to ${email}.`;
}

export const account = "Your account";
export const accountText =
  "Give a working email address and keep your password to yourself. One person, one account; the number of accounts from one IP address is limited. Tell us if you think somebody else got in.";

export const food = "Food, health and allergies";
export const foodFigures =
  "Plans, recipes and figures are calculated from public food tables and from what you tell the app. They are estimates. Products differ, labels change, and a photo does not show everything in a pot.";
export const foodNoAdvice =
  "The app is not medical advice. If you live with an allergy, an illness or a pregnancy, check every ingredient on its label and ask a doctor or dietitian before you change how you eat. Cook meat, fish and eggs all the way through, and throw away what smells wrong, whatever a timer says.";

export const money = "Free and Premium";
export const moneyLead = "Some features have a free allowance; Premium lifts it.";
export const moneyBefore =
  "The price and what is included are shown before you pay, and payments are handled by the payment provider named there.";
export const moneyRenews =
  "Premium renews each month until you cancel. Cancel at any time from your profile; it stays active until the end of the period you paid for.";
export const moneyLeaving =
  "If you delete your account, Premium ends at once. What you pay at PayPal is canceled with it; what you bought in an app store you cancel there.";
export const moneyNone = "Nothing can be bought here.";
export const moneyForAll = "Everybody who has an account here has Premium, and it costs nothing.";

export const yours = "What is yours";
export const yoursText =
  "Your lists, diary, photos and the plans made for you are yours. You allow us to store and process them for the one purpose of running the app for you. You may cook, print and share recipes from the built-in cookbook as you like.";

export const notAllowed = "What is not allowed";
export const notAllowedLead = "Please do not:";
export const notAllowedPoints = [
  "break in, overload the server, or get around a limit,",
  "upload what you have no right to, or what is against the law,",
  "create accounts automatically, or sell access to yours.",
];

export const breaks = "When things break";
export const breaksText =
  "We work to keep the app running and your data safe, but we cannot promise that it is never down or never wrong. As far as the law allows, the operator is liable only for harm done on purpose or through gross negligence, and never less than the law of your country demands.";

export const ending = "Leaving";
export const endingText =
  "Delete your account from your profile whenever you like. We may close an account that breaks these terms; you are told why and can still take your data with you, unless the law forbids it.";

export const law = "Changes and the law";
export const lawChanges =
  "If these terms change, the operator tells you at least 14 days before. If you do not agree, you can leave before then.";
export function lawOf(country: string): string {
  return `The law of ${country} applies, and you keep the protection of the law where you live.`;
}
export const lawUnsaid =
  "The law where you live protects you. The operator has not said yet which other law applies (the setting OPERATOR_COUNTRY).";
