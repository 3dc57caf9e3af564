export const privacy = "Privacy";
export const privacyDescription =
  "What AI Meal Planner stores about you, why, for how long, and how you download or delete it.";
export const terms = "Terms";
export const termsDescription =
  "The terms for using AI Meal Planner: your account, paying and canceling, food safety.";
export const support = "Support";
export const supportDescription =
  "Answers to common questions about AI Meal Planner, and how to reach a person.";
