export const nothingToPrint = "There is no plan to print";
export const nothingToPrintHint = "Make one, and it fits on one sheet of paper.";
export const toPlanner = "Go to the planner";
export const print = "Print";
export const backToPlanner = "Back to the planner";
export const printAllergies = "Print the allergies, too";

export function forPeople(count: number): string {
  return `for ${count}`;
}
