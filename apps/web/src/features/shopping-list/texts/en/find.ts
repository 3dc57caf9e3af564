export const toBuy = "To buy";
export const bought = "Bought";
