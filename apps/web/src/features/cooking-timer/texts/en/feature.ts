export const pageTitle = "Cooking Timer";
export const navigation = "Timer";
export const tile = "Cooking Timer";
