/** The names under which Android lists them in its settings. */
export const stepChannel = "Cooking Step Alerts";
export const stepChannelHint = "Rings when the next step of a recipe begins.";
export const finishedChannel = "Recipe Finished Alerts";
export const finishedChannelHint = "Rings when everything is ready.";
