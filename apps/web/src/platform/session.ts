import { createContext, useContext, useSyncExternalStore } from "react";

/** The person as the app knows them. */
export interface SessionUser {
  readonly id: string;
  readonly email: string;
  readonly fullName: string;
}

/**
 * Who is using the app. `hasExpired` tells a guest whose session ran out from one who never had any;
 * `needsSecondFactor` is somebody who showed the first of two factors.
 */
export type Session =
  | { readonly status: "loading" }
  | { readonly status: "guest"; readonly hasExpired: boolean; readonly needsSecondFactor?: boolean }
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
  readonly begin: (user: SessionUser, endsAt: number) => void;
  /** They signed out. */
  readonly end: () => void;
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
  begin: () => {},
  end: () => {},
  check: async () => {},
};

/** Carries the session port down to the screens. */
export const SessionContext = createContext<SessionKeeper>(guestSession);

/** The session, kept fresh. The first render after hydration is a guest's, as the prerendered page was. */
export function useSession(): Session {
  const port = useContext(SessionContext);
  return useSyncExternalStore(port.subscribe, port.current, guestSession.current);
}

/** The session as something to change. */
export const useSessionKeeper = (): SessionKeeper => useContext(SessionContext);
