import { LINK_LANDINGS, linkProblemLanding } from "@meal/domain/accounts/mail-links";
import { ownPage } from "./links.ts";
import type { AccountsParts, Caller } from "./parts.ts";
import { followLink, isMailType } from "./verify.ts";

/** The query of a mail's link; anybody can type one. */
export interface LinkQuery {
  readonly type?: string | undefined;
  readonly token_hash?: string | undefined;
  readonly redirect_to?: string | undefined;
}

/** Signs the browser in and sends it on to a page. Only GET uses the link up: programs that look ahead send HEAD. */
export async function openLink(parts: AccountsParts, query: LinkQuery, caller: Caller): Promise<Response> {
  const { type, token_hash } = query;
  if (caller.request.method === "HEAD") return goTo("/login");
  if (type === undefined || !isMailType(type) || token_hash === undefined)
    return goTo(linkProblemLanding(type, "invalid"));
  const outcome = await followLink(parts, token_hash, type, caller, true);
  if (outcome.kind === "bad") return goTo(linkProblemLanding(type, outcome.problem));
  return goTo(ownPage(parts.appUrl, query.redirect_to) ?? LINK_LANDINGS[outcome.purpose]);
}

/** The address with the token goes nowhere else, not even as a referrer. */
function goTo(location: string): Response {
  return new Response(null, { status: 303, headers: { location, "referrer-policy": "no-referrer" } });
}
