export const notifications = "Notifications";
export const closeMessage = "Close message";
