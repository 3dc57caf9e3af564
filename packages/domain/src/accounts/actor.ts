/** The id of a person. Only a session makes one, so nobody's own rows can be asked for without knowing who asks. */
export type UserId = string & { readonly isUserId: true };

/** The id of a household: plans, the shopping list and what is found among them are a household's, whoever made them. */
export type OwnerId = string & { readonly isOwnerId: true };

/** Who does something, and for which household: a person's own things go by the first, shared things by the second. */
export interface Actor {
  readonly userId: UserId;
  readonly ownerId: OwnerId;
}

/** Everybody has a household of one, and its id is theirs. */
export function householdOfOne(userId: UserId): OwnerId {
  const id: string = userId;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- This is the one place where a household's id is made.
  return id as OwnerId;
}

/** The person as they act: until households are shared, everybody acts for their own. */
export function actorOf(userId: UserId): Actor {
  return { userId, ownerId: householdOfOne(userId) };
}
