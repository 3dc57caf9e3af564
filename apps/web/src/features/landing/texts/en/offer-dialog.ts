export const tryThisFeature = "Try this feature";
export const startWithTheRest = "See what you can use now";
export const isPlanned = "It is planned, but not in this version. This is what it will do.";
export const isNotOnThisSite = "It is not available on this site right now. This is what it does.";
export const keyBenefits = "Key Benefits";
