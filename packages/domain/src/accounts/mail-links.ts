/** What the link of a mail is for; the names are those of the hosted service's client. */
export type MailPurpose = "signup" | "magiclink" | "recovery" | "email_change";

/** The page that a good link of a mail goes on to, once it has signed the person in. */
export const LINK_LANDINGS: { readonly [Purpose in MailPurpose]: string } = {
  signup: "/dashboard",
  magiclink: "/dashboard",
  recovery: "/reset-password",
  email_change: "/profile?tab=security&email=changed",
};

/** What the page needs whose button uses the link of a mail up. */
export interface LinkUse {
  readonly type: MailPurpose | "email";
  readonly token: string;
  /** The page of ours to go on to. */
  readonly next: string;
}

const linkTypes = ["signup", "magiclink", "recovery", "email_change", "email"] as const;

/** The address of that page. What follows the # stays in the browser: in no log, and in no referrer. */
export function linkPage({ type, token, next }: LinkUse): string {
  return `/confirm#${String(new URLSearchParams({ type, token, next }))}`;
}

/** Reads such an address again, without its #; anybody can type one. */
export function readLinkPage(fragment: string): LinkUse | undefined {
  const given = new URLSearchParams(fragment);
  const type = linkTypes.find((name) => name === given.get("type"));
  const token = given.get("token") ?? "";
  const next = given.get("next") ?? "";
  // Two slashes at the start would lead to another site.
  const isOurs = /^\/(?![/\\])/u.test(next);
  return type === undefined || token === "" || !isOurs ? undefined : { type, token, next };
}

/** Why a link did not work. */
export type LinkProblem = "invalid" | "expired" | "used";

/** The page that a bad link goes on to: where a new one can be asked for, with what was wrong. */
export function linkProblemLanding(purpose: string | undefined, problem: LinkProblem): string {
  const page = purpose === "recovery" ? "/forgot-password" : "/login";
  return `${page}?link=${problem}`;
}
