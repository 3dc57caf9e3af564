export const support = "Support";
export const supportLead =
  "Most questions have a short answer. If yours is not here, write to us and a person answers.";
export const commonQuestions = "Common questions";
export const writeToUs = "Write to us";
export const writeToUsLead =
  "Say what you did, what happened and what you expected. A picture of the screen helps.";
