import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { describeSettings, readConfig } from "./config.ts";

const folder = mkdtempSync(join(tmpdir(), "meal-config-"));
afterAll(() => {
  rmSync(folder, { recursive: true });
});
const readSecrets = () =>
  readConfig(
    {
      SERVICE_KEY: "hunter2",
      DATABASE_URL: "mysql://me:hunter2@host/x",
      DATABASE_LISTEN_URL: "mysql://me:hunter2@host/x",
    },
    "/nowhere",
  );
const withEnvFile = (text: string, environment: Record<string, string> = {}) => {
  writeFileSync(join(folder, ".env"), text);
  return readConfig(environment, folder);
};

describe("the settings", () => {
  it("need none", () => {
    expect(readConfig({}, "/srv/meals")).toEqual({
      GOOGLE_ISSUER: "https://accounts.google.com",
      HOST: "127.0.0.1",
      PORT: 3000,
      DATA_DIR: "/srv/meals/.data",
      TRUSTED_PROXIES: [],
      MAX_ACCOUNTS_PER_IP: 2,
      FREE_LIMITS: [],
      ENGINE_WORKERS: 1,
      RATE_LIMIT_FACTOR: 1,
      STORAGE_PER_PERSON_MB: 200,
      AI_MODES: [],
      AI_TIMEOUT_MS: 90_000,
      AI_PARALLEL: 16,
      AI_PARALLEL_PER_PERSON: 3,
      AI_DAILY_CALLS: 0,
      AI_DAILY_CALLS_PER_PERSON: 200,
      PAYPAL_MODE: "live",
      PAYMENT_GRACE_DAYS: 7,
      STORE_TEST_PURCHASES: "refused",
      FILES_S3_REGION: "us-east-1",
      FETCH_ALLOWED_HOSTS: [],
      LOG_LEVEL: "info",
    });
  });

  it("come from the environment, then from .env, and an empty one is none", () => {
    const config = withEnvFile('PORT=4000\nHOST="0.0.0.0"\n# a comment\nexport LOG_LEVEL=warn\n', {
      PORT: "5000",
      HOST: "",
    });
    expect(config).toMatchObject({ PORT: 5000, HOST: "127.0.0.1", LOG_LEVEL: "warn" });
  });

  it("that are wrong are all named, with their value and what would be right", () => {
    const environment = {
      PORT: "80a",
      APP_URL: "meals.example.org",
      TRUSTED_PROXIES: "10.0.0.0/99",
      FETCH_ALLOWED_HOSTS: "http://recipes.lan/",
      LOG_LEVEL: "loud",
    };
    expect(() => readConfig(environment, folder)).toThrow(
      [
        'PORT is "80a"; it takes the port to listen on, a whole number from 1 to 65535.',
        'APP_URL is "meals.example.org"; it takes the public origin that people open, such as https://meals.example.org, without a path.',
        'TRUSTED_PROXIES is "10.0.0.0/99"; it takes addresses or ranges of the proxies in front, separated by commas, such as 10.0.0.0/8,::1.',
        'FETCH_ALLOWED_HOSTS is "http://recipes.lan/"; it takes hosts inside of your own network that people may import recipes from, separated by commas, such as recipes.lan,192.168.1.5:8080.',
        'LOG_LEVEL is "loud"; it takes how much is logged: fatal, error, warn, info, debug, trace or silent.',
      ].join("\n"),
    );
  });

  it("that are secret are not repeated", () => {
    expect(readSecrets).toThrow("SERVICE_KEY is not right; it takes the key");
    expect(readSecrets).not.toThrow("hunter2");
  });

  it("of a broken .env are refused with its path and line", () => {
    expect(() => withEnvFile('A="two\nlines"\n\nPORT 4000\n')).toThrow(
      `${join(folder, ".env")}, line 4, is not a setting`,
    );
  });

  it("of free uses are pairs of a known name and a figure", () => {
    const { FREE_LIMITS } = readConfig({ FREE_LIMITS: "chat=unlimited, meal_plan = 10," }, "/nowhere");
    expect(FREE_LIMITS).toEqual([
      ["chat", null],
      ["meal_plan", 10],
    ]);
    for (const wrong of ["meal_plans=10", "chat", "chat=-1", "chat=many", "10", "__proto__=1"])
      expect(() => readConfig({ FREE_LIMITS: wrong }, "/nowhere")).toThrow(
        /^FREE_LIMITS is .* it takes free/u,
      );
  });

  it("say for themselves what they take", () => {
    expect(describeSettings().filter(({ takes }) => takes === "")).toEqual([]);
    expect(describeSettings()).toContainEqual({
      name: "MAX_ACCOUNTS_PER_IP",
      takes: "how many accounts one address may open, a whole number; 0 for no limit",
      fallback: "2",
    });
  });
});
