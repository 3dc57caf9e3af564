import { ApiError, type ApiErrorCode } from "../../platform/api.ts";

/** spec: 2, section 8. */
export const generationFailed = "Failed to generate meal plan. Please try again.";
/** spec: 2, section 5. */
export const badFormat = "Invalid meal plan format received";

const reasons: { readonly [Code in ApiErrorCode]?: string } = {
  timeout: "The chef took too long.",
  offline: "The server cannot be reached.",
  unreadable: badFormat,
  too_many_requests: "That was a lot of plans at once. Wait a few minutes.",
  too_large: "There is too much in these wishes. Take some photos or foods away.",
};

/** What happened, under the words that the specification gives. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof ApiError)) return badFormat;
  const wrong = error.fields.map(({ message }) => message).join(" ");
  return reasons[error.code] ?? (wrong === "" ? error.message : wrong);
}
