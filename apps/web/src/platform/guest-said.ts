import { localText } from "./device/text.ts";

const choices = localText("guest-choices");
const waiting = localText("said-before-sign-in");
const bindsOrStays = /"(?:diet|allergies|dislikes|servings)":/u;

/** Whether a guest of this device said how they eat, and not only what the next plan shall be like. */
export const hasGuestSaid = (): boolean => bindsOrStays.test(choices.read() ?? "");

/** Whether any of it still lies here, to be confirmed by whoever it is of. */
export const isSaidHere = (): boolean => hasGuestSaid() || waiting.read() !== null;

/**
 * Where the link of a mail leads whoever said something before they signed up. What they said stays on their device: whoever
 * opens the link, be it a stranger with a mistyped address, sees none of it, and is asked to say it again.
 */
export const saidElsewherePage = "/profile?told=elsewhere";
