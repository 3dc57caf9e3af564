import { describe, expect, it } from "vitest";
import type { Access } from "../platform/access.ts";
import type { Session } from "../platform/session.ts";
import { guard } from "./guard.ts";

const loading: Session = { status: "loading" };
const guest: Session = { status: "guest", hasExpired: false };
const expired = { status: "guest", hasExpired: true } as const satisfies Session;
const person: Session = {
  status: "signed-in",
  user: { id: "u1", email: "cook@example.org", fullName: "A Cook" },
};

const everything = () => true;
const onlyLanding = (path: string) => path === "/landing";
const visit = (access: Access, path: string, search: Record<string, string> = {}) => ({
  access,
  path,
  search,
});
const redirect = (to: string, search: Record<string, string> = {}, hasExpired = false) => ({
  kind: "redirect",
  to,
  search,
  hasExpired,
});

describe("the guard", () => {
  it("sends a guest from a signed-in page to the login", () => {
    expect(guard(visit("signed-in", "/profile"), guest, everything)).toEqual(redirect("/login"));
  });

  it("tells the login that the session ran out", () => {
    expect(guard(visit("signed-in", "/profile"), expired, everything)).toEqual(
      redirect("/login", { session_expired: "true" }, true),
    );
  });

  it("keeps open what was left when a session ran out, and nothing else that is guarded", () => {
    const left: Session = { ...expired, leftBy: { id: "u1", email: "cook@example.org" } };
    const timer = visit("left-open", "/cooking-timer");
    expect(guard(timer, left, everything)).toEqual({ kind: "open" });
    expect(guard(timer, guest, everything)).toEqual(redirect("/login"));
    expect(guard(timer, person, everything)).toEqual({ kind: "open" });
    expect(guard(visit("signed-in", "/profile"), left, everything)).toEqual(
      redirect("/login", { session_expired: "true" }, true),
    );
  });

  it("waits on guarded pages while the session loads, and shows the others at once", () => {
    for (const access of ["signed-in", "left-open", "guest-ok", "entrance"] as const) {
      expect(guard(visit(access, "/x"), loading, everything)).toEqual({ kind: "wait" });
    }
    for (const access of ["public", "signed-out"] as const) {
      expect(guard(visit(access, "/x"), loading, everything)).toEqual({ kind: "open" });
    }
  });

  it("sends a signed-in person from the pages for guests to the dashboard", () => {
    for (const path of ["/landing", "/login", "/signup", "/forgot-password"]) {
      expect(guard(visit("signed-out", path), person, everything)).toEqual(redirect("/dashboard"));
    }
  });

  it("leaves public pages and app screens open to both", () => {
    for (const session of [guest, person]) {
      expect(guard(visit("public", "/terms"), session, everything)).toEqual({ kind: "open" });
      expect(guard(visit("guest-ok", "/planner"), session, everything)).toEqual({ kind: "open" });
    }
    expect(guard(visit("signed-in", "/profile"), person, everything)).toEqual({ kind: "open" });
  });

  it("opens the entrance to the dashboard or the landing page", () => {
    expect(guard(visit("entrance", "/"), person, everything)).toEqual(redirect("/dashboard"));
    expect(guard(visit("entrance", "/index"), guest, everything)).toEqual(redirect("/landing"));
    expect(guard(visit("entrance", "/"), expired, everything)).toEqual(redirect("/landing"));
  });
});

describe("the guard on the way back from elsewhere", () => {
  it("takes success=true to the payment-status page, with the payment's session when there is one", () => {
    expect(guard(visit("signed-in", "/subscription", { success: "true" }), person, everything)).toEqual(
      redirect("/payment-status", { source: "paypal", status: "pending" }),
    );
    expect(
      guard(visit("public", "/terms", { success: "true", session_id: "s9" }), person, everything),
    ).toEqual(redirect("/payment-status", { success: "true", session_id: "s9" }));
    expect(guard(visit("signed-in", "/payment-status", { success: "true" }), person, everything)).toEqual({
      kind: "open",
    });
    expect(guard(visit("public", "/terms", { success: "true" }), loading, everything)).toEqual({
      kind: "wait",
    });
  });

  it("takes provider=google to the dashboard once the person is signed in", () => {
    const search = { provider: "google" };
    expect(guard(visit("public", "/terms", search), person, everything)).toEqual(redirect("/dashboard"));
    expect(guard(visit("public", "/terms", search), guest, everything)).toEqual({ kind: "open" });
    expect(guard(visit("signed-in", "/dashboard", search), person, everything)).toEqual({ kind: "open" });
  });

  it("never sends anybody to a page that is not built", () => {
    expect(guard(visit("entrance", "/"), person, onlyLanding)).toEqual(redirect("/landing"));
    expect(guard(visit("signed-out", "/landing"), person, onlyLanding)).toEqual({ kind: "open" });
    expect(guard(visit("public", "/terms", { success: "true" }), person, onlyLanding)).toEqual({
      kind: "open",
    });
  });
});
