import type { LocalKey } from "./device/kept-things.ts";
import { type PersonHere, personHereKey, readPersonHere } from "./device/person-here.ts";
import { localText } from "./device/text.ts";
import type { SessionUser } from "./session.ts";
import { loginFlagKey } from "./was-signed-in.ts";

type LoginKey = Extract<
  LocalKey,
  "isLoggedIn" | "currentUser" | "lastLoginTime" | "session-user" | "session-ends-at" | "device-person"
>;

/** Where the login is kept: the browser's local storage, or a stand-in. */
export interface LoginStorage {
  readonly getItem: (key: LoginKey) => string | null;
  readonly setItem: (key: LoginKey, value: string) => void;
  readonly removeItem: (key: LoginKey) => void;
}

/** The browser's. */
export const localLoginStorage: LoginStorage = {
  getItem: (key) => localText(key).read(),
  setItem: (key, value) => localText(key).write(value),
  removeItem: (key) => localText(key).remove(),
};

/** What another tab did, as its writes tell. */
type LoginEvent = "entered" | "left" | "expired" | "nothing";

/** spec: 1, section 3, "Local browser storage", with the flag. The last two are ours: who it was, for use without a network, and which session. */
const emailKey = "currentUser";
const timeKey = "lastLoginTime";
const personKey = "session-user";
const endKey = "session-ends-at";

export interface KeptLogin {
  readonly isFlagged: () => boolean;
  readonly time: () => number | null;
  readonly user: () => SessionUser | null;
  /** When the session ends on the server's clock, which also tells one session from another. */
  readonly endsAt: () => number | null;
  readonly keep: (user: SessionUser, loggedInAt: number, endsAt: number) => void;
  /** Whose things lie on the device, also when their session is over. */
  readonly here: () => PersonHere | undefined;
  /** Other tabs hear the writes in their order, and the first tells them why. The address stays, for signing in again. */
  readonly expire: () => void;
  /** Notes that the person leaves, before the device is cleared of what is theirs. */
  readonly forget: () => void;
  /** The device is cleared. */
  readonly cleared: () => void;
  /** The end of the session was told. */
  readonly told: () => void;
  /** What a write of another tab means; the flag is written last at a login and first at a logout. */
  readonly read: (key: string | null, value: string | null) => LoginEvent;
}

/** The login as it lies on the device, shared by all tabs. No token is among it. */
export function keptLogin(storage: LoginStorage): KeptLogin {
  const here = () => readPersonHere(storage.getItem(personHereKey));
  const note = (person: PersonHere) => storage.setItem(personHereKey, JSON.stringify(person));
  const change = (part: Partial<PersonHere>) => {
    const person = here();
    if (person !== undefined) note({ ...person, ...part });
  };
  const forgetSession = () => {
    storage.setItem(loginFlagKey, "false");
    storage.removeItem(personKey);
    storage.removeItem(endKey);
  };
  return {
    isFlagged: () => storage.getItem(loginFlagKey) === "true",
    time: () => readTime(storage.getItem(timeKey)),
    endsAt: () => readTime(storage.getItem(endKey)),
    user: () => readPerson(storage.getItem(personKey)),
    here,
    keep: (user, loggedInAt, endsAt) => {
      note({ id: user.id, email: user.email, stay: "here", isTold: false });
      storage.setItem(endKey, String(endsAt));
      storage.setItem(timeKey, String(loggedInAt));
      storage.setItem(emailKey, user.email);
      storage.setItem(personKey, JSON.stringify(user));
      storage.setItem(loginFlagKey, "true");
    },
    expire: () => {
      change({ stay: "over", isTold: false });
      storage.removeItem(timeKey);
      forgetSession();
    },
    forget: () => {
      change({ stay: "gone" });
      forgetSession();
      storage.removeItem(emailKey);
      storage.removeItem(timeKey);
    },
    cleared: () => storage.removeItem(personHereKey),
    told: () => change({ isTold: true }),
    read: (key: string | null, value: string | null): LoginEvent => {
      if (key === null || (key === loginFlagKey && value !== "true")) return "left";
      if (key === personHereKey) return readPersonHere(value)?.stay === "gone" ? "left" : "nothing";
      if (key === timeKey && value === null) return "expired";
      const isLogin = key === loginFlagKey || (key === personKey && value !== null);
      return isLogin && storage.getItem(loginFlagKey) === "true" ? "entered" : "nothing";
    },
  };
}

function readTime(text: string | null): number | null {
  const time = Number(text ?? "");
  return text === null || text === "" || !Number.isFinite(time) ? null : time;
}

function readPerson(text: string | null): SessionUser | null {
  try {
    const value: unknown = JSON.parse(text ?? "null");
    return isPerson(value) ? value : null;
  } catch {
    return null;
  }
}

function isPerson(value: unknown): value is SessionUser {
  if (typeof value !== "object" || value === null) return false;
  const { id, email, fullName } = value as Partial<Record<keyof SessionUser, unknown>>;
  return [id, email, fullName].every((part) => typeof part === "string");
}
