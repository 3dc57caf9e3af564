export const pageTitle = "Shopping List";
export const navigation = "Shopping";
export const tile = "Shopping";
