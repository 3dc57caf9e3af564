import { ACCOUNT_MADE } from "@meal/domain/accounts/account-made";
import { useLocation, useMatches, useNavigate } from "@tanstack/react-router";
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
  const path = useMatches({ select: (all) => all.at(-1)?.pathname });
  const route = useMatches({ select: (all) => all.at(-1)?.fullPath });
  const mark = useLocation({ select: ({ hash }) => hash });
  const navigate = useNavigate();
  useEffect(() => {
    // Whoever comes back from signing in elsewhere with a new account is told of once: then the mark goes from the address.
    if (mark !== ACCOUNT_MADE) return;
    recordRegistration();
    void navigate({ to: ".", search: true, hash: "", replace: true });
  }, [mark, navigate]);
  if (consent === "yes") {
    // The root alone matches what is no page of ours.
    return (
      <PageView path={path ?? ""} pattern={route === undefined || route === "/" ? "/not-found" : route} />
    );
  }
  // The lower edge has room for one thing: that there is no network, or a new version, is told first.
  return consent === "unasked" && isOnline && !isWaiting ? <ConsentCard /> : null;
}

/** Is told of when it appears. */
function PageView({ path, pattern }: { readonly path: string; readonly pattern: string }) {
  useEffect(() => recordPageView(pattern, path), [pattern, path]);
  return null;
}
