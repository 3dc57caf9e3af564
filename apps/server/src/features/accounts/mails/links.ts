import type { LinkUse } from "@meal/domain/accounts/mail-links";
import { ownOriginsOf } from "../../../http/foreign-origin.ts";
import type { Issued } from "./one-time-tokens.ts";

/** The link of a mail. What it should go on to is kept only if it is a page of ours. */
export function linkOf(appUrl: string, { purpose, token }: Issued, redirectTo: string | undefined): string {
  const url = new URL("/api/auth/verify", appUrl);
  url.searchParams.set("token_hash", token);
  url.searchParams.set("type", purpose);
  const page = ownPage(appUrl, redirectTo);
  if (page !== undefined) url.searchParams.set("redirect_to", page);
  return url.href;
}

/** The page whose button uses a link up. What follows the # stays in the browser: in no log, and in no referrer. */
export function linkPage({ type, token, next }: LinkUse): string {
  return `/confirm#${new URLSearchParams({ type, token, next }).toString()}`;
}

/** A page of ours without its origin; nothing for any other address, so that no link of ours leads away. */
export function ownPage(appUrl: string, address: string | undefined): string | undefined {
  if (address === undefined || !URL.canParse(address, appUrl)) return undefined;
  const { origin, pathname, search } = new URL(address, appUrl);
  if (!ownOriginsOf(appUrl).has(origin) || pathname.startsWith("//")) return undefined;
  return `${pathname}${search}`;
}
