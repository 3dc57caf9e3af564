import { counted } from "../../../../language/words.ts";

export const myProfile = "My Profile";
export const profile = "Profile";
export const settings = "Settings";
export const logout = "Logout";

/** What is still to be sent. */
export function unsent(count: number): string {
  return `${counted(count, { one: "change", other: "changes" })} to your settings`;
}
