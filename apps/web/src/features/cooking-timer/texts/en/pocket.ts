export const notifyMe = "Notify me";
export const whyPocket = "Hear when a step ends, even with the phone in your pocket.";
export const whyHidden = "Hear when a step ends while you look at something else.";
export const notifyOff =
  "Notifications are off for this site. You can turn them on in your browser's settings.";
export const mayBeLate = "While your phone sleeps, alarms may ring a few minutes late.";
export const allowPunctual = "Let them ring on time";
export const notifyOffInApp =
  "Notifications are off for this app. You can turn them on in your phone's settings.";
