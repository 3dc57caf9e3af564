import { randomUUID } from "node:crypto";
import type { UserId } from "@meal/domain/accounts/actor";
import { addressGroup } from "../../http/rate-limit.ts";
import type { CallContext } from "../../http/route.ts";

/** Somebody without an account, known by their device and their address. */
export interface Guest {
  readonly kind: "guest";
  readonly device: string;
  readonly address: string;
}

/** Whose uses are counted. */
export type Caller = { readonly kind: "user"; readonly userId: UserId } | Guest;

const COOKIE = "device";
const YEAR_S = 31_536_000;

/** Tells who calls. A guest without a mark gets one: a random cookie that no script reads. */
export function callerOf(call: CallContext, appUrl: string): Caller {
  if (call.session.kind === "user") return { kind: "user", userId: call.session.userId };
  const address = addressGroup(call.clientAddress);
  const known = readCookie(call.request.headers.get("cookie") ?? "");
  if (known === undefined) {
    const device = randomUUID();
    // Behind a proxy our own address is plain HTTP; what counts is the one that people open.
    const secure = appUrl.startsWith("https:") ? "; Secure" : "";
    const attributes = `Path=/; Max-Age=${String(YEAR_S)}; HttpOnly; SameSite=Lax${secure}`;
    call.responseHeaders.append("set-cookie", `${COOKIE}=${device}; ${attributes}`);
    return { kind: "guest", device, address };
  }
  return { kind: "guest", device: known, address };
}

function readCookie(header: string): string | undefined {
  const match = /(?:^|;\s*)device=(?<device>[\da-f-]{36})(?:;|$)/u.exec(header);
  return match?.groups?.["device"];
}
