import { ApiError } from "../../platform/api.ts";
import * as t from "./texts/en/page.ts";

/** An answer that is none, though the server sent one. */
export class BadAnswer extends Error {}

/** spec: 2, section 8, "Extra Planner": why something failed, in words. */
export function sayWhy(error: unknown): string {
  if (error instanceof BadAnswer) return error.message;
  if (!(error instanceof ApiError)) return error instanceof Error ? error.message : "";
  const { code, status = 0, fields, message } = error;
  if (code === "offline") return t.offline;
  if (code === "timeout") return t.tookTooLong;
  if (code === "unreadable") return status < 400 ? t.invalidAnswer : t.statusFailed(status);
  if (code === "not_signed_in") return t.authenticationFailed;
  if (code === "second_factor_needed") return t.noToken;
  if (code === "too_many_saved") return t.tooManySaved;
  return fields[0]?.message ?? message;
}

/** Why something that is kept on the server could not be saved or read, in words. */
export function sayWhyKept(error: unknown): string {
  const isSignedOut = error instanceof ApiError && error.code === "not_signed_in";
  return isSignedOut ? t.notAuthenticated : sayWhy(error);
}
