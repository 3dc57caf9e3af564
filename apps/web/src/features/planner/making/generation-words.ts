import { ApiError, type ApiErrorCode } from "../../../platform/api.ts";
import * as t from "../texts/en/plan.tsx";

const reasons: { readonly [Code in ApiErrorCode]?: string } = {
  timeout: t.tookTooLong,
  offline: t.unreachable,
  unreadable: t.badFormat,
  too_many_requests: t.tooManyPlans,
  too_large: t.tooMuchWished,
};

/** What happened, under the words that the specification gives. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof ApiError)) return t.badFormat;
  const wrong = error.fields.map(({ message }) => message).join(" ");
  return reasons[error.code] ?? (wrong === "" ? error.message : wrong);
}
