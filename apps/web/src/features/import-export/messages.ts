import { ApiError } from "../../platform/api.ts";
import { network } from "../../platform/network.ts";

/** What went wrong and what helps, for somebody who is looking at what they typed. */
export function complaintOf(error: unknown): string {
  if (!(error instanceof ApiError)) return "Something went wrong here. Try again.";
  if (error.code === "offline") {
    return network.isOnline()
      ? "We cannot be reached at the moment. Everything stays here; try again in a little while."
      : "You are offline. Everything stays here; try again as soon as you are online.";
  }
  if (error.code === "timeout") return "That took too long. Try again in a moment.";
  if (error.code === "needs_vision_model") {
    return "Reading a photo takes a model that sees, and none is set up here. Paste the text instead.";
  }
  if (error.code === "too_large") return "That is more than we can take at once.";
  if (error.status === undefined || error.code === "unreadable" || error.code === "internal") {
    return "Something went wrong on our side. Try again in a moment.";
  }
  // Why a page, a text or a photo tells us nothing, the server knows best.
  const words = error.fields[0]?.message ?? error.message;
  return /[.!?]$/u.test(words) ? words : `${words}.`;
}
