// What the server does not have yet

export function planChanges(plan: string): string {
  return `Your changes to "${plan}"`;
}

export const said = "What you told us before logging in";

// What could not be kept when a session ended
export const planLost = "Your unsaved plan could not be kept";
export const saidLost = "What you told us before logging in could not be kept";
export const bothLost = "Your unsaved plan and what you told us before logging in could not be kept";
export const cannotLockAway =
  "This address is not secure (no https), so your browser cannot keep it until you sign in again.";
