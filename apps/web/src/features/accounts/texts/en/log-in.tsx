import type { ReactNode } from "react";

// Login page.
export const sessionExpired = "Your session has expired";
export const logInAgainToContinue = "Please log in again to continue";
export const secondFactorTitle = "One more step";
export const secondFactorLead = "Confirm that it is you with your second factor.";
export const welcomeBack = "Welcome Back";
export function newHere(link: ReactNode): ReactNode {
  return <>New here? {link}</>;
}
export const signUpForFree = "Sign up for free";
export function signInAgainAs(email: string): string {
  return `Sign in again as ${email}.`;
}
export const orContinueWithEmail = "or continue with email";
export const notYou = "Not you?";
export const loginFailed = "Login failed. Please try again.";
export const email = "Email";
export const password = "Password";
export const forgotPassword = "Forgot?";
export const signInWithEmail = "Sign in with Email";

// Other ways.
export const continueWithGoogle = "Continue with Google";
export const signInWithPasskey = "Sign in with a passkey";

// Resend banner.
export const mailNotSent = "The email could not be sent. Please try again.";
export function newLinkSent(email: string): string {
  return `A new link is on its way to ${email}.`;
}
export const sendLinkAgain = "Send the link again";
export function noMailAtAddress(email: string): string {
  return `No email at ${email}? Check your spam folder, too.`;
}

// Second factor form.
export const code = "Code";
export const recoveryCode = "Recovery code";
export const codeHint = "Six digits, from your authenticator app.";
export const recoveryCodeHint = "One of the codes that you kept. It works once.";
export const goOn = "Continue";
export const takeRecoveryCode = "Use a recovery code";
export const takeAuthenticatorApp = "Use the app";
export const cancel = "Cancel";

// Sign in again.
export function signInAs(email: string): string {
  return `Sign in as ${email}`;
}
export const signIn = "Sign in";

// Use enter.
export const loginSuccessful = "Login successful!";
