export const saveWeek = "Save this week";
export const saveOffline = "You are offline. Save the week once you are back.";
export const weekNotSaved = "The week was not saved. Please try again.";
export const weekSavedHint = "You find it under Saved Plans, at Weeks.";
export const undo = "Undo";

export function weekSaved(name: string): string {
  return `${name} is saved as a week`;
}

// The list
export const which = "What is shown";
export const plans = "Plans";
export const weeks = "Weeks";
export const label = "Saved weeks";
export const none = "No saved weeks yet";
export const noneHint = "Save a good week below its plan, and plan it again whenever you like.";
export const failed = "Failed to load your saved weeks";
export const offline = "Your saved weeks are fetched once you are back.";
export const loading = "Loading your weeks";
export const planAgain = "Plan this week again";
export const startsOn = "From";
export const planIt = "Plan it";
export const name = "Name";
export const save = "Save";
export const cancel = "Cancel";
export const renameFailed = "The week was not renamed. Please try again.";
export const deleteFailed = "The week could not be deleted. Please try again.";

export function planAgainLabel(week: string): string {
  return `Plan ${week} again`;
}

export function renameLabel(week: string): string {
  return `Rename ${week}`;
}
