import {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn as beginPasskeySignInEndpoint,
  listPasskeys,
  removePasskey,
  renamePasskey,
  signInWithPasskey,
} from "@meal/contract/passkeys";
import { AppError } from "../../../app-error.ts";
import { route, type Route } from "../../../http/route.ts";
import type { AccountsParts } from "../parts.ts";
import {
  beginRegistration,
  finishRegistration,
  forgetPasskey,
  passkeysOf,
  passkeyView,
} from "./registration.ts";
import { renamePasskeyRow } from "./passkeys-repository.ts";
import { beginPasskeySignIn, passkeySignIn } from "./sign-in.ts";

/** Passkeys: made and kept by their owner, and shown to sign in. */
export function passkeysRoutes(parts: AccountsParts): readonly Route[] {
  const { db } = parts.database;
  return [
    route(beginPasskey, async ({ body, ...caller }) =>
      beginRegistration(parts, body.current_password, caller),
    ),
    route(addPasskey, async ({ body, session }) => {
      const { challenge_id: challengeId, credential, friendly_name: friendlyName } = body;
      return finishRegistration(parts, { challengeId, credential, friendlyName }, session);
    }),
    route(beginPasskeySignInEndpoint, async (caller) => beginPasskeySignIn(parts, caller)),
    route(signInWithPasskey, async ({ body, ...caller }) =>
      passkeySignIn(parts, { challengeId: body.challenge_id, credential: body.credential }, caller),
    ),
    route(listPasskeys, async ({ session }) => passkeysOf(parts, session.userId)),
    route(renamePasskey, async ({ params, body, session }) => {
      const renamed = await renamePasskeyRow(db, session.userId, params.id, body.friendly_name);
      if (!renamed) throw new AppError("not_found");
      return passkeyView(renamed);
    }),
    route(removePasskey, async ({ params, body, ...caller }) =>
      forgetPasskey(parts, params.id, body?.current_password, caller),
    ),
  ];
}
