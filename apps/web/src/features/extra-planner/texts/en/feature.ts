export const title = "Extra Planner";
export const shortTitle = "Extra";
export const planTitle = "Extra recipe";
