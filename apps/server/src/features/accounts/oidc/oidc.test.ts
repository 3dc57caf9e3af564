import { createHash } from "node:crypto";
import { expectProblem } from "@meal/testkit/expect-problem";
import { testOrigin } from "@meal/testkit/test-app";
import { GoTrueClient } from "@supabase/auth-js";
import { afterEach, expect, it } from "vitest";
import { withApp } from "../testing/apps.ts";
import { anna, codeIn, signUp } from "../testing/people.ts";
import { startProvider, type TestProvider } from "../testing/provider.ts";
import { createWalker, type Walker } from "../testing/walk.ts";
import { describeAccounts, type World, type WorldOptions } from "../testing/world.ts";

const callback = `${testOrigin}/api/auth/callback`;
const authorizePath = "/api/auth/authorize?provider=google";
const idTokenPath = "/api/auth/token?grant_type=id_token";
let running: TestProvider | undefined;

afterEach(async () => {
  await running?.stop();
  running = undefined;
});

/** Goes to the provider, signs in there, and comes back. */
async function walk(walker: Walker, path = authorizePath): Promise<Response> {
  return walker.go(await walker.followUntil(await walker.go(path), callback));
}

async function errorOn(response: Response): Promise<string | null> {
  const location = new URL(response.headers.get("location") ?? "", testOrigin);
  expect(location.pathname).toBe("/login");
  return location.searchParams.get("error_code");
}

const userOf = async (walker: Walker): Promise<{ email: string; app_metadata: unknown } | null> =>
  JSON.parse(await (await walker.go("/api/auth/session")).text()).user;

