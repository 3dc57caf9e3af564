import type { ReactNode } from "react";

export const createYourAccount = "Create your account";
export function alreadyHaveOne(link: ReactNode): ReactNode {
  return <>Already have one? {link}</>;
}
export const signIn = "Sign in";
export const verifyingEligibility = "Verifying registration eligibility...";
export const accountCreated = "Account created successfully!";
export const fullName = "Full Name";
export const emailAddress = "Email address";
export const verifyYourAccount = "Please check your email to verify your account";
export const verifyBeforeLogIn = "You'll need to verify your email before logging in";
export const registrationLimitReached = "Registration Limit Reached";
export const creatingAccount = "Creating account...";
export const createAccountWithEmail = "Create Account with Email";
export const checkYourEmail = "Check your email";
export function linkSent(strong: ReactNode): ReactNode {
  return <>A link is on its way to {strong}. Open it on this device and you are in.</>;
}
export const backToLogIn = "Back to log in";
export const orSignUpWithEmail = "or sign up with email";
