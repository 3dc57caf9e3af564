export function unsaved(name: string): string {
  return `Your extra recipe "${name}"`;
}

// What could not be kept when a session ended
export const lost = "Your recipe in the Extra Planner could not be kept";
export const cannotLockAway =
  "At this address your browser cannot keep things secure until you sign in again.";
