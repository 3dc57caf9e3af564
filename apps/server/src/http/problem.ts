import { errors, type Problem } from "@meal/contract/errors";
import { AppError } from "../app-error.ts";

/** The media type of RFC 9457. */
export const problemType = "application/problem+json";

/** How SQLite, PostgreSQL and the file system say that the disk, or what we may have of it, is full. */
const fullCodes: ReadonlySet<unknown> = new Set(["SQLITE_FULL", "53100", "ENOSPC", "EDQUOT"]);

/** The one place that turns what was thrown into what is sent. */
export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  const isFull = thrown instanceof Error && "code" in thrown && fullCodes.has(thrown.code);
  return new AppError(isFull ? "storage_full" : "internal", { cause: thrown });
}

/** The problem document of an error. */
export function problemOf({ code, options }: AppError, requestId: string): Problem {
  return {
    type: `/api/docs#${code}`,
    title: errors[code].title,
    status: errors[code].status,
    ...(options.detail === undefined ? {} : { detail: options.detail }),
    code,
    requestId,
    ...(options.fields === undefined ? {} : { fields: options.fields }),
  };
}

/** The document as text. The clients of the sign-in interface read its message under names of their own. */
export function problemText(problem: Problem, path: string): string {
  if (!path.startsWith("/api/auth/")) return JSON.stringify(problem);
  const msg = problem.detail ?? problem.fields?.[0]?.message ?? problem.title;
  // By this name the client knows that its session is over, and forgets it.
  const error_code = problem.code === "not_signed_in" ? "session_not_found" : problem.code;
  return JSON.stringify({ ...problem, msg, error_code });
}
