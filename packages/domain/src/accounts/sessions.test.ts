import { expect, it } from "vitest";
import { isSessionOver, SESSION_LIFETIME_MS } from "./sessions.ts";

it("ends four hours after the login", () => {
  expect(isSessionOver(0, SESSION_LIFETIME_MS - 1)).toBe(false);
  expect(isSessionOver(0, SESSION_LIFETIME_MS)).toBe(true);
});

it("does not believe a login in the future", () => {
  expect(isSessionOver(10 * 60_000, 0)).toBe(true);
});
