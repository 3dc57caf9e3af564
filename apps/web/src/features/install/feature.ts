import { createElement, useSyncExternalStore } from "react";
import type { Feature } from "../../platform/feature.ts";
import { hasInstallOffer, onInstallOffer } from "../../platform/install-offer.ts";
import { useConsent } from "../../platform/consent.ts";
import { useUpdate } from "../../platform/update.ts";
import { useIsOnline } from "../../platform/use-is-online.ts";
import { lazyPart } from "../../ui/lazy-part.ts";

const InstallCard = lazyPart(() => import("./install-card.tsx"), "InstallCard");

/** The card is loaded when the browser makes its offer, and goes when it is answered. */
function InstallOffer() {
  const isOffered = useSyncExternalStore(onInstallOffer, hasInstallOffer);
  const isOnline = useIsOnline();
  const { isWaiting } = useUpdate();
  const isBeingAsked = useConsent() === "unasked";
  // The lower edge has room for one thing: that there is no network, or a new version, is told first,
  // and whoever is being asked something is not asked another thing.
  return isOffered && isOnline && !isWaiting && !isBeingAsked ? createElement(InstallCard) : null;
}

/** Offers to put the app on the home screen, once. */
export const feature = { name: "install", routes: [], overlay: InstallOffer } satisfies Feature;
