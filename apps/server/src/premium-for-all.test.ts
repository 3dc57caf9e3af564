import { expect, it } from "vitest";
import { readConfig } from "./config.ts";
import { isPremiumForAll } from "./premium-for-all.ts";

const nowhere = "/no-such-folder";

it.each([
  [{}, false],
  [{ HOST: "localhost" }, false],
  [{ HOST: "0.0.0.0", APP_URL: "http://localhost:3000" }, false],
  [{ HOST: "::1" }, false],
  [{ HOST: "0.0.0.0" }, true],
  [{ HOST: "192.168.1.5" }, true],
  [{ APP_URL: "https://meals.example.org" }, true],
  [{ HOST: "0.0.0.0", APP_URL: "http://kitchen:3000" }, true],
  [{ HOST: "0.0.0.0", FREE_LIMITS: "meal_plan=3" }, false],
])("where nothing can be bought, %j gives everybody Premium: %j", (environment, isForAll) => {
  expect(isPremiumForAll(readConfig(environment, nowhere), false)).toBe(isForAll);
});

it("gives it to nobody for nothing where it can be bought", () => {
  expect(isPremiumForAll(readConfig({ HOST: "0.0.0.0" }, nowhere), true)).toBe(false);
});
