import { oneOf } from "../../platform/search.ts";

/** The tabs in their order: the specified three first. */
export const profileTabs = ["dietary", "personal", "subscription", "security"] as const;
export type ProfileTab = (typeof profileTabs)[number];

export interface ProfileSearch {
  readonly tab?: ProfileTab;
  /** The link of a mail confirmed a new address. */
  readonly email?: "changed";
}

export function readProfileSearch(search: Readonly<Record<string, unknown>>): ProfileSearch {
  const tab = oneOf(profileTabs, search["tab"]);
  return {
    ...(tab !== profileTabs[0] && { tab }),
    ...(search["email"] === "changed" && { email: "changed" }),
  };
}
