import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Visit } from "../platform/feature.ts";
import { guestSession, type Session, type SessionKeeper } from "../platform/session.ts";
import { runGuard } from "./run-guard.ts";

const ann = { id: "ann", email: "ann@example.org", fullName: "Ann Berg" };
const expired: Session = { status: "guest", hasExpired: true, leftBy: ann };
const signedIn: Session = { status: "signed-in", user: ann };
const diary: Visit = { access: "signed-in", path: "/calorie-tracking", search: { day: "2026-11-20" } };
const home: Visit = { access: "signed-in", path: "/dashboard", search: {} };

beforeEach(() => void vi.stubGlobal("location", { origin: "http://localhost" }));
afterEach(() => void vi.unstubAllGlobals());

/** Where a visit leads; undefined where it goes on. */
function leads(visit: Visit, session: Session, isPreload = false) {
  const keeper: SessionKeeper = { ...guestSession, current: () => session };
  return runGuard(visit, keeper, isPreload);
}

it("whose session ran out goes on, once they are in again, where they were", () => {
  expect(leads(diary, expired)).toMatchObject({ to: "/login" });
  expect(leads(home, signedIn)).toEqual({ to: diary.path, search: diary.search });
  expect(leads(home, signedIn)).toBeUndefined();
});

it("a guest who was never in gets to the page they came for, with all that its address says", () => {
  expect(leads(diary, { status: "guest", hasExpired: false })).toMatchObject({ to: "/login" });
  expect(leads(home, signedIn)).toEqual({ to: diary.path, search: diary.search });
});

it("a link that is only hovered leaves no word", () => {
  expect(leads(diary, expired, true)).toMatchObject({ to: "/login" });
  expect(leads(home, signedIn)).toBeUndefined();
});

it("whose session ran out on the dashboard comes back to it once", () => {
  expect(leads(home, expired)).toMatchObject({ to: "/login" });
  expect(leads(home, signedIn)).toEqual({ to: "/dashboard", search: {} });
  expect(leads(home, signedIn)).toBeUndefined();
});
