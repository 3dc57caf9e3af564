import { createContext, useContext, useSyncExternalStore } from "react";

/** The person as the app knows them. */
export interface SessionUser {
  readonly id: string;
  readonly email: string;
  readonly fullName: string;
}

/** Whoever's session ran out on this device: something of theirs stays open, and signing in again begins with their address. */
export interface LeftBy {
  readonly id: string;
  readonly email: string;
}

/**
 * Who is using the app. `hasExpired` tells a guest whose session ran out from one who never had any;
 * `needsSecondFactor` is somebody who showed the first of two factors.
 */
export type Session =
  | { readonly status: "loading" }
  | {
      readonly status: "guest";
      readonly hasExpired: boolean;
      readonly leftBy?: LeftBy;
      readonly needsSecondFactor?: boolean;
    }
  | { readonly status: "signed-in"; readonly user: SessionUser };

/**
 * Where the session comes from. `current` returns the same object until the session changes,
 * and `subscribe` calls back on every change. Offline an adapter keeps answering with the last person.
 */
export interface SessionPort {
  readonly current: () => Session;
  readonly subscribe: (onChange: () => void) => () => void;
}

/** A session that the screens of accounts also change. */
export interface SessionKeeper extends SessionPort {
  /** Somebody signed in on this screen, until then on the server's clock. */
  readonly begin: (user: SessionUser, endsAt: number) => Promise<void>;
  /** They signed out, or deleted their account, or are not whose things lie here; resolves when the device is cleared. */
  readonly end: (leaving?: "left" | "deleted") => Promise<void>;
  /** Whether it is still to be told that the session ran out; asking counts as telling. */
  readonly tellEnd: () => boolean;
  /** Asks the server who is signed in; without contact everything stays as it is. */
  readonly check: () => Promise<void>;
}

/** Fired on the window when the server refused a call for want of a session. */
export const sessionRefusedEvent = "auth-refused";

const guest: Session = { status: "guest", hasExpired: false };

/** The session of a deployment without accounts, and of every prerendered page. */
export const guestSession: SessionKeeper = {
  current: () => guest,
  subscribe: () => () => {},
  begin: async () => {},
  end: async () => {},
  tellEnd: () => false,
  check: async () => {},
};

/** Carries the session port down to the screens. */
export const SessionContext = createContext<SessionKeeper>(guestSession);

/** The session, kept fresh. The first render after hydration is a guest's, as the prerendered page was. */
export function useSession(): Session {
  const port = useContext(SessionContext);
  return useSyncExternalStore(port.subscribe, port.current, guestSession.current);
}

/** Whose things a screen may show that stays open after a session ran out: the person's, or what they left open. */
export function ownerHere(session: Session): string | undefined {
  if (session.status === "signed-in") return session.user.id;
  return session.status === "guest" ? session.leftBy?.id : undefined;
}

/** The session as something to change. */
export const useSessionKeeper = (): SessionKeeper => useContext(SessionContext);
