/** The gate before a feature. */
export const loading = "Loading...";
export const accessNotVerified = "Could not verify feature access";
export const accessNotVerifiedLead = "We couldn't check whether you can use this. Nothing was counted.";
export const tryAgain = "Try again";
export const offlineLead =
  "You are offline, and this device has not opened it before. It opens as soon as you are back.";
export const backToDashboard = "Back to Dashboard";
