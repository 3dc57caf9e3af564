export const asking = "Looking for what is new...";
export const upToDate = "Up to date.";
export const failed = "This page could not be refreshed";
export const failedHint = "What you see is from before. Pull down again in a moment.";
