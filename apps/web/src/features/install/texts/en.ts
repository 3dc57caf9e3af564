export const title = "Install AI Meal Planner";
export const lead = "On your home screen it opens at once, even without a network.";
export const notNow = "Not now";
export const installApp = "Install App";
