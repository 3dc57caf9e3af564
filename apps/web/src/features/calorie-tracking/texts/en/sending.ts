// What the server refused.
export const error = "Error";
export const addFailed = "Failed to add to nutrition tracking";
export const saveFailed = "Failed to save food consumption data.";
export function deleteFailed(message: string): string {
  return `Failed to delete food item: ${message}`;
}
export function editFailed(message: string): string {
  return `Failed to change food item: ${message}`;
}
