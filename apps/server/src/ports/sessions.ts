import type { Actor } from "@meal/domain/accounts/actor";

/** The session of somebody who is not signed in. */
interface GuestSession {
  readonly kind: "guest";
}

/** What is known of a login: who acts, for which household, and how they proved it. */
interface Login extends Actor {
  readonly sessionId: string;
  /** "aal2" once a second factor was shown in this session. */
  readonly aal: "aal1" | "aal2";
  /** How the person proved themselves, such as "password" and "totp". */
  readonly methods: readonly string[];
  /** When the person signed in, and when the session ends whatever happens. */
  readonly createdAt: number;
  readonly expiresAt: number;
}

/** A person who signed in. */
export interface UserSession extends Login {
  readonly kind: "user";
}

/** A person who showed the first of two factors: nobody yet, except where the second one is asked for. */
export interface HalfSession extends Login {
  readonly kind: "half";
}

/** Whoever sent a request. */
export type Session = GuestSession | HalfSession | UserSession;

/** Tells who sent a request. A session that is unknown or over makes a guest, not an error. */
export interface Sessions {
  identify(request: Request): Promise<Session>;
}
