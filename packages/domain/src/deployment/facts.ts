import type { LimitedFeature } from "../entitlements/limits.ts";

/**
 * What may be so of a deployment and not of another. Pages that are written at build time mark what depends on it, and the
 * server leaves out what is not so (`apps/server/src/http/fill-pages.ts`).
 */
type SetFact =
  /** Premium can be bought. */
  | "sold"
  /** It is bought at the marked test checkout, where no money moves. */
  | "test-checkout"
  /** It is sold in the apps of phones, by their stores. */
  | "app-store"
  | "google-play"
  /** The page is one of such an app, where the store alone says what Premium costs; no server says that. */
  | "in-app"
  /** The operator sells it with what the marketing page promises; each is promised for itself. */
  | "trial"
  | "basic-plan"
  | "web-prices"
  | "money-back"
  /** Everybody who has an account has Premium. */
  | "premium-for-all"
  /** A language model answers in words; one looks at photos of meals, one at those of labels; one makes pictures. */
  | "model"
  | "photos"
  | "label-photos"
  | "ai-pictures"
  /** What is free has other figures than the usual ones. */
  | "own-limits"
  /** Mails leave the machine. */
  | "mail"
  | "pixel"
  | "video"
  /** Devices are woken when a step of a timer ends. */
  | "push"
  /** The operator said who they are, where to write to, whose law applies, and how long backups are kept. */
  | "operator"
  | "contact"
  | "country"
  | "backups";
/** That somebody with an account can use it: there are free uses, or a way to Premium. */
type OpenTo = `may-${LimitedFeature}`;
/** That a site with figures of its own gives a feature some times, or without end. */
type FreeFigure = `free-${LimitedFeature}`;
type FreeWithoutEnd = `endless-${LimitedFeature}`;
export type Fact = SetFact | OpenTo | FreeFigure | FreeWithoutEnd;

/** The fact that somebody can use it. */
export function mayUse(feature: LimitedFeature): OpenTo {
  return `may-${feature}`;
}

/** The fact that a site with figures of its own gives some uses, and the name of how many. */
export function figureOf(feature: LimitedFeature): FreeFigure {
  return `free-${feature}`;
}

/** The fact that a site with figures of its own gives it without end. */
export function endless(feature: LimitedFeature): FreeWithoutEnd {
  return `endless-${feature}`;
}

/** What is said of a deployment in words, each where its fact holds. */
export type FactText =
  | "model-name"
  | "pixel-id"
  | "video-address"
  | "video-host"
  | "operator-name"
  | "operator-email"
  | "operator-country"
  | "backup-days"
  | "push-key"
  /** What the stores call Premium. */
  | "app-store-product"
  | "google-play-product"
  | FreeFigure;

/** A fact, or that it does not hold. */
export type Condition = Fact | `!${Fact}`;

/** Whether all of them hold. */
export function doHold(conditions: readonly string[], holds: (fact: string) => boolean): boolean {
  return conditions.every((one) => (one.startsWith("!") ? !holds(one.slice(1)) : holds(one)));
}

/** What stands in a written page for a text that only the deployment knows. */
export function placeOf(text: FactText): string {
  return `{{${text}}}`;
}
