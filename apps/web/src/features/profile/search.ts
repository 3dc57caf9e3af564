import { oneOf } from "../../platform/search.ts";

/** The tabs in their order: the specified three first. */
export const profileTabs = ["dietary", "personal", "subscription", "security"] as const;
export type ProfileTab = (typeof profileTabs)[number];

export interface ProfileSearch {
  readonly tab?: ProfileTab;
  /** What they said as a guest lies on another device. */
  readonly told?: "elsewhere";
  /** The link of a mail confirmed a new address. */
  readonly email?: "changed";
  /** An account elsewhere was connected, or why not. */
  readonly connected?: "google";
  readonly error_code?: string;
}

export function readProfileSearch(search: Readonly<Record<string, unknown>>): ProfileSearch {
  const tab = oneOf(profileTabs, search["tab"]);
  const code = search["error_code"];
  return {
    ...(tab !== profileTabs[0] && { tab }),
    ...(search["told"] === "elsewhere" && { told: "elsewhere" }),
    ...(search["email"] === "changed" && { email: "changed" }),
    ...(search["connected"] === "google" && { connected: "google" }),
    ...(typeof code === "string" && { error_code: code }),
  };
}
