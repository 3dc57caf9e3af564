export const places = "Places";
