import { describe, expect, it } from "vitest";
import { type SessionAnswer, SessionStore } from "./session-store.ts";

const hourMs = 60 * 60 * 1000;
const ada = { id: "u1", email: "ada@example.org", fullName: "Ada Miller" };
const bo = { id: "u2", email: "bo@example.org", fullName: "" };
const person = (user = ada, endsAt = 4 * hourMs): SessionAnswer => ({ kind: "person", user, endsAt });

/** A browser: its storage is shared by all tabs, and each write is told to the others. */
function browser() {
  const kept = new Map<string, string>();
  const tabs: SessionStore[] = [];
  const world = { now: 0, answer: (): Promise<SessionAnswer> => Promise.resolve({ kind: "nobody" }) };
  const told: string[] = [];
  let left = 0;
  function open() {
    const tell = (key: string, value: string | null) => {
      for (const tab of tabs) if (tab !== store) tab.hearStorage(key, value);
    };
    const store = new SessionStore({
      storage: {
        getItem: (key) => kept.get(key) ?? null,
        setItem: (key, value) => {
          kept.set(key, value);
          tell(key, value);
        },
        removeItem: (key) => {
          if (kept.delete(key)) tell(key, null);
        },
      },
      ask: () => world.answer(),
      leave: async () => void (left += 1),
      now: () => world.now,
      announce: (event) => void told.push(event),
    });
    tabs.push(store);
    return store;
  }
  const says = (answer: SessionAnswer) => (world.answer = () => Promise.resolve(answer));
  const isSilent = () => (world.answer = () => Promise.reject(new Error("No network")));
  return { kept, world, told, open, says, isSilent, left: () => left };
}

describe("at the start", () => {
  it("nothing is known until the server was asked", async () => {
    const { open } = browser();
    const store = open();
    expect(store.current()).toEqual({ status: "loading" });
    await store.check();
    expect(store.current()).toEqual({ status: "guest", hasExpired: false });
  });

  it("a person of the last four hours is there at once", () => {
    const { open, world } = browser();
    open().begin(ada, 4 * hourMs);
    world.now = 4 * hourMs - 1;
    expect(open().current()).toEqual({ status: "signed-in", user: ada });
  });

  it("a login of over four hours ago has expired, and the server's session with it", async () => {
    const { open, world, says, kept, left } = browser();
    open().begin(ada, 4 * hourMs);
    world.now = 4 * hourMs;
    says(person());
    const store = open();
    expect(store.current()).toEqual({ status: "loading" });
    await store.check();
    expect(store.current()).toEqual({ status: "guest", hasExpired: true });
    expect([kept.get("isLoggedIn"), kept.get("lastLoginTime"), left()]).toEqual(["false", undefined, 1]);
  });

  it("a login time that is gone while the flag is set is a session that expired", async () => {
    const { open, says, kept } = browser();
    open().begin(ada, 4 * hourMs);
    kept.delete("lastLoginTime");
    says(person());
    const store = open();
    await store.check();
    expect(store.current()).toEqual({ status: "guest", hasExpired: true });
  });

  it("a session that the link of a mail began counts from now, whatever lies here from before", async () => {
    const { open, world, says, kept } = browser();
    open().begin(ada, 4 * hourMs);
    world.now = 9 * hourMs;
    says(person(bo, 13 * hourMs));
    const store = open();
    await store.check();
    expect(store.current()).toEqual({ status: "signed-in", user: bo });
    expect(kept.get("lastLoginTime")).toBe(String(9 * hourMs));
  });

  it("whoever still has to show a second factor is a guest of a kind", async () => {
    const { open, says } = browser();
    says({ kind: "half" });
    const store = open();
    await store.check();
    expect(store.current()).toMatchObject({ status: "guest", needsSecondFactor: true });
  });
});

describe("without contact", () => {
  it("nobody is sent away, however long ago they logged in", async () => {
    const { open, world, isSilent } = browser();
    open().begin(ada, 4 * hourMs);
    world.now = 30 * hourMs;
    isSilent();
    const store = open();
    await store.check();
    expect(store.current()).toEqual({ status: "signed-in", user: ada });
  });

  it("a stranger is a guest", async () => {
    const { open, isSilent } = browser();
    isSilent();
    const store = open();
    await store.check();
    expect(store.current()).toEqual({ status: "guest", hasExpired: false });
  });
});

describe("while the app is open", () => {
  it("the server is asked at most every five minutes", async () => {
    const { open, world } = browser();
    let asked = 0;
    world.answer = () => {
      asked += 1;
      return Promise.resolve(person());
    };
    const store = open();
    await store.check();
    world.now = 299_999;
    await store.recheck();
    expect(asked).toBe(1);
    world.now = 300_000;
    await store.recheck();
    expect(asked).toBe(2);
  });

  it("a session that was ended elsewhere has expired here", async () => {
    const { open, told } = browser();
    const store = open();
    store.begin(ada, 4 * hourMs);
    await store.check();
    expect(store.current()).toEqual({ status: "guest", hasExpired: true });
    expect(told).toEqual(["auth-login", "auth-logout"]);
  });

  it("an answer from before a login is not believed after it", async () => {
    const { open, world } = browser();
    const waiting = Promise.withResolvers<SessionAnswer>();
    world.answer = () => waiting.promise;
    const store = open();
    const checking = store.check();
    store.begin(ada, 4 * hourMs);
    waiting.resolve({ kind: "nobody" });
    await checking;
    expect(store.current()).toEqual({ status: "signed-in", user: ada });
  });

  it("a new name is shown", async () => {
    const { open, says } = browser();
    const store = open();
    store.begin(ada, 4 * hourMs);
    says(person({ ...ada, fullName: "Ada Baker" }));
    await store.check();
    expect(store.current()).toMatchObject({ user: { fullName: "Ada Baker" } });
  });
});

describe("in all tabs", () => {
  it("who signs in and out in one does so in the others", async () => {
    const { open } = browser();
    const [one, other] = [open(), open()];
    await Promise.all([one.check(), other.check()]);
    one.begin(ada, 4 * hourMs);
    expect(other.current()).toEqual({ status: "signed-in", user: ada });
    one.end();
    expect(other.current()).toEqual({ status: "guest", hasExpired: false });
    one.begin(bo, 4 * hourMs);
    expect(other.current()).toEqual({ status: "signed-in", user: bo });
  });

  it("a session that runs out in one has expired in the others", async () => {
    const { open } = browser();
    const [one, other] = [open(), open()];
    one.begin(ada, 4 * hourMs);
    await one.check();
    expect(other.current()).toEqual({ status: "guest", hasExpired: true });
  });
});

it("keeps the specified keys, and no token", () => {
  const { open, world, kept } = browser();
  world.now = 1234;
  open().begin(ada, 4 * hourMs);
  expect(kept.get("isLoggedIn")).toBe("true");
  expect(kept.get("currentUser")).toBe("ada@example.org");
  expect(kept.get("lastLoginTime")).toBe("1234");
  expect(JSON.stringify([...kept])).not.toMatch(/token/iu);
});

it("makes nothing of a person that cannot be read", () => {
  const { open, kept } = browser();
  open().begin(ada, 4 * hourMs);
  kept.set("session-user", '{"id":7}');
  expect(open().current()).toEqual({ status: "loading" });
});
