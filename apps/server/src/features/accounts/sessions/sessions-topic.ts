import type { UserId } from "@meal/domain/accounts/actor";

/** What is published when sessions of this person ended, so that streams which hang on one look at it again. */
export function sessionsTopic(owner: UserId): string {
  return `sessions ${owner}`;
}
