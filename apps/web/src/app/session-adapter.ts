import type { OutputOf } from "@meal/contract/endpoint";
import type { logOut, readSession } from "@meal/contract/sessions";
import { SESSION_RECHECK_MS } from "@meal/domain/accounts/sessions";
import { call } from "../platform/api.ts";
import { localLoginStorage } from "../platform/local-storage.ts";
import { network } from "../platform/network.ts";
import { type SessionKeeper, sessionRefusedEvent } from "../platform/session.ts";
import { type SessionAnswer, SessionStore } from "../platform/session-store.ts";

async function ask(): Promise<SessionAnswer> {
  return readAnswer(await call<typeof readSession>("GET /api/auth/session"));
}

function readAnswer({ user, session }: OutputOf<typeof readSession>): SessionAnswer {
  if (user === null || session === null) return { kind: "nobody" };
  if (session.needs_second_factor) return { kind: "half" };
  const person = { id: user.id, email: user.email, fullName: user.user_metadata.full_name };
  return { kind: "person", user: person, endsAt: session.expires_at * 1000 };
}

const store = new SessionStore({
  storage: localLoginStorage,
  ask,
  // Whatever the server says to it: here the session is over.
  leave: () => call<typeof logOut>("POST /api/auth/logout", { query: { scope: "local" } }).catch(() => {}),
  now: () => Date.now(),
  announce: (event) => void dispatchEvent(new Event(event)),
});

addEventListener("storage", ({ key, newValue }) => store.hearStorage(key, newValue));
network.onBack(() => void store.check());
addEventListener(sessionRefusedEvent, () => void store.check());
document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "visible") void store.recheck();
});
setInterval(() => void store.recheck(), SESSION_RECHECK_MS);
void store.check();

/** The one place that picks where sessions come from: the server's cookie, and what lies on the device. */
export const sessionAdapter: SessionKeeper = store;