describeAccounts("signing in with a provider", ({ open }) => {
  const openWith = async (options: WorldOptions = {}): Promise<{ world: World; provider: TestProvider }> => {
    running = await startProvider({ origin: testOrigin });
    const settings = { ...running.settings, ...options.settings };
    return { world: await open({ ...options, settings }), provider: running };
  };

  it("opens an account in the browser, and the same one the next time", async () => {
    const { world } = await openWith();
    expect(await (await world.browser().get("/api/auth/settings")).json()).toMatchObject({
      external: { google: true },
    });
    const walker = createWalker(world.url);
    const back = await walk(walker);
    // Behind the #, where no server hears of it, the page is told that the account is new.
    expect(back.headers.get("location")).toBe("/dashboard?provider=google#account-made");
    expect(await userOf(walker)).toMatchObject({
      email: anna.email,
      email_confirmed_at: expect.any(String),
      user_metadata: { full_name: "Anna Berg" },
      app_metadata: { provider: "google", providers: ["google"] },
    });
    const again = createWalker(world.url);
    const page = await walk(again, `${authorizePath}&redirect_to=${encodeURIComponent("/profile?tab=x")}`);
    expect(page.headers.get("location")).toBe("/profile?tab=x");
    expect(await userOf(again)).toMatchObject({ email: anna.email });
    expect(await world.database.db.selectFrom("users").select("id").execute()).toHaveLength(1);
  });

  it("leads to no other site, and asks for the second factor", async () => {
    const { world } = await openWith();
    const away = encodeURIComponent("https://example.org/steal");
    const walker = createWalker(world.url);
    const back = await walk(walker, `${authorizePath}&redirect_to=${away}`);
    expect(back.headers.get("location")).toBe("/dashboard?provider=google#account-made");
    const token = { provider: "google", id_token: await running?.idToken() };
    const browser = world.browser();
    expect((await browser.post(idTokenPath, token)).status).toBe(200);
    await withApp(world, browser);
    const next = { provider: "google", id_token: await running?.idToken() };
    expect(await (await world.browser().post(idTokenPath, next)).json()).toMatchObject({
      session: { needs_second_factor: true },
    });
  });

  it("refuses another state, another browser, a second time, and what the person refused", async () => {
    const { world } = await openWith();
    const walker = createWalker(world.url);
    const path = await walker.followUntil(await walker.go(authorizePath), callback);
    const wrongState = path.replace(/state=[\w-]{5}/u, "state=AAAAA");
    expect(await errorOn(await walker.go(wrongState))).toBe("provider_sign_in_failed");
    const fresh = await walker.followUntil(await walker.go(authorizePath), callback);
    expect(await errorOn(await createWalker(world.url).go(fresh))).toBe("provider_sign_in_failed");
    const used = await walker.followUntil(await walker.go(authorizePath), callback);
    expect((await walker.go(used)).headers.get("location")).toBe("/dashboard?provider=google#account-made");
    expect(await errorOn(await walker.go(used))).toBe("provider_sign_in_failed");
    const state = new URL((await walker.go(authorizePath)).headers.get("location") ?? "").searchParams.get(
      "state",
    );
    const refused = await walker.go(`/api/auth/callback?error=access_denied&state=${state}`);
    expect(await errorOn(refused)).toBe("access_denied");
    expect(await errorOn(await walker.go("/api/auth/callback"))).toBe("provider_sign_in_failed");
  });

  it("takes a token once, also when it comes twice at the same moment", async () => {
    const { world, provider } = await openWith();
    const token = { provider: "google", id_token: await provider.idToken() };
    const answers = await Promise.all([1, 2, 3].map(() => world.program().post(idTokenPath, token)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    await expectProblem(await world.program().post(idTokenPath, token), "provider_sign_in_failed");
  });

  it("refuses a token with another nonce", async () => {
    const { world } = await openWith();
    const walker = createWalker(world.url);
    const away = (await walker.go(authorizePath)).headers.get("location") ?? "";
    const changed = away.replace(/nonce=[\w-]+/u, "nonce=another");
    expect(changed).not.toBe(away);
    const redirect = new Response(null, { status: 303, headers: { location: changed } });
    const back = await walker.go(await walker.followUntil(redirect, callback));
    expect(await errorOn(back)).toBe("provider_sign_in_failed");
  });

  it("takes too long after ten minutes", async () => {
    const { world } = await openWith();
    const walker = createWalker(world.url);
    const path = await walker.followUntil(await walker.go(authorizePath), callback);
    world.clock.advance(600_000);
    expect(await errorOn(await walker.go(path))).toBe("provider_sign_in_failed");
  });

  it("needs an address that the provider has verified", async () => {
    const { world, provider } = await openWith();
    provider.account.email_verified = false;
    expect(await errorOn(await walk(createWalker(world.url)))).toBe("provider_email_unverified");
    const token = { provider: "google", id_token: await provider.idToken() };
    await expectProblem(await world.program().post(idTokenPath, token), "provider_email_unverified");
    expect(await world.database.db.selectFrom("users").select("id").execute()).toEqual([]);
  });

  it("joins the account of the same address only when that was confirmed here", async () => {
    const { world, provider } = await openWith({ isVerificationOn: true });
    const token = async () => ({ provider: "google", id_token: await provider.idToken() });
    const browser = world.browser();
    await signUp(browser);
    await expectProblem(await world.program().post(idTokenPath, await token()), "account_not_linkable");
    expect(await errorOn(await walk(createWalker(world.url)))).toBe("account_not_linkable");
    const code = codeIn((await world.mails()).at(-1));
    await browser.post("/api/auth/verify", { type: "signup", email: anna.email, token: code });
    expect(await (await world.program().post(idTokenPath, await token())).json()).toMatchObject({
      user: { email: anna.email, app_metadata: { providers: ["email", "google"] } },
    });
  });

  it("opens no more accounts from an address than a sign-up may", async () => {
    const { world, provider } = await openWith({ settings: { MAX_ACCOUNTS_PER_IP: "1" } });
    await signUp(world.browser(), { ...anna, email: "ben@example.org" });
    expect(await errorOn(await walk(createWalker(world.url)))).toBe("registration_limit");
    const token = { provider: "google", id_token: await provider.idToken() };
    await expectProblem(await world.program().post(idTokenPath, token), "registration_limit");
    expect((await world.program("192.0.2.9").post(idTokenPath, token)).status).toBe(200);
  });

  it("refuses a token of an app that was changed, is old, another's, or has another nonce", async () => {
    const { world, provider } = await openWith();
    const good = await provider.idToken();
    const [header = "", payload = "", signature = ""] = good.split(".");
    const other = { ...JSON.parse(Buffer.from(payload, "base64url").toString()), email: "ben@example.org" };
    const changed = Buffer.from(JSON.stringify(other)).toString("base64url");
    const none = Buffer.from('{"alg":"none"}').toString("base64url");
    const hashed = createHash("sha256").update("my nonce").digest("hex");
    const bad = [
      [`${header}.${changed}.${signature}`],
      [`${none}.${changed}.`],
      [await provider.idToken({ exp: 1 })],
      [await provider.idToken({ aud: "another app" })],
      [await provider.idToken({ iss: "https://example.org" })],
      [await provider.idToken({ nonce: hashed }), "another nonce"],
      [await provider.idToken({ nonce: hashed })],
      [good, "a nonce that is not in it"],
      ["nonsense"],
    ] as const;
    for (const [id_token, nonce] of bad) {
      const body = { provider: "google", id_token, ...(nonce === undefined ? {} : { nonce }) };
      await expectProblem(await world.program().post(idTokenPath, body), "provider_sign_in_failed");
    }
    const right = {
      provider: "google",
      id_token: await provider.idToken({ nonce: hashed }),
      nonce: "my nonce",
    };
    expect((await world.program().post(idTokenPath, right)).status).toBe(200);
  });

  it("says that the provider does not answer, and works again when it does", async () => {
    const { world, provider } = await openWith();
    await provider.stop();
    const walker = createWalker(world.url);
    expect(await errorOn(await walker.go(authorizePath))).toBe("provider_unreachable");
    const token = { provider: "google", id_token: await provider.idToken() };
    await expectProblem(await world.program().post(idTokenPath, token), "provider_unreachable");
    await provider.start();
    const path = await walker.followUntil(await walker.go(authorizePath), callback);
    await provider.stop();
    expect(await errorOn(await walker.go(path))).toBe("provider_unreachable");
    await provider.start();
    expect((await walk(walker)).headers.get("location")).toBe("/dashboard?provider=google#account-made");
  });

  it("is not there without its settings, and only under its name", async () => {
    const world = await open();
    expect(await errorOn(await createWalker(world.url).go(authorizePath))).toBe("provider_disabled");
    const token = { provider: "google", id_token: "x" };
    await expectProblem(await world.program().post(idTokenPath, token), "provider_disabled");
    const { world: other } = await openWith();
    await expectProblem(
      await other.program().post(idTokenPath, { ...token, provider: "apple" }),
      "provider_disabled",
    );
  });

  it("gives a program a code that only its verifier opens, once", async () => {
    const { world } = await openWith();
    const walker = createWalker(world.url);
    const target = "http://127.0.0.1:9/done";
    const challenge = createHash("sha256").update("the verifier").digest("base64url");
    const path = (to: string, method: string) =>
      `${authorizePath}&redirect_to=${encodeURIComponent(to)}&code_challenge=${challenge}&code_challenge_method=${method}`;
    expect(await errorOn(await walker.go(path(target, "plain")))).toBe("provider_sign_in_failed");
    expect(await errorOn(await walker.go(path("https://example.org/", "s256")))).toBe(
      "provider_sign_in_failed",
    );
    const codeFor = async () => {
      const back = await walk(walker, path(target, "s256"));
      expect(back.headers.get("location")).toMatch(/^http:\/\/127\.0\.0\.1:9\/done\?code=/u);
      return new URL(back.headers.get("location") ?? "").searchParams.get("code") ?? "";
    };
    const exchange = (auth_code: string, code_verifier: string) =>
      world.program().post("/api/auth/token?grant_type=pkce", { auth_code, code_verifier });
    const code = await codeFor();
    expect((await exchange(code, "the verifier")).status).toBe(200);
    await expectProblem(await exchange(code, "the verifier"), "flow_state_not_found");
    const stolen = await codeFor();
    await expectProblem(await exchange(stolen, "a guess"), "flow_state_not_found");
    await expectProblem(await exchange(stolen, "the verifier"), "flow_state_not_found");
    expect(await userOf(walker)).toBeNull();
  });

  it("works with @supabase/auth-js, by redirect and by token", async () => {
    const { world, provider } = await openWith();
    const client = new GoTrueClient({
      url: `${world.url}/api/auth`,
      autoRefreshToken: false,
      detectSessionInUrl: false,
      flowType: "pkce",
      storageKey: crypto.randomUUID(),
    });
    const redirectTo = "http://localhost:9/done";
    const begun = await client.signInWithOAuth({
      provider: "google",
      options: { redirectTo, skipBrowserRedirect: true },
    });
    const { pathname, search } = new URL(begun.data.url ?? "");
    const back = await walk(createWalker(world.url), `${pathname}${search}`);
    const code = new URL(back.headers.get("location") ?? "").searchParams.get("code") ?? "";
    const exchanged = await client.exchangeCodeForSession(code);
    expect([exchanged.error, exchanged.data.user?.email]).toEqual([null, anna.email]);
    const token = await provider.idToken();
    const signedIn = await client.signInWithIdToken({ provider: "google", token });
    expect([signedIn.error, signedIn.data.user?.email]).toEqual([null, anna.email]);
    expect((await client.updateUser({ password: anna.password })).error).toBeNull();
    const [identity] = (await client.getUserIdentities()).data?.identities ?? [];
    if (identity?.provider !== "google") throw new Error("There is no account elsewhere.");
    expect((await client.unlinkIdentity(identity)).error).toBeNull();
    expect((await client.getUserIdentities()).data?.identities).toEqual([]);
  });
});
