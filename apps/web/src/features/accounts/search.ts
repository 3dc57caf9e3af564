import type { LinkProblem } from "@meal/domain/accounts/mail-links";

/** The address of a page where a mail's link may end that did not work. */
export interface LinkSearch {
  readonly link?: LinkProblem;
}

/** spec: 1, section 2. The guard says by the address that the session ran out. */
export interface LoginSearch extends LinkSearch {
  readonly session_expired?: "true";
  /** How a third-party sign-in failed. */
  readonly error_code?: string;
  readonly error_description?: string;
}

const problems = ["invalid", "expired", "used"] as const;

export function readLinkSearch(search: Readonly<Record<string, unknown>>): LinkSearch {
  const link = problems.find((problem) => problem === search["link"]);
  return link === undefined ? {} : { link };
}

export function readLoginSearch(search: Readonly<Record<string, unknown>>): LoginSearch {
  const { error_code: code, error_description: reason } = search;
  return {
    ...readLinkSearch(search),
    ...(search["session_expired"] === "true" && { session_expired: "true" }),
    ...(typeof code === "string" && { error_code: code }),
    ...(typeof reason === "string" && { error_description: reason }),
  };
}
