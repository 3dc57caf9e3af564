import type { ReactNode } from "react";

// Forgot password page.
export const forgotYourPassword = "Forgot your password?";
export const forgotYourPasswordLead =
  "Tell us the address you signed up with, and we will email you a link to choose a new one.";
export const mailNotAskedFor = "The email could not be requested. Please try again.";
export const emailAddress = "Email address";
export const sendLink = "Send the link";
export const checkYourEmail = "Check your email";
export function linkOnItsWay(strong: ReactNode): ReactNode {
  return (
    <>
      If {strong} has an account here, a link to choose a new password is on its way. It works once, and for
      one hour.
    </>
  );
}
export const nothingInInbox = "Nothing there? Check your spam folder, or try another address.";
export const askAgain = "Ask again";
export const backToLogIn = "Back to log in";

// Reset password page.
export const chooseNewPassword = "Choose a new password";
export const loading = "Loading...";
export const secondFactorTitle = "One more step";
export const secondFactorLead = "Confirm that it is you with your second factor.";
export const opensThroughLink = "This page opens with the link in our email, which works once, for one hour.";
export const askForNewLink = "Ask for a new link";
export const passwordsDontMatch = "Passwords don't match";
export const passwordChanged = "Password changed";
export const signedOutElsewhere = "You were signed out everywhere else.";
export const passwordNotChanged = "The password could not be changed. Please try again.";
export function chooseNewPasswordLead(email: string): string {
  return `For ${email}. All other sessions end.`;
}
export const newPassword = "New password";
export const saveNewPassword = "Save the new password";

// Confirm page.
export const contestedAddress =
  "Somebody signed up with this address more than once. Only you could confirm it, so only your password counts.";
export const confirmSignUpTitle = "One step to your kitchen";
export const confirmSignUpLead = "Confirm that the address is yours, and you are in.";
export const confirmMyAddress = "Confirm my address";
export const signInTitle = "Come on in";
export const signInLead = "One tap, and you are signed in.";
export const signIn = "Sign in";
export const recoveryTitle = "A new password";
export const recoveryLead = "On the next page you choose it. Your old one stays as it is until then.";
export const newAddressTitle = "Your new address";
export const newAddressLead = "From then on, you sign in with it.";
export const takeThisAddress = "Use this address";
export const chooseYourPassword = "Choose your password";
export const linkNotUsed = "The link could not be used. Please try again.";
export const noLinkTitle = "Open the link in your email";
export const goToLogIn = "Go to log in";
