import type { OutputOf } from "@meal/contract/endpoint";
import type { readAuthSettings } from "@meal/contract/accounts";
import { useEffect, useState } from "react";
import { server } from "../../platform/server.ts";
import { readSettings } from "./queries.ts";

type AuthSettings = OutputOf<typeof readAuthSettings>;

let known: AuthSettings | undefined;

/** Which ways to sign in the deployment has; undefined until it said so, and then only the e-mail form shows. */
export function useAuthSettings(): AuthSettings | undefined {
  const [settings, setSettings] = useState(known);
  useEffect(() => {
    if (known !== undefined) return;
    const take = (answer: AuthSettings) => {
      known = server.place === undefined ? answer : withoutBrowserWays(answer);
      setSettings(known);
    };
    // Without an answer the form with e-mail and password is there all the same.
    readSettings().then(take, () => {});
  }, []);
  return settings;
}

/** Passkeys and providers are bound to the address of the server, which the pages of an app do not have. */
function withoutBrowserWays(settings: AuthSettings): AuthSettings {
  return { ...settings, passkeys: false, external: { ...settings.external, google: false } };
}

/** Whether the deployment has passkeys and this browser knows them. */
export function useArePasskeysPossible(): boolean {
  return useAuthSettings()?.passkeys === true && "PublicKeyCredential" in globalThis;
}
