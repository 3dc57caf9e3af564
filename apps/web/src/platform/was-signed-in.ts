import { localText } from "./device/text.ts";

/** spec: 1, section 3, "Local browser storage": says "true" as long as somebody is signed in. */
export const loginFlagKey = "isLoggedIn";

/** Whether somebody was signed in here the last time; the cheapest of guesses, for pages that wait with their script. */
export const wasSignedIn = (): boolean => localText(loginFlagKey).read() === "true";
