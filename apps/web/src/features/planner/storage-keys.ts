/** A guest's choices lie on the device: the link of a mail opens another tab, and their allergies must be there, too. */
export const guestChoicesKey = "guest-choices";
/** By person: what they said as guests and have not confirmed yet. It ends with their answer. */
export const saidKey = "said-before-sign-in";
/** A guest's plan waits here until somebody signs up. */
export const guestPlanKey = "guest-plan";
