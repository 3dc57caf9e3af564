import type { Endpoint, ParsedInputOf } from "@meal/contract/endpoint";
import type { z } from "zod";
import type { Logger } from "../log.ts";
import type { Session, UserSession } from "../ports/sessions.ts";

/** What every handler is given besides its parsed input. */
export interface CallContext {
  readonly session: Session;
  readonly requestId: string;
  /** The caller's network address, as far as the configured proxies can be believed. */
  readonly clientAddress: string;
  /** For what the contract does not parse: single headers, the signal of a caller who left. */
  readonly request: Request;
  /** The body as it came, for signatures over it; empty where the endpoint declares no body. */
  readonly bodyText: string;
  /** Headers to add to the answer, such as Set-Cookie. */
  readonly responseHeaders: Headers;
  readonly log: Logger;
}

type SessionOf<E extends Endpoint> = E["access"] extends "signed-in" ? UserSession : Session;

/** One call of one endpoint: its parsed input, and a session that fits its access. */
export type Call<E extends Endpoint> = Omit<CallContext, "session"> &
  ParsedInputOf<E> & { readonly session: SessionOf<E> };

/** What a handler returns is only read: lists of the domain are readonly and need no copy. */
type DeepReadonly<T> = T extends object ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> } : T;

type ReturnOf<E extends Endpoint> = E["output"] extends z.ZodType
  ? DeepReadonly<z.input<E["output"]>>
  : E["output"] extends "nothing"
    ? void
    : Response;

/** An endpoint with its handler, ready to be mounted. */
export interface Route {
  readonly endpoint: Endpoint;
  // A method, because routes of different input share one list; `route` has checked each.
  handle(call: CallContext): Promise<unknown>;
}

/** Joins an endpoint of the contract and what it does. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- Naming the handler's type keeps literals in what it returns exact.
export function route<E extends Endpoint, Handle extends (call: Call<E>) => Promise<ReturnOf<E>>>(
  endpoint: E,
  handle: Handle,
): Route {
  const mounted: { endpoint: Endpoint; handle(call: Call<E>): Promise<unknown> } = { endpoint, handle };
  return mounted;
}
