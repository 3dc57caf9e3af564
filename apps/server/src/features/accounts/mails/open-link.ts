import { LINK_LANDINGS, linkProblemLanding } from "@meal/domain/accounts/mail-links";
import { linkPage, ownPage } from "./links.ts";
import type { AccountsParts } from "../parts.ts";
import { checkLink, isMailType } from "./verify.ts";

/** The query of a mail's link; anybody can type one. */
export interface LinkQuery {
  readonly type?: string | undefined;
  readonly token_hash?: string | undefined;
  readonly redirect_to?: string | undefined;
}

/**
 * Sends the browser to the page whose button uses the link up, or to what is wrong with it. Opening a link changes
 * nothing, because mail programs and the guards of companies open every link before its reader does.
 */
export async function openLink(parts: AccountsParts, query: LinkQuery): Promise<Response> {
  const { type, token_hash: token } = query;
  if (type === undefined || !isMailType(type) || token === undefined)
    return goTo(linkProblemLanding(type, "invalid"));
  const checked = await checkLink(parts, token, type);
  if (checked.kind === "bad") return goTo(linkProblemLanding(type, checked.problem));
  const next = ownPage(parts.appUrl, query.redirect_to) ?? LINK_LANDINGS[checked.purpose];
  return goTo(linkPage({ type, token, next }));
}

/** The address with the token goes nowhere else, not even as a referrer. */
function goTo(location: string): Response {
  return new Response(null, { status: 303, headers: { location, "referrer-policy": "no-referrer" } });
}
