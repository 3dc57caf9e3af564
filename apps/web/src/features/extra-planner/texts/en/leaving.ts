export function unsaved(name: string): string {
  return `Your extra recipe "${name}"`;
}

// What could not be kept when a session ended
export const lost = "What you had in the Extra Planner could not be kept";
export const cannotLockAway = "At this address your browser cannot lock things away until you sign in again.";
