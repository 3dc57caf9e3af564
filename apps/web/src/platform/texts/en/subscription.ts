export const statusErrorTitle = "Subscription Status Error";
export const statusErrorLead = "Unable to check your subscription status. Using default values.";
