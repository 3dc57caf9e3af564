import { expect, it } from "vitest";
import { readConfig } from "../config.ts";
import { startStores } from "../features/billing/testing/store-world.ts";
import { examineStores } from "./examine-stores.ts";

it("says nothing of stores that nobody set up", async () => {
  expect(await examineStores(readConfig({}, "/nowhere"), Date.now())).toEqual([]);
});

it("says of each store whether it lets the server in", async () => {
  const { settings, places, apple, google } = await startStores(Date.now);
  const examine = async (more: Readonly<Record<string, string>> = {}) =>
    examineStores(readConfig({ ...settings, ...more }, "/nowhere"), Date.now(), places);
  expect(await examine()).toEqual([
    { about: "App Store", isWell: true, sentence: "The store lets the server in." },
    { about: "Google Play", isWell: true, sentence: "The store lets the server in." },
  ]);
  apple.fail({ kind: "status", status: 401 });
  google.fail({ kind: "cut" });
  const findings = await examine();
  expect(findings.map(({ isWell }) => isWell)).toEqual([false, false]);
  expect(findings[0]?.sentence).toMatch(/^The store does not let the server in: \S+ answered 401\.$/u);
  expect(findings[1]?.sentence).toMatch(/did not answer\.$/u);
});

it("warns that testers pay nothing while their purchases count", async () => {
  const { settings, places } = await startStores(Date.now);
  const config = readConfig({ ...settings, STORE_TEST_PURCHASES: "accepted" }, "/nowhere");
  expect(await examineStores(config, Date.now(), places)).toContainEqual({
    about: "Stores",
    isWell: false,
    sentence: "STORE_TEST_PURCHASES is accepted: testers get Premium and pay nothing.",
  });
});
