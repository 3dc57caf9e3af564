export const items = "Items";
