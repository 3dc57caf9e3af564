export const loading = "Loading...";
