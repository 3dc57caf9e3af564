/** spec: 1, section 3, "Local browser storage": says "true" as long as somebody is signed in. */
export const loginFlagKey = "isLoggedIn";

/** Whether somebody was signed in here the last time; the cheapest of guesses, for pages that wait with their script. */
export function wasSignedIn(): boolean {
  try {
    return localStorage.getItem(loginFlagKey) === "true";
  } catch {
    // Storage can be closed to us; then nobody was.
    return false;
  }
}
