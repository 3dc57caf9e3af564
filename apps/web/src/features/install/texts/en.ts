export const title = "Install AI Meal Planner";
export const lead = "On your home screen it opens right away, even offline.";
export const notNow = "Not now";
export const installApp = "Install App";
