import { describe, expect, it } from "vitest";
import { ada, bo, browser, expiredAda, hourMs, person } from "../testing/session-browser.ts";
import type { SessionAnswer } from "./session-store.ts";

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
    void open().begin(ada, 4 * hourMs);
    world.now = 4 * hourMs - 1;
    expect(open().current()).toEqual({ status: "signed-in", user: ada });
  });

  it("a login of over four hours ago has expired, and the server's session with it", async () => {
    const { open, world, says, kept, left } = browser();
    void open().begin(ada, 4 * hourMs);
    world.now = 4 * hourMs;
    says(person());
    const store = open();
    expect(store.current()).toEqual({ status: "loading" });
    await store.check();
    expect(store.current()).toEqual(expiredAda);
    expect([kept.get("isLoggedIn"), kept.get("lastLoginTime"), left()]).toEqual(["false", undefined, 1]);
  });

  it("a login time that is gone while the flag is set is a session that expired", async () => {
    const { open, says, kept } = browser();
    void open().begin(ada, 4 * hourMs);
    kept.delete("lastLoginTime");
    says(person());
    const store = open();
    await store.check();
    expect(store.current()).toEqual(expiredAda);
  });

  it("a session that the link of a mail began counts from now, whatever lies here from before", async () => {
    const { open, world, says, kept } = browser();
    void open().begin(ada, 4 * hourMs);
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
    void open().begin(ada, 4 * hourMs);
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
    void store.begin(ada, 4 * hourMs);
    await store.check();
    expect(store.current()).toEqual(expiredAda);
    expect(told).toEqual(["auth-login", "auth-logout"]);
  });

  it("an answer from before a login is not believed after it", async () => {
    const { open, world } = browser();
    const waiting = Promise.withResolvers<SessionAnswer>();
    world.answer = () => waiting.promise;
    const store = open();
    const checking = store.check();
    void store.begin(ada, 4 * hourMs);
    waiting.resolve({ kind: "nobody" });
    await checking;
    expect(store.current()).toEqual({ status: "signed-in", user: ada });
  });

  it("a new name is shown", async () => {
    const { open, says } = browser();
    const store = open();
    void store.begin(ada, 4 * hourMs);
    says(person({ ...ada, fullName: "Ada Baker" }));
    await store.check();
    expect(store.current()).toMatchObject({ user: { fullName: "Ada Baker" } });
  });
});

describe("in all tabs", () => {
  it("who signs in and out in one does so in the others", async () => {
    const { open, done } = browser();
    const [one, other] = [open(), open()];
    await Promise.all([one.check(), other.check()]);
    void one.begin(ada, 4 * hourMs);
    expect(other.current()).toEqual({ status: "signed-in", user: ada });
    await one.end();
    expect(other.current()).toEqual({ status: "guest", hasExpired: false });
    // Its own storage no other tab can clear.
    expect(done).toContain("tab left u1");
    void one.begin(bo, 4 * hourMs);
    expect(other.current()).toEqual({ status: "signed-in", user: bo });
  });

  it("a session that runs out in one has expired in the others", async () => {
    const { open } = browser();
    const [one, other] = [open(), open()];
    void one.begin(ada, 4 * hourMs);
    await one.check();
    expect(other.current()).toEqual(expiredAda);
  });
});

