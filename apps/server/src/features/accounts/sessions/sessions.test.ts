import { SESSION_LIFETIME_MS } from "@meal/domain/accounts/sessions";
import { expectProblem } from "@meal/testkit/expect-problem";
import { expect, it } from "vitest";
import { anna, isSignedIn, signedInProgram, signIn, signUp, type Tokens } from "../testing/people.ts";
import { describeAccounts } from "../testing/world.ts";
import type { TestCaller } from "../testing/caller.ts";

const MINUTE_MS = 60_000;

const refresh = (program: TestCaller, refresh_token: string) =>
  program.post("/api/auth/token?grant_type=refresh_token", { refresh_token });
const tokensOf = async (response: Response): Promise<Tokens> => JSON.parse(await response.text());

describeAccounts("a session", ({ open }) => {
  it("ends four hours after the login, whatever was refreshed meanwhile", async () => {
    const world = await open();
    const browser = world.browser();
    await signUp(browser);
    const { program, tokens } = await signedInProgram(world);
    world.clock.advance(SESSION_LIFETIME_MS - 2 * MINUTE_MS);
    const renewed = await tokensOf(await refresh(program, tokens.refresh_token));
    expect(renewed.expires_in).toBeLessThanOrEqual(120);
    expect(await isSignedIn(browser)).toBe(true);
    world.clock.advance(2 * MINUTE_MS);
    expect(await isSignedIn(browser)).toBe(false);
    expect(browser.cookie).toBeUndefined();
    program.bear(renewed.access_token);
    await expectProblem(await program.get("/api/auth/user"), "not_signed_in");
    await expectProblem(await refresh(program, renewed.refresh_token), "refresh_token_not_found");
  });

  it("needs a fresh access token every ten minutes, and gets it for a refresh token that works once", async () => {
    const world = await open();
    await signUp(world.browser());
    const { program, tokens } = await signedInProgram(world);
    world.clock.advance(11 * MINUTE_MS);
    await expectProblem(await program.get("/api/auth/user"), "not_signed_in");
    const second = await tokensOf(await refresh(program, tokens.refresh_token));
    program.bear(second.access_token);
    expect((await program.get("/api/auth/user")).status).toBe(200);
    const third = await tokensOf(await refresh(program, second.refresh_token));
    // The second one comes again: its whole family ends, the newest token included.
    await expectProblem(await refresh(program, second.refresh_token), "refresh_token_already_used");
    await expectProblem(await refresh(program, third.refresh_token), "refresh_token_not_found");
    program.bear(third.access_token);
    await expectProblem(await program.get("/api/auth/user"), "not_signed_in");
  });

  it("is renewed for one of two who hold the same refresh token at the same moment", async () => {
    const world = await open();
    await signUp(world.browser());
    const { program, tokens } = await signedInProgram(world);
    const both = await Promise.all([
      refresh(program, tokens.refresh_token),
      refresh(program, tokens.refresh_token),
    ]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
  });

  it("is nobody's without a token of ours", async () => {
    const world = await open();
    await signUp(world.browser());
    const { tokens } = await signedInProgram(world);
    const [header = "", payload = ""] = tokens.access_token.split(".");
    const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString("base64url");
    const forged = ["x", `${header}.${payload}.AAAA`, `${none}.${payload}.`, tokens.refresh_token];
    for (const token of forged) {
      const program = world.program();
      program.bear(token);
      await expectProblem(await program.get("/api/auth/user"), "not_signed_in");
    }
    await expectProblem(await refresh(world.program(), "unknown"), "refresh_token_not_found");
  });
});

describeAccounts("signing out", ({ open }) => {
  it("ends this session, the others, or all of them, at once", async () => {
    const world = await open();
    const [phone, laptop, tablet] = [world.browser(), world.browser(), world.browser()];
    await signUp(phone);
    for (const browser of [laptop, tablet]) await signIn(browser);
    const sessions: readonly { is_current: boolean }[] = JSON.parse(
      await (await phone.get("/api/auth/sessions")).text(),
    );
    expect(sessions.map(({ is_current }) => is_current).filter(Boolean)).toHaveLength(1);
    expect(sessions).toHaveLength(3);
    expect((await phone.post("/api/auth/logout?scope=local")).status).toBe(204);
    expect(phone.cookie).toBeUndefined();
    expect([await isSignedIn(phone), await isSignedIn(laptop)]).toEqual([false, true]);
    await laptop.post("/api/auth/logout?scope=others");
    expect([await isSignedIn(laptop), await isSignedIn(tablet)]).toEqual([true, false]);
    await signIn(phone);
    await laptop.post("/api/auth/logout?scope=global");
    expect([await isSignedIn(laptop), await isSignedIn(phone)]).toEqual([false, false]);
    expect((await phone.post("/api/auth/logout")).status).toBe(204);
  });

  it("leaves one session in a browser that signs in again", async () => {
    const world = await open();
    const browser = world.browser();
    await signUp(browser);
    await signIn(browser);
    expect(await world.database.db.selectFrom("auth_sessions").select("id").execute()).toHaveLength(1);
  });
});

describeAccounts("the account of a person", ({ open }) => {
  it("is theirs alone to see, and tells no secret", async () => {
    const world = await open();
    const browser = world.browser();
    await signUp(browser);
    await expectProblem(await world.browser().get("/api/auth/user"), "not_signed_in");
    await expectProblem(await world.browser().put("/api/auth/user", { data: {} }), "not_signed_in");
    const user = await (await browser.get("/api/auth/user")).text();
    expect(JSON.parse(user)).toMatchObject({ email: anna.email, role: "authenticated", factors: [] });
    expect(user).not.toMatch(/argon2|address/u);
  });

  it("changes its name", async () => {
    const world = await open();
    const browser = world.browser();
    await signUp(browser);
    const changed = await browser.put("/api/auth/user", { data: { full_name: " Anna Lind " } });
    expect(await changed.json()).toMatchObject({ user_metadata: { full_name: "Anna Lind" } });
  });

  it("takes a new password soon after the login, and ends all other sessions", async () => {
    const world = await open();
    const [phone, laptop] = [world.browser(), world.browser()];
    await signUp(phone);
    await signIn(laptop);
    expect((await phone.put("/api/auth/user", { password: "a new secret" })).status).toBe(200);
    expect([await isSignedIn(phone), await isSignedIn(laptop)]).toEqual([true, false]);
    await expectProblem(await signIn(laptop), "invalid_credentials");
    expect((await signIn(laptop, { ...anna, password: "a new secret" })).status).toBe(200);
  });

  it("wants the current password later, and not without end", async () => {
    const world = await open();
    const browser = world.browser();
    await signUp(browser);
    world.clock.advance(16 * MINUTE_MS);
    const change = (current_password?: string) =>
      browser.put("/api/auth/user", {
        password: "a new secret",
        ...(current_password === undefined ? {} : { current_password }),
      });
    await expectProblem(await change(), "reauthentication_needed");
    const { fields } = await expectProblem(await change("wrong"), "reauthentication_needed");
    expect(fields?.[0]?.path).toBe("body.current_password");
    expect((await change(anna.password)).status).toBe(200);
    for (let index = 0; index < 10; index += 1) await change("wrong");
    await expectProblem(await change("a new secret"), "too_many_requests");
  });
});

describeAccounts("the limits of trying", ({ open }) => {
  it("end guessing at one account with 429 and the time to wait, known or not, from one address or many", async () => {
    const world = await open();
    await signUp(world.browser());
    for (const email of [anna.email, "nobody@example.org"]) {
      const guess = (address: string) => signIn(world.browser(address), { email, password: "guess" });
      for (let index = 0; index < 10; index += 1)
        await expectProblem(await guess("198.51.100.1"), "invalid_credentials");
      await expectProblem(await guess("198.51.100.1"), "too_many_requests");
      for (let index = 0; index < 20; index += 1)
        await expectProblem(await guess(`192.0.2.${index}`), "invalid_credentials");
      const refused = await guess("192.0.2.99");
      expect(refused.headers.get("retry-after")).toBe("900");
      const { detail } = await expectProblem(refused, "too_many_requests");
      expect(detail).toBe("Too many attempts. Try again in 15 minutes.");
    }
    await expectProblem(await signIn(world.browser()), "too_many_requests");
    world.clock.advance(15 * MINUTE_MS);
    expect((await signIn(world.browser())).status).toBe(200);
  });

  it("never lock out who signed in on this device before, and hold for its own guesses", async () => {
    const world = await open();
    const device = world.browser();
    await signUp(device);
    await device.post("/api/auth/logout");
    for (let index = 0; index < 31; index += 1)
      await signIn(world.browser(`192.0.2.${index}`), { ...anna, password: "guess" });
    await expectProblem(await signIn(world.browser("198.51.100.7")), "too_many_requests");
    expect((await signIn(device)).status).toBe(200);
    for (let index = 0; index < 10; index += 1)
      await expectProblem(await signIn(device, { ...anna, password: "typo" }), "invalid_credentials");
    await expectProblem(await signIn(device), "too_many_requests");
  });

  it("take the mark of a device for one account and one server only", async () => {
    const world = await open();
    const given = (await signUp(world.browser())).headers.getSetCookie().join("; ");
    const mark = /known-device=[\w.-]+/u.exec(given)?.[0] ?? "";
    expect(mark).not.toBe("");
    const guess = (email: string, cookie: string) =>
      fetch(new URL("/api/auth/token?grant_type=password", world.url), {
        method: "POST",
        headers: { "content-type": "application/json", "x-forwarded-for": "198.51.100.9", cookie },
        body: JSON.stringify({ email, password: "guess" }),
      });
    for (const [email, cookie] of [
      ["other@example.org", mark],
      ["third@example.org", `${mark}x`],
    ] as const) {
      for (let index = 0; index < 10; index += 1) expect((await guess(email, cookie)).status).toBe(400);
      expect((await guess(email, cookie)).status).toBe(429);
      expect((await guess(email, "")).status).toBe(429);
    }
  });

  it("end guessing from one network address at many accounts", async () => {
    const world = await open({ settings: { RATE_LIMIT_FACTOR: "1" } });
    const guess = (index: number) =>
      world.browser().post("/api/auth/verify", {
        type: "email",
        email: `person${index}@example.org`,
        token: "123456",
      });
    const statuses = await Promise.all(
      Array.from({ length: 61 }, async (_, index) => (await guess(index)).status),
    );
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });

  it("start anew for who knows the password", async () => {
    const world = await open();
    await signUp(world.browser());
    for (let round = 0; round < 3; round += 1) {
      for (let index = 0; index < 5; index += 1) await signIn(world.browser(), { ...anna, password: "typo" });
      expect((await signIn(world.browser())).status).toBe(200);
    }
  });
});
