import type { BlockList } from "node:net";
import type { Context } from "hono";
import type { Logger } from "../log.ts";
import { isTrusted } from "./client-address.ts";
import type { HttpEnv } from "./http-env.ts";

const forwardedHeaders = ["x-forwarded-for", "forwarded", "x-real-ip", "x-forwarded-proto"];

/**
 * Warns once when a request was handed on by somebody who is not among the configured proxies. That may be a header that
 * somebody made up; but if it is a proxy, all who come through it count as one address, which nothing else would show.
 */
export function unknownProxyWarning(log: Logger, proxies: BlockList): (context: Context<HttpEnv>) => void {
  let isWarned = false;
  return ({ env, req }) => {
    if (isWarned) return;
    const header = forwardedHeaders.find((name) => req.header(name) !== undefined);
    const peer = env?.incoming?.socket.remoteAddress;
    if (header === undefined || peer === undefined || isTrusted(peer, proxies)) return;
    isWarned = true;
    log.warn(
      { peer, header },
      "a request was forwarded by an address that TRUSTED_PROXIES does not name. If that is your proxy, everybody behind it counts as one address: few accounts can be opened, and guests share their free plans. Set TRUSTED_PROXIES to it",
    );
  };
}
