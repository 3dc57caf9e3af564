import { logOnly } from "../log-only.ts";
import type { Server } from "../server.ts";
import { type Fields, fieldsOf } from "./bridge.ts";
import { listenTo } from "./events.ts";
import { type Tokens, tokensIn, type TokenSafe } from "./tokens.ts";

/** A token that ends within this may end on its way. */
const marginMs = 30_000;
const sessionPath = "/api/auth/session";

/**
 * The way from a phone to the server that its person chose: by a token that is renewed in time, and never by a cookie. What
 * signs somebody in is answered as a browser is answered, without the tokens, so that no screen ever holds one.
 */
export async function nativeServer(origin: string, safe: TokenSafe): Promise<Server> {
  let tokens = await safe.read().catch(() => undefined);
  let renewing: Promise<void> | undefined;
  const keep = async (next: Tokens | undefined) => {
    tokens = next;
    await safe.write(next).catch((error: unknown) => logOnly("The session is not kept", error));
  };
  const at = (address: string) => (address.startsWith("/") ? origin + address : address);
  const bearing = async () => {
    if (tokens !== undefined && tokens.endsAt - Date.now() < marginMs) await (renewing ??= renew());
    return { ...(tokens !== undefined && { authorization: `Bearer ${tokens.access}` }) };
  };
  /** Twice at once would be taken for a theft, and end the session. */
  const renew = async () => {
    try {
      const body = JSON.stringify({ refresh_token: tokens?.refresh ?? "" });
      const answer = await send("/api/auth/token?grant_type=refresh_token", {
        method: "POST",
        body,
        headers: { "content-type": "application/json" },
      });
      // Without a network, and where the server has trouble, it is tried again with the next request.
      if (answer.ok) await keep(tokensIn(await fieldsIn(answer), Date.now()));
      else if (answer.status === 400 || answer.status === 401) await keep(undefined);
    } finally {
      renewing = undefined;
    }
  };
  const send = (path: string, init: RequestInit) => fetch(at(path), { ...init, credentials: "omit" });
  const sendBearing = async (path: string, init: RequestInit) =>
    send(path, {
      ...init,
      headers: { ...Object.fromEntries(new Headers(init.headers)), ...(await bearing()) },
    });
  const reach = async (path: string, init: RequestInit) => {
    let answer = await sendBearing(path, init);
    // By a clock that was set, a token may look good for longer than it is.
    if (tokens !== undefined && (await isStranger(path, answer))) {
      await (renewing ??= renew());
      if (tokens !== undefined) answer = await sendBearing(path, init);
    }
    if (!answer.ok) return answer;
    if (path.startsWith("/api/auth/logout") && !path.includes("scope=others")) await keep(undefined);
    const given = isSigningIn(path, init) ? tokensIn(await fieldsIn(answer), Date.now()) : undefined;
    if (given === undefined) return answer;
    await keep(given);
    return sendBearing(sessionPath, {});
  };
  return { at, credentials: bearing, reach, events: (path) => listenTo(path, reach) };
}

function isSigningIn(path: string, { method }: RequestInit): boolean {
  return method === "POST" && path.startsWith("/api/auth/");
}

/** The server knows nobody by that token. */
async function isStranger(path: string, answer: Response): Promise<boolean> {
  if (path !== sessionPath) return answer.status === 401;
  return answer.ok && (await fieldsIn(answer)).get("user") === null;
}

/** What an answer says, which can be read again by whoever asked. */
async function fieldsIn(answer: Response): Promise<Fields> {
  return fieldsOf(
    await answer
      .clone()
      .json()
      .catch(() => undefined),
  );
}
