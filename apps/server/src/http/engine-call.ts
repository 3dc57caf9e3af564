import { addressGroup } from "./rate-limit.ts";
import type { CallContext } from "./route.ts";

/** For whom the engine works where a request is answered. Guests of one network count together: a new device is free to make. */
export function engineCallOf({
  session,
  clientAddress,
  request,
}: Pick<CallContext, "session" | "clientAddress" | "request">): {
  readonly callerKey: string;
  readonly signal: AbortSignal;
} {
  const callerKey =
    session.kind === "user" ? `user ${session.userId}` : `address ${addressGroup(clientAddress)}`;
  return { callerKey, signal: request.signal };
}
