/** How browsers call this language. */
export const tag = "en-US";
/** Which way it is read. */
export const direction: "ltr" | "rtl" = "ltr";
