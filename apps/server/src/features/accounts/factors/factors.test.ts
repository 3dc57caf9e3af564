import { expectProblem } from "@meal/testkit/expect-problem";
import { expect, it } from "vitest";
import { challenge, enrol, show, withApp } from "../testing/apps.ts";
import { anna, isSignedIn, signIn, signUp, type Tokens } from "../testing/people.ts";
import { describeAccounts } from "../testing/world.ts";
import type { TestCaller } from "../testing/caller.ts";

const MINUTE_MS = 60_000;
const codesPath = "/api/auth/factors/recovery-codes";
const statusOf = async (answer: Promise<Response>) => (await answer).status;
const codesOf = async (answer: Response): Promise<string[]> => JSON.parse(await answer.text()).codes;
const isHalf = async (caller: TestCaller): Promise<boolean> =>
  JSON.parse(await (await caller.get("/api/auth/session")).text()).session.needs_second_factor;

describeAccounts("an authenticator app", ({ open }) => {
  it("shuts every signed-in endpoint to the password alone, and opens them with a code", async () => {
    const world = await open();
    await signUp(world.browser());
    const phone = world.browser();
    await signIn(phone);
    const app = await withApp(world, phone);

    const browser = world.browser();
    expect(await (await signIn(browser)).json()).toMatchObject({ session: { needs_second_factor: true } });
    expect(await isHalf(browser)).toBe(true);
    await expectProblem(await browser.get("/api/auth/sessions"), "second_factor_needed");
    await expectProblem(
      await browser.put("/api/auth/user", { password: "taken over" }),
      "second_factor_needed",
    );
    await expectProblem(await browser.send("DELETE", `/api/auth/factors/${app.id}`), "second_factor_needed");
    await expectProblem(await browser.post(codesPath), "second_factor_needed");
    const half = browser.cookie;

    expect(await (await show(browser, app)).json()).toMatchObject({
      user: { email: anna.email, factors: [{ id: app.id, status: "verified" }] },
      session: { needs_second_factor: false },
    });
    expect(await statusOf(browser.get("/api/auth/sessions"))).toBe(200);
    // Who saw the cookie before has nothing.
    expect(browser.cookie).not.toBe(half);
    const thief = await fetch(new URL("/api/auth/sessions", world.url), { headers: { cookie: half ?? "" } });
    await expectProblem(thief, "not_signed_in");
  });

  it("shuts a program out in the same way, and gives it new tokens", async () => {
    const world = await open();
    await signUp(world.browser());
    const laptop = world.browser();
    await signIn(laptop);
    const app = await withApp(world, laptop);
    const program = world.program();
    const first: Tokens = JSON.parse(await (await signIn(program)).text());
    program.bear(first.access_token);
    await expectProblem(await program.get("/api/auth/sessions"), "second_factor_needed");
    const raised: Tokens = JSON.parse(await (await show(program, app)).text());
    program.bear(raised.access_token);
    expect(await statusOf(program.get("/api/auth/sessions"))).toBe(200);
    const claims = JSON.parse(Buffer.from(raised.access_token.split(".")[1] ?? "", "base64url").toString());
    expect(claims).toMatchObject({ aal: "aal2", amr: [{ method: "password" }, { method: "totp" }] });
    const refresh = { refresh_token: first.refresh_token };
    const old = await program.post("/api/auth/token?grant_type=refresh_token", refresh);
    await expectProblem(old, "refresh_token_already_used");
  });

  it("takes each code once, and only about its time", async () => {
    const world = await open();
    const browser = world.browser();
    await signUp(browser);
    const app = await enrol(world, browser);
    await expectProblem(await show(browser, app, app.code(2)), "mfa_verification_failed");
    await expectProblem(await show(browser, app, app.code(-2)), "mfa_verification_failed");
    await expectProblem(await show(browser, app, "000 000"), "mfa_verification_failed");
    const code = app.code();
    expect(await statusOf(show(browser, app, code))).toBe(200);
    await expectProblem(await show(browser, app, code), "mfa_verification_failed");
    await expectProblem(await show(browser, app, app.code(-1)), "mfa_verification_failed");
    expect(await statusOf(show(browser, app, app.code(1)))).toBe(200);
  });

  it("gives one of two who show the same code at the same moment a session", async () => {
    const world = await open();
    const first = world.browser();
    await signUp(first);
    const app = await withApp(world, first);
    const [left, right] = [world.browser(), world.browser()];
    await signIn(left);
    await signIn(right);
    const both = await Promise.all([show(left, app), show(right, app)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  });

  it("leaves a challenge open after a wrong code, and closes it after five minutes, a right one, or for others", async () => {
    const world = await open();
    const browser = world.browser();
    await signUp(browser);
    const app = await enrol(world, browser);
    const verify = (caller: TestCaller, challenge_id: string) => (code: string) =>
      caller.post(`/api/auth/factors/${app.id}/verify`, { challenge_id, code });
    const late = verify(browser, await challenge(browser, app));
    world.clock.advance(5 * MINUTE_MS);
    await expectProblem(await late(app.code()), "mfa_challenge_expired");
    const id = await challenge(browser, app);
    const inTime = verify(browser, id);
    await expectProblem(await inTime("123456"), "mfa_verification_failed");
    const other = world.browser();
    await signIn(other);
    await expectProblem(await verify(other, id)(app.code()), "mfa_challenge_expired");
    expect(await statusOf(inTime(app.code()))).toBe(200);
    await expectProblem(await inTime(app.code(1)), "mfa_challenge_expired");
  });

  it("cannot be guessed: ten tries in an hour", async () => {
    const world = await open();
    const browser = world.browser();
    await signUp(browser);
    const app = await withApp(world, browser);
    for (let turn = 0; turn < 10; turn += 1)
      await expectProblem(await show(browser, app, "123456"), "mfa_verification_failed");
    const refused = await show(browser, app);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    await expectProblem(refused, "too_many_requests");
    // The recovery codes are no second row of tries.
    await expectProblem(await browser.post(`${codesPath}/verify`, { code: "x" }), "too_many_requests");
  });

  it("is asked of the person's other sessions from the moment it is set up", async () => {
    const world = await open();
    const [phone, laptop] = [world.browser(), world.browser()];
    await signUp(phone);
    await signIn(laptop);
    await withApp(world, phone);
    await expectProblem(await laptop.get("/api/auth/sessions"), "second_factor_needed");
    expect(await statusOf(phone.get("/api/auth/sessions"))).toBe(200);
  });

  it("does not count before its first code, and is forgotten when another is begun", async () => {
    const world = await open();
    const browser = world.browser();
    await signUp(browser);
    const first = await enrol(world, browser, "Phone");
    const second = await enrol(world, browser, "Phone");
    await expectProblem(
      await browser.post(`/api/auth/factors/${first.id}/challenge`),
      "mfa_factor_not_found",
    );
    const other = world.browser();
    await signIn(other);
    expect(await isHalf(other)).toBe(false);
    expect(await statusOf(show(browser, second))).toBe(200);
    const again = await browser.post("/api/auth/factors", { factor_type: "totp", friendly_name: "Phone" });
    await expectProblem(again, "mfa_factor_name_conflict");
  });

  it("is set up ten times at most, and only soon after the login or with the password", async () => {
    const world = await open();
    const browser = world.browser();
    await signUp(browser);
    for (let turn = 0; turn < 10; turn += 1) await withApp(world, browser);
    const body = { factor_type: "totp" };
    await expectProblem(await browser.post("/api/auth/factors", body), "too_many_enrolled_mfa_factors");
    world.clock.advance(15 * MINUTE_MS);
    await expectProblem(await browser.post("/api/auth/factors", body), "reauthentication_needed");
    const withPassword = { ...body, current_password: anna.password };
    const refused = await browser.post("/api/auth/factors", withPassword);
    await expectProblem(refused, "too_many_enrolled_mfa_factors");
  });

  it("is nobody else's, and its secret is not in the database", async () => {
    const world = await open();
    const [browser, other] = [world.browser(), world.browser()];
    await signUp(browser);
    await signUp(other, { ...anna, email: "ben@example.org" });
    const app = await enrol(world, browser);
    await expectProblem(await other.post(`/api/auth/factors/${app.id}/challenge`), "mfa_factor_not_found");
    await expectProblem(await other.send("DELETE", `/api/auth/factors/${app.id}`), "mfa_factor_not_found");
    const shown = { challenge_id: await challenge(browser, app), code: app.code() };
    await expectProblem(
      await other.post(`/api/auth/factors/${app.id}/verify`, shown),
      "mfa_factor_not_found",
    );
    const guest = world.browser();
    await expectProblem(await guest.post(`/api/auth/factors/${app.id}/verify`, shown), "not_signed_in");
    const row = await world.database.db.selectFrom("auth_factors").selectAll().executeTakeFirstOrThrow();
    const enrolled: { totp: { secret: string } } = JSON.parse(
      await (await browser.post("/api/auth/factors", { factor_type: "totp" })).text(),
    );
    expect(JSON.stringify(row)).not.toContain(enrolled.totp.secret);
    expect(row.sealed_secret).toMatch(/^[\w-]{60,}$/u);
  });

  it("goes with the recovery codes and the sign-ins that wait for it", async () => {
    const world = await open();
    const browser = world.browser();
    await signUp(browser);
    const app = await withApp(world, browser);
    expect(await statusOf(browser.post(codesPath))).toBe(200);
    const waiting = world.browser();
    await signIn(waiting);
    expect(await statusOf(browser.send("DELETE", `/api/auth/factors/${app.id}`))).toBe(200);
    await expectProblem(await browser.get(codesPath), "mfa_factor_not_found");
    expect(await isSignedIn(waiting)).toBe(false);
    await signIn(waiting);
    expect(await isHalf(waiting)).toBe(false);
  });
});

describeAccounts("recovery codes", ({ open }) => {
  it("open the account once each, however they are typed", async () => {
    const world = await open();
    const browser = world.browser();
    await signUp(browser);
    await withApp(world, browser);
    const codes = await codesOf(await browser.post(codesPath));
    expect(new Set(codes).size).toBe(10);
    const [code = ""] = codes;
    const lost = world.browser();
    await signIn(lost);
    const typed = ` ${code.toUpperCase().replaceAll("-", " ").replaceAll("0", "O").replaceAll("1", "l")}`;
    expect(await statusOf(lost.post(`${codesPath}/verify`, { code: typed }))).toBe(200);
    expect(await statusOf(lost.get("/api/auth/sessions"))).toBe(200);
    expect(await (await lost.get(codesPath)).json()).toMatchObject({ total: 10, remaining: 9 });
    const again = world.browser();
    await signIn(again);
    await expectProblem(await again.post(`${codesPath}/verify`, { code }), "mfa_verification_failed");
  });

  it("are replaced by new ones, taken away, and told only when they are made", async () => {
    const world = await open();
    const browser = world.browser();
    await signUp(browser);
    await expectProblem(await browser.post(codesPath), "mfa_factor_not_found");
    await withApp(world, browser);
    const [old = ""] = await codesOf(await browser.post(codesPath));
    const [fresh = ""] = await codesOf(await browser.post(`${codesPath}/regenerate`));
    await expectProblem(await browser.post(`${codesPath}/verify`, { code: old }), "mfa_verification_failed");
    const stored = JSON.stringify(await world.database.db.selectFrom("recovery_codes").selectAll().execute());
    expect(stored).not.toContain(fresh);
    expect(await (await browser.get(codesPath)).text()).not.toContain(fresh);
    expect(await statusOf(browser.send("DELETE", codesPath))).toBe(200);
    await expectProblem(await browser.send("DELETE", codesPath), "mfa_factor_not_found");
    await expectProblem(
      await browser.post(`${codesPath}/verify`, { code: fresh }),
      "mfa_verification_failed",
    );
  });
});
