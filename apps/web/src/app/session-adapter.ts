import type { OutputOf } from "@meal/contract/endpoint";
import type { logOut, readSession } from "@meal/contract/sessions";
import { SESSION_RECHECK_MS } from "@meal/domain/accounts/sessions";
import { call } from "../platform/api.ts";
import { showBadge } from "../platform/app-badge.ts";
import type { Leaving } from "../platform/device/clear.ts";
import { localLoginStorage } from "../platform/kept-login.ts";
import { logOnly } from "../platform/log-only.ts";
import { forgetAt, forgetPerson } from "../platform/memory.ts";
import { network } from "../platform/network.ts";
import { type SessionKeeper, sessionRefusedEvent } from "../platform/session.ts";
import { type SessionAnswer, SessionStore } from "../platform/session-store.ts";
import { showKeptTheme } from "../platform/theme.ts";
import { toastStore } from "../ui/toast-store.ts";

async function ask(): Promise<SessionAnswer> {
  return readAnswer(await call<typeof readSession>("GET /api/auth/session"));
}

function readAnswer({ user, session }: OutputOf<typeof readSession>): SessionAnswer {
  if (user === null || session === null) return { kind: "nobody" };
  if (session.needs_second_factor) return { kind: "half" };
  const person = { id: user.id, email: user.email, fullName: user.user_metadata.full_name };
  return { kind: "person", user: person, endsAt: session.expires_at * 1000 };
}

const loadLate = () => import("./late-features.ts");

/** What cannot be put aside now stays where it is, and is no reason to keep a session open. */
async function putAside(personId: string): Promise<void> {
  await loadLate().then(
    (late) => late.putAside(personId),
    (error: unknown) => logOnly("Not put aside", error),
  );
}

const loadClearing = () => import("../platform/device/clear.ts");

/** Nobody wakes this browser for a timer of theirs anymore; a push service that cannot be reached holds nobody up. */
async function clearAway(leaving: Leaving, personId: string): Promise<void> {
  if (leaving !== "over") showBadge(0);
  if (leaving !== "over") void stopPushes().catch((error: unknown) => logOnly("Still subscribed", error));
  await (await loadClearing()).clearDevice(leaving, personId);
  showKeptTheme();
}

async function stopPushes(): Promise<void> {
  await (await import("../platform/push/subscription.ts")).leavePushes();
}

async function clearThisTab(leaving: Leaving, personId: string): Promise<void> {
  (await loadClearing()).clearTab(leaving, personId);
}

/** Gets ready for the end of the session, and takes back what the last one left. Without contact the next check tries again. */
async function welcome(personId: string): Promise<void> {
  const { fetchLock, isAnythingWaiting } = await import("../platform/device/waiting.ts");
  await fetchLock(personId).catch(() => {});
  if (await isAnythingWaiting(personId)) await (await loadLate()).takeBack(personId);
  await (await loadClearing()).closeWhatWasLeft(personId);
}

const store = new SessionStore({
  storage: localLoginStorage,
  ask,
  // Whatever the server says to it: here the session is over.
  leave: () => call<typeof logOut>("POST /api/auth/logout", { query: { scope: "local" } }).catch(() => {}),
  putAside,
  clear: clearAway,
  entered: (personId) => void welcome(personId),
  forget: forgetPerson,
  clearTab: (leaving, personId) => void clearThisTab(leaving, personId),
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

// What a message offers to do is of the session; its words are read to the end.
forgetAt("session", () => {
  for (const { id, action } of toastStore.list()) if (action !== undefined) toastStore.dismiss(id);
});

/** The one place that picks where sessions come from: the server's cookie, and what lies on the device. */
export const sessionAdapter: SessionKeeper = store;
