import { isSessionOver, SESSION_RECHECK_MS } from "@meal/domain/accounts/sessions";
import { type KeptLogin, keptLogin, type LoginStorage } from "./kept-login.ts";
import type { Session, SessionKeeper, SessionUser } from "./session.ts";

/** What the server says about this browser's session. */
export type SessionAnswer =
  | { readonly kind: "person"; readonly user: SessionUser; readonly endsAt: number }
  | { readonly kind: "half" }
  | { readonly kind: "nobody" };

interface SessionStoreParts {
  readonly storage: LoginStorage;
  /** Asks the server; rejects when it cannot be reached. */
  readonly ask: () => Promise<SessionAnswer>;
  /** Ends the server's session. */
  readonly leave: () => Promise<void>;
  readonly now: () => number;
  /** spec: sign-in and sign-out are told to the whole page. */
  readonly announce: (event: "auth-login" | "auth-logout") => void;
}

const guest: Extract<Session, { status: "guest" }> = { status: "guest", hasExpired: false };
const signedIn = (user: SessionUser): Session => ({ status: "signed-in", user });

/**
 * Knows who uses the app. A person whose login is under four hours old is there at once, from what lies on the
 * device; the server is asked beside. Without contact nobody is sent away. Nothing happens until `check` is called.
 */
export class SessionStore implements SessionKeeper {
  readonly #parts: SessionStoreParts;
  readonly #login: KeptLogin;
  readonly #listeners = new Set<() => void>();
  #session: Session;
  #lastAskedAt = -Infinity;
  /** An answer is about the moment it was asked for: a login or logout in between makes it worthless. */
  #version = 0;

  constructor(parts: SessionStoreParts) {
    this.#parts = parts;
    this.#login = keptLogin(parts.storage);
    const at = this.#login.time();
    const user = this.#login.user();
    const isFresh = this.#login.isFlagged() && at !== null && !isSessionOver(at, parts.now());
    this.#session = isFresh && user !== null ? signedIn(user) : { status: "loading" };
  }

  readonly current = (): Session => this.#session;

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly begin = (user: SessionUser, endsAt: number): void => {
    this.#login.keep(user, this.#parts.now(), endsAt);
    this.#change(signedIn(user));
  };

  readonly end = (): void => {
    this.#login.forget();
    this.#change(guest);
  };

  readonly check = async (): Promise<void> => {
    this.#lastAskedAt = this.#parts.now();
    const askedIn = this.#version;
    const answer = await this.#parts.ask().catch(() => undefined);
    if (askedIn !== this.#version) return;
    if (answer === undefined) this.#stay();
    else await this.#take(answer);
  };

  /** Like `check`, but at most every five minutes. */
  readonly recheck = async (): Promise<void> => {
    if (this.#parts.now() - this.#lastAskedAt >= SESSION_RECHECK_MS) await this.check();
  };

  /** Another tab stored something. */
  readonly hearStorage = (key: string | null, value: string | null): void => {
    const event = this.#login.read(key, value);
    const isIn = this.#session.status === "signed-in";
    if (event === "expired" && isIn) this.#change({ ...guest, hasExpired: true });
    if (event === "left" && isIn) this.#change(guest);
    const user = event === "entered" ? this.#login.user() : null;
    if (user !== null) this.#show(user);
  };

  #change(next: Session): void {
    const before = this.#session.status;
    this.#version += 1;
    this.#session = next;
    if (before !== "signed-in" && next.status === "signed-in") this.#parts.announce("auth-login");
    if (before === "signed-in" && next.status !== "signed-in") this.#parts.announce("auth-logout");
    for (const listener of this.#listeners) listener();
  }

  async #take(answer: SessionAnswer): Promise<void> {
    const wasFlagged = this.#login.isFlagged();
    if (answer.kind === "person" && wasFlagged && this.#isOver(answer.endsAt)) {
      this.#expire();
      await this.#parts.leave();
    } else if (answer.kind === "person") this.#enter(answer.user, answer.endsAt);
    else if (wasFlagged) this.#expire();
    else this.#settle(answer.kind === "half");
  }

  #enter(user: SessionUser, endsAt: number): void {
    const since = this.#isNew(endsAt) ? null : this.#login.time();
    this.#login.keep(user, since ?? this.#parts.now(), endsAt);
    this.#show(user);
  }

  #show(user: SessionUser): void {
    const here = this.#session;
    if (here.status !== "signed-in" || !isSame(here.user, user)) this.#change(signedIn(user));
  }

  #expire(): void {
    this.#login.expire();
    this.#change({ ...guest, hasExpired: true });
  }

  /** Nobody is here, or somebody who still has to show the second factor. */
  #settle(needsSecondFactor: boolean): void {
    const here = this.#session;
    if (here.status === "guest" && (here.needsSecondFactor ?? false) === needsSecondFactor) return;
    const hasExpired = here.status === "guest" && here.hasExpired;
    this.#change({ ...guest, hasExpired, ...(needsSecondFactor && { needsSecondFactor }) });
  }

  /** Without contact whoever was here last stays, however long ago that was. */
  #stay(): void {
    if (this.#session.status !== "loading") return;
    const user = this.#login.isFlagged() ? this.#login.user() : null;
    this.#change(user === null ? guest : signedIn(user));
  }

  /** spec: when the login time is gone or over four hours old while the flag is set, the session has expired. */
  #isOver(endsAt: number): boolean {
    const time = this.#login.time();
    if (this.#isNew(endsAt)) return false;
    return time === null || isSessionOver(time, this.#parts.now());
  }

  /** The link of a mail may have begun a session that this device does not know of yet. */
  #isNew(endsAt: number): boolean {
    const known = this.#login.endsAt();
    return known !== null && endsAt > known;
  }
}

function isSame(one: SessionUser, other: SessionUser): boolean {
  return one.id === other.id && one.email === other.email && one.fullName === other.fullName;
}
