import type { beginPasskeySignIn, signInWithPasskey } from "@meal/contract/passkeys";
import { call } from "../../platform/api.ts";
import { readSignedIn, type SignedIn } from "./queries.ts";

/** Signs in with a passkey of this device or of the phone beside it. */
export async function showPasskey(): Promise<SignedIn> {
  const { startAuthentication } = await import("@simplewebauthn/browser");
  const { challenge_id, options } = await call<typeof beginPasskeySignIn>(
    "POST /api/auth/passkeys/authentication/options",
  );
  const allowCredentials = options.allowCredentials.map(({ id, type }) => ({ id, type }));
  const credential = await startAuthentication({ optionsJSON: { ...options, allowCredentials } });
  return readSignedIn(
    await call<typeof signInWithPasskey>("POST /api/auth/passkeys/authentication/verify", {
      body: { challenge_id, credential },
    }),
  );
}
