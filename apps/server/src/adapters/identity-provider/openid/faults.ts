const networkNames = new Set(["TimeoutError", "AbortError", "JWKSTimeout"]);

/** Whether this was thrown because nobody answered, or not sensibly, rather than because the answer was no. */
export function isUnreachable(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false;
  if (networkNames.has(thrown.name) || thrown.message === "fetch failed") return true;
  if ("status" in thrown && typeof thrown.status === "number" && thrown.status >= 500) return true;
  return thrown.cause instanceof Response ? thrown.cause.status >= 500 : isUnreachable(thrown.cause);
}
