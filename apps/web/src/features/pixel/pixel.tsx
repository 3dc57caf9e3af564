import { ACCOUNT_MADE } from "@meal/domain/accounts/account-made";
import { useNavigate } from "../../platform/router/hooks.ts";
import { useShown } from "../../platform/router/outlet.tsx";
import { useEffect } from "react";
import { useConsent } from "../../platform/consent.ts";
import { recordPageView, recordRegistration } from "../../platform/pixel.ts";
import { useUpdate } from "../../platform/update.ts";
import { useIsOnline } from "../../platform/use-is-online.ts";
import { ConsentCard } from "./consent-card.tsx";

/** Tells of each page that is opened, once somebody agreed; asks whoever was not asked yet. */
export function Pixel() {
  const consent = useConsent();
  const isOnline = useIsOnline();
  const { isWaiting } = useUpdate();
  // Of what is drawn: the address is a new one while the page behind it is still on its way.
  const { route, address } = useShown();
  const { pathname, search, hash } = address;
  const navigate = useNavigate();
  useEffect(() => {
    // Whoever comes back from signing in elsewhere with a new account is told of once: then the mark goes from the address.
    if (hash !== ACCOUNT_MADE) return;
    recordRegistration();
    void navigate({ to: pathname, search, replace: true });
  }, [pathname, search, hash, navigate]);
  if (consent === "yes") {
    return <PageView path={pathname} pattern={route?.path ?? "/not-found"} />;
  }
  // The lower edge has room for one thing: that there is no network, or a new version, is told first.
  return consent === "unasked" && isOnline && !isWaiting ? <ConsentCard /> : null;
}

/** Is told of when it appears. */
function PageView({ path, pattern }: { readonly path: string; readonly pattern: string }) {
  useEffect(() => recordPageView(pattern, path), [pattern, path]);
  return null;
}
