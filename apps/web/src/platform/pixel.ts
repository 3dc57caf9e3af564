import { onConsentChosen, readConsent } from "./consent.ts";
import { textHere } from "./here.ts";

/** spec: 1, section 9. What is told, under Meta's own names. */
type PixelEvent = "PageView" | "CompleteRegistration" | "InitiateCheckout";

/** The pattern of the address, such as "/recipe/$recipeId". */
let page = "/";
/** The address that is open and was told of; it never leaves the browser. */
let toldOf: string | undefined;
onConsentChosen(() => {
  toldOf = undefined;
});

/**
 * Tells that a page was opened: of which kind, never which one, and nothing of what was asked for in its address. A page
 * that is drawn anew was not opened again.
 */
export function recordPageView(pattern: string, path: string): void {
  page = pattern;
  if (path === toldOf) return;
  toldOf = path;
  record("PageView");
}

export function recordRegistration(): void {
  record("CompleteRegistration");
}

/** spec: 1, section 9. Its value is that of the first month. */
export function recordCheckoutStart({
  amountCents,
  currency,
}: {
  amountCents: number;
  currency: string;
}): void {
  record("InitiateCheckout", { "cd[value]": (amountCents / 100).toFixed(2), "cd[currency]": currency });
}

/**
 * One small request by the documented address of the pixel; none of Meta's scripts runs here. It outlives the page, for whoever
 * is on the way to pay. Where it does not get through, nothing else is affected.
 */
function record(event: PixelEvent, more: Readonly<Record<string, string>> = {}): void {
  if (readConsent() !== "yes") return;
  const told = { id: textHere("pixel-id"), ev: event, dl: location.origin + page, noscript: "1", ...more };
  const options = {
    mode: "no-cors",
    credentials: "include",
    keepalive: true,
    referrerPolicy: "no-referrer",
  } as const;
  void fetch(`https://www.facebook.com/tr?${new URLSearchParams(told)}`, options).catch(() => {});
}
