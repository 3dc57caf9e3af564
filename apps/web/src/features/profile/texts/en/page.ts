// Page.
export const loadingFailed = "Failed to load your profile information.";
export const myProfile = "My Profile";
export const offlineTitle = "Your profile is not on this device";
export const offlineLead = "You'll see it once you're online.";
export const tryAgain = "Try again";
export const loading = "Loading...";
export const dietaryPreferences = "Dietary Preferences";
export const personalInfo = "Personal Info";
export const subscription = "Subscription";
export const securityAndData = "Security & data";
export const tabsLabel = "Your profile";

// Use save preferences.
export const profileUpdated = "Profile updated successfully!";
export const profileNotUpdated = "Failed to update profile. Please try again.";

// Dietary tab.
export const diet = "Primary dietary preference";
export const dietHint = "Every plan follows it.";
export const allergies = "Allergies";
export const allergiesHint = "Separate them with commas. Every plan leaves them out.";
export const allergiesExample = "peanuts, shellfish";
export const dietaryGoals = "Dietary goals";
export const savePreferences = "Save preferences";

// Plan badge.
export const premiumPlan = "Premium plan";
export const freePlan = "Free plan";

// Told elsewhere.
export const toldElsewhereTitle = "Your allergies are not here yet";
export const toldElsewhereLead =
  "What you told us before signing up is on the device you used, until you log in there. Tell us here what you don't eat, or log in there first. Until then, plans don't leave it out.";
