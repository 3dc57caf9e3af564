export const title = "May this site tell Meta about your visit?";
export const lead =
  "It would learn which kind of page you open, and that you signed up or started to pay. Never what you cook, eat or type. The app works the same either way.";
export const whatIsSent = "What is sent";
export const no = "No, thanks";
export const yes = "Yes, that is fine";
