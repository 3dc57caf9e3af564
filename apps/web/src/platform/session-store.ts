import { isSessionOver, SESSION_RECHECK_MS } from "@meal/domain/accounts/sessions";
import type { Leaving } from "./device/clear.ts";
import { type KeptLogin, keptLogin, type LoginStorage } from "./kept-login.ts";
import { ownerHere, type Session, type SessionKeeper, type SessionUser } from "./session.ts";

/** What the server says about this browser's session. */
export type SessionAnswer =
  | { readonly kind: "person"; readonly user: SessionUser; readonly endsAt: number }
  | { readonly kind: "half" }
  | { readonly kind: "nobody" };

interface SessionStoreParts {
  readonly storage: LoginStorage;
  /** Asks the server; rejects when it cannot be reached. */
  readonly ask: () => Promise<SessionAnswer>;
  /** Puts aside what waits to be sent and what may stay open, before the rest is cleared. */
  readonly putAside: (personId: string) => Promise<void>;
  /** Clears the device of what is theirs. */
  readonly clear: (leaving: Leaving, personId: string) => Promise<void>;
  /** The server confirmed that they are signed in. */
  readonly entered: (personId: string) => void;
  /** Lets go of what this page has of them in memory. */
  readonly forget: (leaving: "over" | "left") => void;
  /** Another tab has cleared the device; this one clears what it alone has. */
  readonly clearTab: (leaving: Leaving, personId: string) => void;
  /** Ends the server's session. */
  readonly leave: () => Promise<void>;
  readonly now: () => number;
  /** spec: sign-in and sign-out are told to the whole page. */
  readonly announce: (event: "auth-login" | "auth-logout") => void;
}

