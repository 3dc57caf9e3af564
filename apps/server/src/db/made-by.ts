import type { Actor } from "@meal/domain/accounts/actor";

/** The columns of a row that a household shares: who made it, and whose it is. */
export function madeBy({ userId, ownerId }: Actor) {
  return { user_id: userId, owner_id: ownerId };
}
