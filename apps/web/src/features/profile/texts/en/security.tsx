import type { ReactNode } from "react";

// Change email.
export const changeYourEmailAddress = "Change your email address";
export function youSignInWith(email: string): string {
  return `You sign in with ${email}. A new address takes effect once you open the email we send to it.`;
}
export const newMailSent = "A new email is on its way";
export const mailWasNotSent = "The email was not sent";
export const sendMailAgain = "Send the email again";
export function mailWaits(waiting: string): string {
  return `We sent an email to ${waiting}. Open it to use that address.`;
}
export function openMail(email: string): string {
  return `Open the email we sent to ${email}.`;
}
export const oneStepLeft = "One step is left";
export const addressNotChanged = "The address was not changed";
export const newEmailAddress = "New email address";
export const changeAddress = "Change the address";
export const sameAddress = "This is already your address";

// Change password.
export const changeYourPassword = "Change your password";
export const choosePassword = "Choose a password";
export const changePasswordLead = "You will be signed out everywhere else.";
export const passwordChanged = "Password changed";
export const signedOutElsewhere = "You were signed out everywhere else.";
export const passwordNotChanged = "The password was not changed";
export const currentPassword = "Current password";
export const newPassword = "New password";
export const saveNewPassword = "Save the new password";
export const passwordIsRequired = "Password is required";
export const passwordsDontMatch = "Passwords don't match";

// Connections.
export const signInWithGoogle = "Sign in with Google";
export const googleLead = "A Google account that you connect can sign in here, too, whatever its address is.";
export const googleNotConnected = "Google was not connected";
export const connectGoogle = "Connect Google";
export const googleDisconnected = "Google is disconnected";
export const googleStillConnected = "Google is still connected";
export const connected = "Connected";
export function since(day: string): string {
  return `Since ${day}`;
}
export const disconnect = "Disconnect";

// Delete account.
export const deleteAccount = "Delete account";
export const deleteAccountLead =
  "Your plans, recipes, lists, cooking history, pictures and settings are removed at once. This cannot be undone.";
export const deleteAccountQuestion = "Delete your account?";
export const deleteAccountWarning =
  "Everything you have here is deleted with it. Download your data first if you might want it.";
export const keepMyAccount = "Keep my account";
export const deleteForGood = "Delete for good";
export function typeToConfirm(deletionWord: string): string {
  return `Type ${deletionWord} to confirm`;
}
export const premiumEndsWithAccount = "Premium ends with the account.";
export function paidUntil(end: string): string {
  return `You have paid until ${end}, but Premium ends with the account.`;
}
export function cancelledWithAccount(provider: string): string {
  return `Your subscription at ${provider} is canceled first, so nothing more is charged.`;
}
export function notCancelledWithAccount(provider: string): string {
  return `Deleting your account does not cancel what you pay through ${provider}. Cancel it there first, or you keep paying.`;
}
export function cancelAt(provider: string): string {
  return `Cancel it at ${provider}`;
}
export const accountDeleted = "Your account is deleted";
export const whatStaysOfAccount = "Only a fingerprint that identifies nobody is kept, for 90 days.";
export const accountNotDeleted = "Your account was not deleted";

// Enrol dialog.
export const typeCode = "Type the code that the app shows";
export const codeNotChecked = "The code could not be checked. Please try again.";
export const setUpAppTitle = "Set up your app";
export const setUpAppLead = "Scan the code with an authenticator app, then type the digits it shows.";
export const cancel = "Cancel";
export const turnItOn = "Turn it on";
export const code = "Code";
export const qrCodeAlt = "The key below as a QR code";
export function cannotScan(key: ReactNode): ReactNode {
  return <>Cannot scan? Type this key into the app:{key}</>;
}

// My data.
export const dataNotDownloaded = "Your data could not be downloaded";
export const yourData = "Your data";
export const yourDataLead = "Everything we keep about you, as one file that people and programs can read.";
export const downloadMyData = "Download my data";

// Passkeys.
export const passkeys = "Passkeys";
export const passkeysLead =
  "Sign in with your fingerprint, your face or your screen lock. Nothing to remember, nothing to steal.";
export const noPasskeysInBrowser = "This browser does not support passkeys.";
export const noPasskeysUnderNumber =
  "Passkeys work only where this site is opened by its name, not by an IP address.";
export const passkeyRemoved = "Passkey removed";
export const passkeyNotRemoved = "The passkey was not removed";
export function passkeyMade(made: string, lastUsed?: string): string {
  return lastUsed === undefined ? `Added ${made}` : `Added ${made}, last used ${lastUsed}`;
}
export function removePasskey(name: string): string {
  return `Remove the passkey ${name}`;
}
export const passkeyAdded = "Passkey added";
export const passkeyNotAdded = "The passkey was not added";
export const addPasskey = "Add a passkey";

// Recovery codes dialog.
export const codesCopied = "Codes copied";
export const copyingFailed = "The browser did not let us copy. Select the codes instead.";
export const recoveryCodesTitle = "Save these recovery codes";
export const recoveryCodesLead = "Each signs you in once in place of the app. They are not shown again.";
export const iHaveKeptThem = "I have saved them";
export const copy = "Copy";
export const saveAsFile = "Save as a file";

// Sessions.
export const sessions = "Where you are signed in";
export const sessionsLead = "You stay signed in for four hours, and then sign in again.";
export const sessionsNotRead = "We can't load this list right now.";
export const loading = "Loading...";
export const thisDevice = "This device";
export const signedOutEverywhereElse = "You are signed out everywhere else";
export const logOutFailed = "Failed to log out. Please try again.";
export const signOutEverywhereElse = "Sign out everywhere else";
export const signOutEverywhere = "Sign out everywhere";

// Storage.
export const savedPlans = "Saved plans";
export const favorites = "Favorites";
export const recipesYouLookedAt = "Recipes you looked at";
export const cookingHistory = "Cooking history";
export const foodDiary = "Food diary";
export const photosAndPictures = "Photos and pictures";
export const shoppingListAndRest = "Shopping list and the rest";
export const storage = "Storage";
export const storageLead = "What your plans, recipes and photos take up here.";
export const storageNotRead = "We can't tell how much that is right now.";
export function usedNoLimit(used: string): string {
  return `${used} used, no limit`;
}
export const used = "Used";
export function usedOfLimit(used: string, limit: string): string {
  return `${used} of ${limit}`;
}

// Two factor.
export const twoFactor = "Two-factor authentication";
export const twoFactorLead =
  "Besides your password, a code from an app on your phone. Recovery codes help when the phone is gone.";
export const twoFactorNotSetUp = "Two-factor authentication could not be set up";
export const noNewCodes = "No new codes were made";
export const twoFactorOff = "Two-factor authentication is off";
export const twoFactorStillOn = "Two-factor authentication is still on";
export const on = "On";
export const makeNewRecoveryCodes = "Make new recovery codes";
export const turnItOff = "Turn it off";

// Use confirmed.
export const confirmTitle = "Is this you?";
export const confirmLead =
  "It has been a while since you logged in. Enter your password to continue. If you have none, log out and in again.";
export const goOn = "Continue";

// Device of.
export const anotherProgram = "Another app";
export function browserOnSystem(browser: string, system: string): string {
  return `${browser} on ${system}`;
}

// Visits.
export const visits = "Counting visits";
export const visitsLead =
  "The tracking pixel of Meta, as the privacy page describes it. You can change your mind at any time.";
