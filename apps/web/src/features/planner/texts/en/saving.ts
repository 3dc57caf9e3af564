export const saveFailed = "Failed to save meal plan";

export function copyOf(plan: string): string {
  return `${plan} (copy)`;
}
