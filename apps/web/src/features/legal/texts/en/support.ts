export const support = "Support";
export const supportLead =
  "Most questions have a short answer. If yours is not here, ask whoever runs this site.";
export const commonQuestions = "Common questions";
export const writeToUs = "Write to us";
export const writeToUsLead =
  "Say what you did, what happened and what you expected. A picture of the screen helps.";
export const nowhereToWrite =
  "The operator of this site has not given an email address yet (the setting OPERATOR_EMAIL). Ask whoever told you about it.";
