import { authorize, providerCallback } from "@meal/contract/oidc";
import { route, type Route } from "../../http/route.ts";
import { goTo } from "./oidc-flow.ts";
import { beginProviderSignIn, finishProviderSignIn } from "./oidc-service.ts";
import type { AccountsParts } from "./parts.ts";

/** The way to the provider and back. Programs that look ahead send HEAD, which begins and ends nothing. */
export function providerRoutes(parts: AccountsParts): readonly Route[] {
  return [
    route(authorize, async ({ query, ...caller }) =>
      caller.request.method === "HEAD" ? goTo("/login") : beginProviderSignIn(parts, query, caller),
    ),
    route(providerCallback, async (caller) =>
      caller.request.method === "HEAD" ? goTo("/login") : finishProviderSignIn(parts, caller),
    ),
  ];
}
