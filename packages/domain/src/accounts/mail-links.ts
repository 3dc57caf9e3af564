/** What the link of a mail is for; the names are those of the hosted service's client. */
export type MailPurpose = "signup" | "magiclink" | "recovery" | "email_change";

/** The page that a good link of a mail goes on to, once it has signed the person in. */
export const LINK_LANDINGS: { readonly [Purpose in MailPurpose]: string } = {
  signup: "/dashboard",
  magiclink: "/dashboard",
  recovery: "/reset-password",
  email_change: "/profile?tab=security&email=changed",
};

/** What a link says it is for; "email" stands for either of two. */
export type MailLinkType = MailPurpose | "email";

/** What the page needs whose button uses the link of a mail up: it is in its address, behind the #. */
export interface LinkUse {
  readonly type: MailLinkType;
  readonly token: string;
  /** The page of ours to go on to. */
  readonly next: string;
}

/** Why a link did not work. */
export type LinkProblem = "invalid" | "expired" | "used";

/** The page that a bad link goes on to: where a new one can be asked for, with what was wrong. */
export function linkProblemLanding(purpose: string | undefined, problem: LinkProblem): string {
  const page = purpose === "recovery" ? "/forgot-password" : "/login";
  return `${page}?link=${problem}`;
}
