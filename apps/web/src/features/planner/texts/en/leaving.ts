// What the server does not have yet

export function planChanges(plan: string): string {
  return `The changes of "${plan}"`;
}

export const said = "What you told us before logging in";

// What could not be kept when a session ended
export const planLost = "The plan that was not saved could not be kept";
export const saidLost = "What you told us before logging in could not be kept";
export const bothLost =
  "The plan that was not saved and what you told us before logging in could not be kept";
export const cannotLockAway = "At this address your browser cannot lock things away until you sign in again.";
