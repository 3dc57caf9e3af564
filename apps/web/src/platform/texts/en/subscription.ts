export const statusErrorTitle = "Subscription Status Error";
export const statusErrorLead = "Unable to check your subscription status. Using default values.";
export const checkFailed = "Failed to check subscription status. Using default values.";
export const invalidResponse = "Invalid response from subscription service. Using default values.";
