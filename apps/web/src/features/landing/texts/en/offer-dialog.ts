export const tryThisFeature = "Try this feature";
export const startWithTheRest = "Start with the rest";
export const isPlanned = "It is planned and not in this version. This is what it will do.";
export const isNotOnThisSite = "This site has no way to use it at the moment. This is what it does.";
export const keyBenefits = "Key Benefits";
