import { ownOriginsOf } from "../../../http/foreign-origin.ts";
import { ownPage } from "../mails/links.ts";

/** Where a browser goes once it signed in elsewhere. */
const PROVIDER_LANDING = "/dashboard?provider=google";

const loopbacks = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Where a program wants its code: a page of ours, or a port of the person's own machine. */
export function codeTarget(appUrl: string, address: string | undefined): URL | undefined {
  if (address === undefined || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  const isLoopback = url.protocol === "http:" && loopbacks.has(url.hostname);
  return isLoopback || ownOriginsOf(appUrl).has(url.origin) ? url : undefined;
}

/** The page of ours that a browser goes on to. */
export function landing(appUrl: string, address: string | undefined): string {
  return ownPage(appUrl, address) ?? PROVIDER_LANDING;
}

/** The cookie that ties the way there and back to one browser. */
export function flowCookie(appUrl: string) {
  const isSecure = appUrl.startsWith("https:");
  const attributes = `Path=/api/auth/callback; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`;
  return {
    read: (request: Request) => /(?:^|;\s*)sign-in=([\w-]+)/u.exec(request.headers.get("cookie") ?? "")?.[1],
    write: (token: string, lifetimeMs: number) =>
      `sign-in=${token}; ${attributes}; Max-Age=${Math.floor(lifetimeMs / 1000)}`,
    clear: `sign-in=; ${attributes}; Max-Age=0`,
  };
}

/** A redirect that tells the next page nothing of the address it came from. */
export function goTo(location: string): Response {
  return new Response(null, { status: 303, headers: { location, "referrer-policy": "no-referrer" } });
}
