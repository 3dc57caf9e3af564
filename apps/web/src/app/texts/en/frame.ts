// Layout.
export const skipToContent = "Skip to content";
export const loading = "Loading...";

// Footer.
export const privacy = "Privacy";
export const terms = "Terms";
export const support = "Support";

// Top bar.
export const logIn = "Log in";

// Theme toggle.
export const switchToLightTheme = "Switch to the light theme";
export const switchToDarkTheme = "Switch to the dark theme";

// Bottom bar.
export const mainNavigation = "Main";

// Site menu.
export const menu = "Menu";
export const menuIsComing = "Loading the menu";

// Notices.
export const offlineNotice = "Offline. What is saved here still works.";
export const updateNotice = "A new version is ready.";
export const updateNow = "Update";
export const later = "Later";

// Error page.
export const somethingWentWrong = "Something went wrong";
export const unexpectedError = "An unexpected error occurred.";
export const tryAgain = "Try again";

// Not found page.
export const pageNotFound = "Page Not Found";
export const pageNotFoundLead =
  "There is no page at this address. It may have moved, or it was never on the menu.";
export const goHome = "Go to the home page";

// Run guard.
export const sessionExpiredTitle = "Session Expired";
export const yourSessionHasExpired = "Your session has expired. Please log in again.";
