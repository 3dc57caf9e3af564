export const title = "Food Analysis";
export const shortTitle = "Food";
