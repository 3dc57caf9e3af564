export function unsaved(name: string): string {
  return `Your extra recipe "${name}"`;
}

// What could not be kept when a session ended
export const lost = "Your recipe in the Extra Planner could not be kept";
export const cannotLockAway =
  "This address is not secure (no https), so your browser cannot keep it until you sign in again.";
