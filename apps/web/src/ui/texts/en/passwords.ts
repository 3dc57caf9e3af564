// New password fields.
export const password = "Password";
export const passwordHint = "At least 6 characters.";
export const confirmPassword = "Confirm Password";

// Password input.
export const hidePassword = "Hide password";
export const showPassword = "Show password";
export const capsLockIsOn = "Caps Lock is on.";
