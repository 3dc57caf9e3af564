export const tile = "Chat";
