import type { UserId } from "../../ports/sessions.ts";

/** What is published when sessions of this person ended, so that streams which hang on one look at it again. */
export function sessionsTopic(owner: UserId): string {
  return `sessions ${owner}`;
}
