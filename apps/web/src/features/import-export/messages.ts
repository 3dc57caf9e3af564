import { ApiError } from "../../platform/api.ts";
import { network } from "../../platform/network.ts";
import * as t from "./texts/en/messages.ts";

/** What went wrong and what helps, for somebody who is looking at what they typed. */
export function complaintOf(error: unknown): string {
  if (!(error instanceof ApiError)) return t.somethingWrong;
  if (error.code === "offline") {
    return network.isOnline() ? t.unreachable : t.offline;
  }
  if (error.code === "timeout") return t.timeout;
  if (error.code === "needs_vision_model") {
    return t.needsVisionModel;
  }
  if (error.code === "too_large") return t.tooLarge;
  if (error.status === undefined || error.code === "unreadable" || error.code === "internal") {
    return t.serverFailed;
  }
  // Why a page, a text or a photo tells us nothing, the server knows best.
  const words = error.fields[0]?.message ?? error.message;
  return /[.!?]$/u.test(words) ? words : `${words}.`;
}
