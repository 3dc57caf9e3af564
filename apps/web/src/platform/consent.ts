import { useSyncExternalStore } from "react";
import { localText } from "./device/text.ts";
import { isHere } from "./here.ts";
import { createValueStore } from "./value-store.ts";

/**
 * Whether Meta may be told. `off`: this deployment has no pixel. `refused`: the browser asks for its owner not to be
 * tracked, so nobody asks them again. Otherwise it is their choice, and `unasked` until they made it.
 */
type Consent = "off" | "refused" | "unasked" | "yes" | "no";

const kept = localText("pixel-consent");
const changes = createValueStore(0, "never");

/** What was chosen, as it is now. */
export function readConsent(): Consent {
  if (!isHere("pixel")) return "off";
  if (navigator.globalPrivacyControl === true || navigator.doNotTrack === "1") return "refused";
  const choice = kept.read();
  return choice === "yes" || choice === "no" ? choice : "unasked";
}

export function chooseConsent(choice: "yes" | "no"): void {
  kept.write(choice);
  changes.set(changes.get() + 1);
}

/** A page that is written at build time is drawn for somebody who was not asked yet. */
export function useConsent(): Consent {
  return useSyncExternalStore(subscribe, readConsent, () => "unasked");
}

function subscribe(listener: () => void): () => void {
  const hear = ({ key }: StorageEvent) => (key === "pixel-consent" || key === null) && listener();
  addEventListener("storage", hear);
  const stop = changes.subscribe(listener);
  return () => {
    stop();
    removeEventListener("storage", hear);
  };
}

/** Calls whenever somebody chooses here. */
export const onConsentChosen = changes.subscribe;