describe("what lies on the device", () => {
  it("is put aside and then cleared when the session ran out, and the address stays", async () => {
    const { open, done, kept } = browser();
    const store = open();
    void store.begin(ada, 4 * hourMs);
    await store.check();
    expect(done).toEqual(["aside u1", "over u1"]);
    expect(kept.get("currentUser")).toBe("ada@example.org");
    expect([...kept.values()].join(" ")).not.toContain("Ada Miller");
  });

  it("goes when they sign out, and with a deletion nothing is put aside", async () => {
    const { open, done, kept } = browser();
    const store = open();
    void store.begin(ada, 4 * hourMs);
    await store.end();
    void store.begin(ada, 4 * hourMs);
    await store.end("deleted");
    expect(done).toEqual(["aside u1", "left u1", "deleted u1"]);
    expect([...kept]).toEqual([["isLoggedIn", "false"]]);
  });

  it("is left to the same person, and goes when another one signs in", async () => {
    const { open, done } = browser();
    const store = open();
    void store.begin(ada, 4 * hourMs);
    await store.check();
    void store.begin(ada, 4 * hourMs);
    await store.check();
    expect(done).toEqual(["aside u1", "over u1", "aside u1", "over u1"]);
    await store.begin(bo, 4 * hourMs);
    expect(done.slice(4)).toEqual(["aside u1", "left u1"]);
    expect(store.current()).toEqual({ status: "signed-in", user: bo });
  });

  it("goes when whoever is here says that it is not theirs, in every tab", async () => {
    const { open } = browser();
    const [one, other] = [open(), open()];
    void one.begin(ada, 4 * hourMs);
    await one.check();
    expect(other.current()).toEqual(expiredAda);
    await one.end();
    for (const tab of [one, other, open()]) {
      await tab.check();
      expect(tab.current()).toEqual({ status: "guest", hasExpired: false });
    }
  });

  it("is cleared at the next start where the page was closed over it", async () => {
    const { open, done, kept } = browser();
    kept.set(
      "device-person",
      JSON.stringify({ id: "u1", email: "ada@example.org", stay: "gone", isTold: false }),
    );
    await open().check();
    expect(done).toEqual(["left u1"]);
    expect(kept.has("device-person")).toBe(false);
  });
});

describe("the end of a session", () => {
  it("is not undone by an answer that was asked for before the server knew of it", async () => {
    const { open, world, says } = browser();
    const store = open();
    void store.begin(ada, 4 * hourMs);
    world.now = 4 * hourMs;
    says(person());
    const waiting = Promise.withResolvers<SessionAnswer>();
    let asking: Promise<void> | undefined;
    store.subscribe(() => {
      world.answer = () => waiting.promise;
      asking ??= store.check();
    });
    await store.check();
    waiting.resolve(person());
    await asking;
    expect(store.current()).toEqual(expiredAda);
  });

  it("is still known after a reload, and told once over all tabs and visits", async () => {
    const { open } = browser();
    const [one, other] = [open(), open()];
    void one.begin(ada, 4 * hourMs);
    await one.check();
    expect([one.tellEnd(), one.tellEnd(), other.tellEnd()]).toEqual([true, false, false]);
    const later = open();
    await later.check();
    expect(later.current()).toEqual(expiredAda);
    expect(later.tellEnd()).toBe(false);
  });

  it("is told again when the next session ends", async () => {
    const { open } = browser();
    const store = open();
    for (const session of [1, 2]) {
      void store.begin(ada, session * hourMs);
      await store.check();
      expect(store.tellEnd()).toBe(true);
    }
  });

  it("is nothing that a sign-out is told by", async () => {
    const { open, told } = browser();
    const store = open();
    void store.begin(ada, 4 * hourMs);
    const leaving = store.end();
    await store.check();
    await leaving;
    expect(store.current()).toEqual({ status: "guest", hasExpired: false });
    expect(told).toEqual(["auth-login", "auth-logout"]);
  });
});

it("keeps the specified keys, and no token", () => {
  const { open, world, kept } = browser();
  world.now = 1234;
  void open().begin(ada, 4 * hourMs);
  expect(kept.get("isLoggedIn")).toBe("true");
  expect(kept.get("currentUser")).toBe("ada@example.org");
  expect(kept.get("lastLoginTime")).toBe("1234");
  expect(JSON.stringify([...kept])).not.toMatch(/token/iu);
});

it("makes nothing of a person that cannot be read", () => {
  const { open, kept } = browser();
  void open().begin(ada, 4 * hourMs);
  kept.set("session-user", '{"id":7}');
  expect(open().current()).toEqual({ status: "loading" });
});
