export const saveWeek = "Save this week";
export const saveOffline = "You are offline. Save the week once you're online.";
export const weekNotSaved = "The week was not saved. Please try again.";
export const weekSavedHint = "You'll find it in Saved Plans, under Weeks.";
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
export const offline = "You'll see your saved weeks once you're online.";
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
