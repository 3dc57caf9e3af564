export const shareFailed = "Failed to share recipe";
export const copied = "Recipe copied";
export const copyFailed = "Failed to copy recipe";
export const ingredients = "Ingredients";
export const instructions = "Instructions";

export function heading(title: string, servings: number | undefined): string {
  return servings === undefined ? `${title}:` : `${title} (for ${servings}):`;
}
