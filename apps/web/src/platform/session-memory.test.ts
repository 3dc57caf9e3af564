import { describe, expect, it } from "vitest";
import { ada, bo, browser, hourMs, person } from "../testing/session-browser.ts";

describe("what a page has of somebody in memory", () => {
  it("goes when they sign out, and before anybody hears of it", async () => {
    const { open, forgotten, told } = browser();
    const store = open();
    await store.begin(ada, 4 * hourMs);
    store.subscribe(() => told.push(`forgotten ${forgotten.length}`));
    await store.end();
    expect(forgotten).toEqual(["left"]);
    expect(told).toEqual(["auth-login", "auth-logout", "forgotten 1"]);
  });

  it("goes when another person signs in over them, and both are told", async () => {
    const { open, forgotten, told } = browser();
    const store = open();
    await store.begin(ada, 4 * hourMs);
    await store.begin(bo, 5 * hourMs);
    expect(forgotten).toEqual(["left"]);
    expect(told).toEqual(["auth-login", "auth-logout", "auth-login"]);
  });

  it("partly stays after their session ran out, and goes when another person signs in", async () => {
    const { open, forgotten } = browser();
    const store = open();
    await store.begin(ada, 4 * hourMs);
    await store.check();
    expect(forgotten).toEqual(["over"]);
    await store.begin(bo, 5 * hourMs);
    expect(forgotten).toEqual(["over", "left"]);
  });

  it("goes in every other tab, too", async () => {
    const { open, forgotten } = browser();
    const [one, other] = [open(), open()];
    await one.begin(ada, 4 * hourMs);
    expect(other.current()).toMatchObject({ status: "signed-in" });
    await one.end();
    expect(forgotten).toEqual(["left", "left"]);
  });

  it("stays as long as they stay", async () => {
    const { open, forgotten, says } = browser();
    const store = open();
    await store.begin(ada, 4 * hourMs);
    says(person({ ...ada, fullName: "Ada M." }, 4 * hourMs));
    await store.check();
    expect(forgotten).toEqual([]);
  });
});
