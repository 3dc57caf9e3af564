// Logout page.
export const loggingOut = "Logging out...";
export const logOutQuestion = "Log out?";
export const logOutLead = "What is saved stays in your account.";
export const logOut = "Log out";
export const stay = "Stay";
export const logOutFailed = "Failed to log out. Please try again.";
export const loggedOut = "Logged out";
export const loggedOutDetail = "You have been logged out";

// Unsent question.
export const unsentFailed = "They could not be sent. Please try again when you are online.";
export const unsentTitle = "Not everything is sent yet";
export function wouldBeLost(unsent: readonly string[]): string {
  return `${unsent.join(", ")} would be lost.`;
}
export const sendAndLogOut = "Send and log out";
export const discardAndLogOut = "Discard and log out";
export const stayLoggedIn = "Stay logged in";
