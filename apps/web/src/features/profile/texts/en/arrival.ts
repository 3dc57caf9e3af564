export const accessDenied = "You didn't allow access there.";
export const identityAlreadyExists = "This Google account is connected to another account here.";
export const notSignedIn = "You were signed out in the meantime. Log in and try again.";
export const providerUnreachable = "Google is not responding. Please try again later.";
export const emailChanged = "Your new email address is confirmed";
export const googleIsConnected = "Google is connected";
export const notFinished = "It was not finished here. Please try again.";
export const googleWasNotConnected = "Google was not connected";