type Guest = Extract<Session, { status: "guest" }>;
const guest: Guest = { status: "guest", hasExpired: false };
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
  #isLeaving = false;
  #isEndTold = false;

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

  readonly begin = async (user: SessionUser, endsAt: number): Promise<void> => {
    if (this.#isTakenByAnother(user.id)) await this.#depart("left");
    this.#login.keep(user, this.#parts.now(), endsAt);
    this.#change(signedIn(user));
    this.#parts.entered(user.id);
  };

  readonly end = async (leaving: Leaving = "left"): Promise<void> => {
    const here = this.#session;
    // Who gives up half-way was not in yet, and takes nothing along.
    if (here.status === "guest" && here.needsSecondFactor === true) this.#change(this.#asGuest());
    else await this.#depart(leaving, () => this.#change(guest));
  };

  readonly tellEnd = (): boolean => {
    const person = this.#login.here();
    const isTold = person?.stay === "over" ? person.isTold : this.#isEndTold;
    this.#isEndTold = true;
    if (person?.stay === "over") this.#login.told();
    return !isTold;
  };

  readonly check = async (): Promise<void> => {
    this.#lastAskedAt = this.#parts.now();
    const askedIn = this.#version;
    const answer = await this.#parts.ask().catch(() => undefined);
    if (askedIn !== this.#version || this.#isLeaving) return;
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
    const before = ownerHere(this.#session);
    if (event === "expired" && this.#session.status === "signed-in") this.#change(this.#asExpired());
    // The flag falls at the end of a session, too; then what is left open stays.
    if (event === "left" && before !== undefined) this.#change(this.#asGuest());
    const user = event === "entered" ? this.#login.user() : null;
    if (user !== null) this.#show(user);
    if (before === undefined || (event !== "left" && event !== "expired")) return;
    this.#parts.clearTab(ownerHere(this.#session) === undefined ? "left" : "over", before);
  };

  #change(next: Session): void {
    const before = this.#session;
    this.#version += 1;
    if (next.status === "signed-in") this.#isEndTold = false;
    this.#session = next;
    const [was, is] = [personOf(before), personOf(next)];
    const left = ownerHere(before);
    if (left !== undefined && left !== is) this.#parts.forget(left === ownerHere(next) ? "over" : "left");
    if (was !== undefined && was !== is) this.#parts.announce("auth-logout");
    if (is !== undefined && was !== is) this.#parts.announce("auth-login");
    for (const listener of this.#listeners) listener();
  }

  async #take(answer: SessionAnswer): Promise<void> {
    const wasIn = this.#login.isFlagged() || this.#login.here()?.stay === "here";
    if (answer.kind === "person" && wasIn && this.#isOver(answer.endsAt)) {
      await this.#expire(this.#parts.leave);
    } else if (answer.kind === "person") await this.#enter(answer.user, answer.endsAt);
    else if (wasIn) await this.#expire();
    else await this.#settle(answer.kind === "half");
  }

  async #enter(user: SessionUser, endsAt: number): Promise<void> {
    if (this.#isTakenByAnother(user.id)) await this.#depart("left");
    const since = this.#isNew(endsAt) ? null : this.#login.time();
    this.#login.keep(user, since ?? this.#parts.now(), endsAt);
    this.#show(user);
    this.#parts.entered(user.id);
  }

  #show(user: SessionUser): void {
    const here = this.#session;
    if (here.status !== "signed-in" || !isSame(here.user, user)) this.#change(signedIn(user));
  }

  /** Everybody hears of it at once: nothing more is asked of the server, and what comes late is not written down. */
  async #expire(leave = async () => {}): Promise<void> {
    await this.#whileLeaving(async () => {
      this.#login.expire();
      this.#change(this.#asExpired());
      await Promise.all([leave(), this.#tidyUp()]);
    });
  }

  /** Leaves open what may stay open after a session, and nothing else. Doing it twice does no harm. */
  async #tidyUp(): Promise<void> {
    const person = this.#login.here();
    if (person?.stay !== "over") return;
    await this.#parts.putAside(person.id);
    // The same person may have signed in again meanwhile.
    if (this.#login.here()?.stay === "over") await this.#parts.clear("over", person.id);
  }

  async #depart(leaving: Leaving, onGone = () => {}): Promise<void> {
    const person = this.#login.here();
    await this.#whileLeaving(async () => {
      if (person !== undefined && leaving !== "deleted") await this.#parts.putAside(person.id);
      this.#login.forget();
      onGone();
      await this.#sweep(leaving);
    });
  }

  /** What the server says meanwhile is about a session that is as good as over. */
  async #whileLeaving(leave: () => Promise<void>): Promise<void> {
    this.#isLeaving = true;
    try {
      await leave();
    } finally {
      this.#isLeaving = false;
      this.#version += 1;
    }
  }

  async #sweep(leaving: Leaving): Promise<void> {
    const person = this.#login.here();
    if (person !== undefined) await this.#parts.clear(leaving, person.id);
    this.#login.cleared();
  }

  /** Nobody is here, or somebody who still has to show the second factor. */
  async #settle(needsSecondFactor: boolean): Promise<void> {
    // The page may have been closed over it the last time.
    if (this.#login.here()?.stay === "gone") await this.#sweep("left");
    if (this.#session.status === "loading") await this.#tidyUp();
    const here = this.#session;
    const next = here.status === "guest" && here.hasExpired ? this.#asExpired() : this.#asGuest();
    const isKnown = here.status === "guest" && here.leftBy?.id === next.leftBy?.id;
    if (isKnown && (here.needsSecondFactor ?? false) === needsSecondFactor) return;
    this.#change({ ...next, ...(needsSecondFactor && { needsSecondFactor }) });
  }

  /** Without contact whoever was here last stays, however long ago that was. */
  #stay(): void {
    if (this.#session.status !== "loading") return;
    const user = this.#login.isFlagged() ? this.#login.user() : null;
    this.#change(user === null ? this.#asGuest() : signedIn(user));
  }

  #asExpired(): Guest {
    return { ...this.#asGuest(), hasExpired: true };
  }

  /** A guest, or whoever's session ran out on this device. */
  #asGuest(): Guest {
    const person = this.#login.here();
    if (person?.stay !== "over") return guest;
    return { ...guest, hasExpired: true, leftBy: { id: person.id, email: person.email } };
  }

  #isTakenByAnother(personId: string): boolean {
    const person = this.#login.here();
    return person !== undefined && person.id !== personId;
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

const personOf = (session: Session) => (session.status === "signed-in" ? session.user.id : undefined);

function isSame(one: SessionUser, other: SessionUser): boolean {
  return one.id === other.id && one.email === other.email && one.fullName === other.fullName;
}
