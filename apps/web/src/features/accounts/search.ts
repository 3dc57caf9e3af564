import type { LinkProblem, LinkUse } from "@meal/domain/accounts/mail-links";

/** The address of a page where a mail's link may end that did not work. */
export interface LinkSearch {
  readonly link?: LinkProblem;
}

/** spec: 1, section 2. The guard says by the address that the session ran out. */
export interface LoginSearch extends LinkSearch {
  readonly session_expired?: "true";
  /** How a third-party sign-in failed. */
  readonly error_code?: string;
}

const linkTypes = ["signup", "magiclink", "recovery", "email_change", "email"] as const;

/** What the server put behind the # of the page that uses a link; anybody can type one. */
export function readLinkUse(fragment: string): LinkUse | undefined {
  const given = new URLSearchParams(fragment);
  const type = linkTypes.find((name) => name === given.get("type"));
  const token = given.get("token") ?? "";
  const next = given.get("next") ?? "";
  // With two slashes at its start an address leads to another site.
  const isOurs = /^\/(?![/\\])/u.test(next);
  return type === undefined || token === "" || !isOurs ? undefined : { type, token, next };
}

const problems = ["invalid", "expired", "used"] as const;

export function readLinkSearch(search: Readonly<Record<string, unknown>>): LinkSearch {
  const link = problems.find((problem) => problem === search["link"]);
  return link === undefined ? {} : { link };
}

export function readLoginSearch(search: Readonly<Record<string, unknown>>): LoginSearch {
  const code = search["error_code"];
  return {
    ...readLinkSearch(search),
    ...(search["session_expired"] === "true" && { session_expired: "true" }),
    ...(typeof code === "string" && { error_code: code }),
  };
}
