export const dashboard = "Dashboard";
