export const somethingWrong = "Something went wrong here. Try again.";
export const unreachable =
  "We cannot be reached at the moment. Everything stays here; try again in a little while.";
export const offline = "You are offline. Everything stays here; try again as soon as you are online.";
export const timeout = "That took too long. Try again in a moment.";
export const needsVisionModel =
  "Reading a photo needs a model that can see, and none is set up here. Paste the text instead.";
export const tooLarge = "That is too much at once.";
export const serverFailed = "Something went wrong on our side. Try again in a moment.";
