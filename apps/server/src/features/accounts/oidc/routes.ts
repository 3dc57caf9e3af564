import { authorize, connectProvider, disconnectProvider, providerCallback } from "@meal/contract/oidc";
import { route, type Route } from "../../../http/route.ts";
import { beginConnecting, disconnect } from "./connect.ts";
import { goTo } from "./flow.ts";
import { beginProviderSignIn, finishProviderFlow } from "./service.ts";
import type { AccountsParts } from "../parts.ts";

/** The way to the provider and back, and what it connects. Programs that look ahead send HEAD, which begins and ends nothing. */
export function providerRoutes(parts: AccountsParts): readonly Route[] {
  return [
    route(authorize, async ({ query, ...caller }) =>
      caller.request.method === "HEAD" ? goTo("/login") : beginProviderSignIn(parts, query, caller),
    ),
    route(providerCallback, async (caller) =>
      caller.request.method === "HEAD" ? goTo("/login") : finishProviderFlow(parts, caller),
    ),
    route(connectProvider, async ({ body, ...caller }) => beginConnecting(parts, body, caller)),
    route(disconnectProvider, async ({ params, body, ...caller }) => {
      await disconnect(parts, params.id, body?.current_password, caller);
      return {};
    }),
  ];
}
