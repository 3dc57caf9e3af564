import { timeoutManager } from "@tanstack/react-query";

/** Longer ones are no pauses between two tries. */
const longestPauseMs = 5000;

// A second try of a request comes at once.
timeoutManager.setTimeoutProvider<ReturnType<typeof setTimeout>>({
  setTimeout: (run, ms) => setTimeout(run, ms > longestPauseMs ? ms : 0),
  clearTimeout: (id) => clearTimeout(id),
  setInterval: (run, ms) => setInterval(run, ms),
  clearInterval: (id) => clearInterval(id),
});
