import { expectProblem } from "@meal/testkit/expect-problem";
import { expect, it } from "vitest";
import { createTestApp } from "@meal/testkit/test-app";
import { describeOnBothDatabases } from "@meal/testkit/test-database";
import { withApp } from "../testing/apps.ts";
import { anna, signUp } from "../testing/people.ts";
import { describeAccounts } from "../testing/world.ts";

const HOUR_MS = 3_600_000;

/** Whatever adds a way in, takes one away, or carries the account off, with a body that would do it. */
const guarded: Readonly<Record<string, object>> = {
  "POST /api/auth/factors": { factor_type: "totp" },
  "DELETE /api/auth/factors/:id": {},
  "POST /api/auth/factors/recovery-codes": {},
  "POST /api/auth/factors/recovery-codes/regenerate": {},
  "DELETE /api/auth/factors/recovery-codes": {},
  "POST /api/auth/passkeys/registration/options": {},
  "DELETE /api/auth/passkeys/:id": {},
  "PUT /api/auth/user": { password: "a new secret" },
  "POST /api/account/data": {},
  "DELETE /api/account": { confirmation: "DELETE" },
};

/** They ask before they know whether Google is set up, which another test does. */
const guardedElsewhere = ["POST /api/auth/user/identities", "DELETE /api/auth/user/identities/:id"];

/** What changes ways in and may be asked of a session of any age, each with the reason. */
const open: Readonly<Record<string, string>> = {
  "POST /api/auth/factors/:id/challenge": "shows the factor",
  "POST /api/auth/factors/:id/verify": "shows the factor, or finishes what was confirmed when it began",
  "POST /api/auth/factors/recovery-codes/verify": "shows a code",
  "POST /api/auth/passkeys/registration/verify": "finishes what was confirmed when it began",
  "POST /api/auth/passkeys/authentication/options": "signs in",
  "POST /api/auth/passkeys/authentication/verify": "signs in",
  "PATCH /api/auth/passkeys/:id": "changes a name",
};

describeAccounts("a session of two hours", ({ open: openWorld }) => {
  it("neither adds nor takes a way in nor carries the account off without the password", async () => {
    const world = await openWorld();
    const browser = world.browser();
    await signUp(browser);
    const app = await withApp(world, browser);
    await browser.post("/api/auth/factors/recovery-codes", {});
    world.clock.advance(2 * HOUR_MS);
    for (const [endpoint, body] of Object.entries(guarded)) {
      const [method = "", path = ""] = endpoint.replace(":id", app.id).split(" ");
      await expectProblem(await browser.send(method, path, body), "reauthentication_needed");
    }
    const codes = { current_password: anna.password };
    expect((await browser.post("/api/auth/factors/recovery-codes", codes)).status).toBe(200);
    expect((await browser.post("/api/account/data", codes)).status).toBe(200);
    expect((await browser.send("DELETE", `/api/auth/factors/${app.id}`, codes)).status).toBe(200);
  });
});

describeOnBothDatabases("the list of what asks for a fresh confirmation", ({ product }) => {
  it("names every endpoint that has to do with ways in", async () => {
    const { routes } = createTestApp(await product());
    const found = routes
      .map(({ endpoint: { method, path } }) => `${method} ${path}`)
      .filter(
        (name) => !name.startsWith("GET ") && /auth\/(?:factors|passkeys|user)|api\/account/u.test(name),
      );
    const known = [...Object.keys(guarded), ...guardedElsewhere, ...Object.keys(open)];
    expect(found.toSorted()).toEqual(known.toSorted());
  });
});
