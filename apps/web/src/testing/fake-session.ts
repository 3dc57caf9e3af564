import { type PersonHere, personHereKey } from "../platform/device/person-here.ts";
import { localText } from "../platform/device/text.ts";
import { forgetPerson } from "../platform/memory.ts";
import { newId } from "../platform/new-id.ts";
import type { Session, SessionKeeper, SessionUser } from "../platform/session.ts";
import { createValueStore } from "../platform/value-store.ts";

/** Who looks at the screen: somebody, nobody, whoever's session is still asked for, or has ended without their being told. */
export type Who = SessionUser | "guest" | "loading" | "ended";

/** Somebody nobody has met yet: what one test leaves on the device is not theirs in the next, nor in another file's. */
export function somebody(fullName = "Robin Cook"): SessionUser {
  return { id: newId(), email: "robin@example.org", fullName };
}

export function fakeSession(who: Who): SessionKeeper {
  const store = createValueStore<Session>(sessionOf(who), "with-holder");
  if (typeof who !== "string") settle(who);
  let isUntold = who === "ended";
  return {
    current: store.get,
    subscribe: store.subscribe,
    begin: async (user) => {
      if (store.get().status === "signed-in") forgetPerson("left");
      store.set({ status: "signed-in", user });
    },
    end: async () => {
      forgetPerson("left");
      store.set(sessionOf("guest"));
    },
    tellEnd() {
      const isNews = isUntold;
      isUntold = false;
      return isNews;
    },
    check: async () => {},
  };
}

/** What lies on the device is theirs from now on. */
function settle({ id, email }: SessionUser): void {
  const here: PersonHere = { id, email, stay: "here", isTold: false };
  localText(personHereKey).write(JSON.stringify(here));
}

function sessionOf(who: Who): Session {
  if (who === "loading") return { status: "loading" };
  return typeof who === "string"
    ? { status: "guest", hasExpired: false }
    : { status: "signed-in", user: who };
}
