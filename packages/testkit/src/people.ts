import { actorOf, type UserId } from "@meal/domain/accounts/actor";
import type { UserSession } from "@meal/server/ports/sessions";

/** The id of a person who exists only in a test. */
export function userId(id: string): UserId {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Only sessions make real ids; tests have none.
  return id as UserId;
}

/** The session of such a person, who signed in at the beginning of time. */
export function userSession(person: UserId): UserSession {
  return {
    kind: "user",
    ...actorOf(person),
    sessionId: "s",
    aal: "aal1",
    methods: ["password"],
    createdAt: 0,
    expiresAt: 14_400_000,
  };
}
