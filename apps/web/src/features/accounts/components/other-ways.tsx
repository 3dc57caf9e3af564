import { KeyRound } from "lucide-react";
import { useEffect, useState } from "react";
import { isRefusal } from "../../../platform/api.ts";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { loginFailure } from "../messages.ts";
import { showPasskey } from "../passkey.ts";
import type { SignedIn } from "../queries.ts";
import { useArePasskeysPossible, useAuthSettings } from "../use-auth-settings.ts";
import { GoogleSign } from "./google-sign.tsx";
import * as t from "../texts/en/log-in.tsx";

interface OtherWaysProps {
  /** What stands between these ways and the form. */
  readonly divider: string;
  readonly isDisabled?: boolean;
  /** Given where people who have an account come in. */
  readonly onPasskey?: (answer: SignedIn) => void;
}

/** What is not e-mail and password, as far as this deployment and this browser have it. */
export function OtherWays({ divider, isDisabled = false, onPasskey }: OtherWaysProps) {
  const settings = useAuthSettings();
  const hasGoogle = settings?.external.google === true;
  const arePasskeysPossible = useArePasskeysPossible();
  const hasPasskeys = onPasskey !== undefined && arePasskeysPossible;
  if (!hasGoogle && !hasPasskeys) return null;
  return (
    <div className="grid gap-3">
      {hasPasskeys && <PasskeyButton onSignedIn={onPasskey} />}
      {hasGoogle && <GoogleButton isDisabled={isDisabled} />}
      <p className="mt-2 flex items-center gap-3 text-sm text-quiet before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {divider}
      </p>
    </div>
  );
}

/** spec: 1, section 4. The provider sends the browser back to the dashboard. */
function GoogleButton({ isDisabled }: { readonly isDisabled: boolean }) {
  const [isBusy, setBusy] = useState(false);
  // Back from the provider the browser shows the page as it was left.
  useEffect(() => {
    const wake = () => setBusy(false);
    addEventListener("pageshow", wake);
    return () => removeEventListener("pageshow", wake);
  }, []);
  const query = new URLSearchParams({ provider: "google", redirect_to: `${location.origin}/dashboard` });
  function go() {
    setBusy(true);
    location.assign(`/api/auth/authorize?${query}`);
  }
  return (
    <Button variant="quiet" wide busy={isBusy} disabled={isDisabled} icon={<GoogleSign />} onClick={go}>
      {t.continueWithGoogle}
    </Button>
  );
}

export function PasskeyButton({ onSignedIn }: { readonly onSignedIn: (answer: SignedIn) => void }) {
  const [isBusy, setBusy] = useState(false);
  async function signIn() {
    setBusy(true);
    try {
      onSignedIn(await showPasskey());
    } catch (error) {
      // Whoever closes the browser's question knows why nothing happened.
      const isGivenUp = error instanceof Error && error.name === "NotAllowedError";
      if (isRefusal(error)) toast({ tone: "destructive", title: error.message });
      else if (!isGivenUp) toast(loginFailure(error));
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button
      variant="quiet"
      wide
      busy={isBusy}
      icon={<KeyRound aria-hidden="true" className="size-5" />}
      onClick={() => void signIn()}
    >
      {t.signInWithPasskey}
    </Button>
  );
}
