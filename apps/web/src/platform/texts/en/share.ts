export const ingredients = "Ingredients";
export const instructions = "Instructions";

export function heading(title: string, servings: number | undefined): string {
  return servings === undefined ? `${title}:` : `${title} (for ${servings}):`;
}
