export const accessDenied = "You did not allow it there.";
export const identityAlreadyExists = "This Google account opens another account here.";
export const notSignedIn = "You were signed out in between. Log in and try again.";
export const providerUnreachable = "Google does not answer. Please try again later.";
export const emailChanged = "Your new email address is confirmed";
export const googleIsConnected = "Google is connected";
export const notFinished = "It was not finished here. Please try again.";
export const googleWasNotConnected = "Google was not connected";
