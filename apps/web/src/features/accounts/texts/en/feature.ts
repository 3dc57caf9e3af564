export const logIn = "Log in";
export const createYourAccount = "Create your account";
export const forgotYourPassword = "Forgot your password";
export const openLinkOfMail = "Open the link in your email";
export const chooseNewPassword = "Choose a new password";
export const logOut = "Log out";
