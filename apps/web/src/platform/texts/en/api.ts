export const serverCannotBeReached = "The server cannot be reached.";
