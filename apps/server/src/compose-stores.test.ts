import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { systemClock } from "./adapters/clock/system-clock.ts";
import { expect, it, onTestFinished } from "vitest";
import { composeStores } from "./compose-stores.ts";
import { readConfig } from "./config.ts";
import { startStores } from "./features/billing/testing/store-world.ts";
import { StartupError } from "./startup-error.ts";

function compose(settings: Readonly<Record<string, string>>) {
  return composeStores(readConfig(settings, "/nowhere"), "https://meals.example.org", systemClock);
}

function messageOf(settings: Readonly<Record<string, string>>): string {
  try {
    compose(settings);
    return "fine";
  } catch (error) {
    if (error instanceof StartupError) return error.message;
    throw error;
  }
}

it("are none without settings, and each alone with its own", async () => {
  const { settings } = await startStores(Date.now);
  const only = (prefix: string) =>
    Object.fromEntries(Object.entries(settings).filter(([name]) => name.startsWith(prefix)));
  expect(compose({})).toEqual([]);
  expect(compose(only("APPLE_")).map(({ name }) => name)).toEqual(["apple"]);
  expect(compose(only("GOOGLE_PLAY_")).map(({ name }) => name)).toEqual(["google"]);
  expect(compose(settings).map(({ name }) => name)).toEqual(["apple", "google"]);
});

it("say which setting is missing, whichever it is", async () => {
  const { settings } = await startStores(Date.now);
  for (const name of Object.keys(settings)) {
    const { [name]: _, ...others } = settings;
    expect(messageOf(others)).toContain(`; ${name} is missing.`);
  }
});

it("say that a key is not there or is none, and nothing of what is in its file", async () => {
  const { settings } = await startStores(Date.now);
  const folder = mkdtempSync(join(tmpdir(), "meal-keys-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "secret.txt");
  writeFileSync(file, '{"private_key": "hunter2"}');
  for (const name of ["APPLE_KEY_FILE", "GOOGLE_PLAY_KEY_FILE"]) {
    expect(messageOf({ ...settings, [name]: join(folder, "absent") })).toContain("cannot be read");
    const message = messageOf({ ...settings, [name]: file });
    expect(message).toContain(name);
    expect(message).not.toContain("hunter2");
  }
});

it("cannot be told to take what Xcode and local tests sign", () => {
  for (const word of ["xcode", "local-testing", "LocalTesting", "Sandbox"])
    expect(() => readConfig({ STORE_TEST_PURCHASES: word }, "/nowhere")).toThrow(StartupError);
});
