export const somethingWrong = "Something went wrong here. Try again.";
export const unreachable =
  "We can't be reached right now. Everything stays here; try again in a little while.";
export const offline = "You are offline. Everything stays here; try again as soon as you are online.";
export const timeout = "That took too long. Try again in a moment.";
export const needsVisionModel = "This site can't read photos. Paste the text instead.";
export const tooLarge = "That is too much at once.";
export const serverFailed = "Something went wrong on our side. Try again in a moment.";
