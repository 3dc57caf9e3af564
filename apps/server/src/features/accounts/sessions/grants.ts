import { tokenGrants, type GrantType } from "@meal/contract/accounts";
import type { z } from "zod";
import { parseBody } from "../../../http/read-input.ts";
import { idTokenGrant, pkceGrant } from "../oidc/service.ts";
import type { AccountsParts, Caller } from "../parts.ts";
import { refreshGrant } from "./refresh.ts";
import type { SessionAnswer } from "./sessions.ts";
import { passwordGrant } from "./password.ts";

type Grant = (parts: AccountsParts, body: unknown, caller: Caller) => Promise<SessionAnswer>;

/** Every way to get a session at the token endpoint. */
const grants: { readonly [Type in GrantType]: Grant } = {
  password: grant(tokenGrants.password, passwordGrant),
  refresh_token: grant(tokenGrants.refresh_token, refreshGrant),
  pkce: grant(tokenGrants.pkce, pkceGrant),
  id_token: grant(tokenGrants.id_token, idTokenGrant),
};

/** Answers the token endpoint: each way takes a body of its own. */
export function grantSession(
  type: GrantType,
  parts: AccountsParts,
  body: unknown,
  caller: Caller,
): Promise<SessionAnswer> {
  return grants[type](parts, body, caller);
}

function grant<Schema extends z.ZodType>(
  schema: Schema,
  answer: (parts: AccountsParts, input: z.output<Schema>, caller: Caller) => Promise<SessionAnswer>,
): Grant {
  return async (parts, body, caller) => answer(parts, parseBody(schema, body), caller);
}
