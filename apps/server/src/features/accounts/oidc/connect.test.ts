import { expectProblem } from "@meal/testkit/expect-problem";
import { testOrigin } from "@meal/testkit/test-app";
import { afterEach, expect, it } from "vitest";
import { anna } from "../testing/people.ts";
import { startProvider, type TestProvider } from "../testing/provider.ts";
import { createWalker, type Walker } from "../testing/walk.ts";
import { describeAccounts, type World, type WorldOptions } from "../testing/world.ts";

const path = "/api/auth/user/identities";
let running: TestProvider | undefined;

afterEach(async () => {
  await running?.stop();
  running = undefined;
});

interface Account {
  readonly email: string;
  readonly identities: readonly { readonly identity_id: string; readonly provider: string }[];
  readonly app_metadata: { readonly providers: readonly string[] };
}

/** A browser in which somebody has just signed up. */
async function signedUp(world: World, email = anna.email): Promise<Walker> {
  const walker = createWalker(world.url);
  expect((await walker.send("POST", "/api/auth/signup", { ...anna, email })).status).toBe(200);
  return walker;
}

async function begin(walker: Walker): Promise<Response> {
  const begun = await walker.send("POST", path, { provider: "google" });
  const { url }: { url: string } = JSON.parse(await begun.text());
  return new Response(null, { status: 303, headers: { location: url } });
}

/** Goes to the provider and comes back, and answers where that leads. */
async function connect(walker: Walker): Promise<string | null> {
  const back = await walker.followUntil(await begin(walker), `${testOrigin}/api/auth/callback`);
  return (await walker.go(back)).headers.get("location");
}

async function accountOf(walker: Walker): Promise<Account> {
  return JSON.parse(await (await walker.go("/api/auth/user")).text());
}

const errorIn = (page: string | null) => {
  const url = new URL(page ?? "", testOrigin);
  expect([url.pathname, url.searchParams.get("tab")]).toEqual(["/profile", "security"]);
  return url.searchParams.get("error_code");
};

describeAccounts("connecting an account of the provider", ({ open }) => {
  const openWith = async (options: WorldOptions = {}): Promise<{ world: World; provider: TestProvider }> => {
    running = await startProvider({ origin: testOrigin });
    return { world: await open({ ...options, settings: running.settings }), provider: running };
  };

  it("makes it a second way in, whatever its address, until it is disconnected", async () => {
    const { world, provider } = await openWith();
    provider.account.email = "another@example.org";
    provider.account.email_verified = false;
    const walker = await signedUp(world);
    expect(await connect(walker)).toBe("/profile?tab=security&connected=google");
    const { email, identities, app_metadata } = await accountOf(walker);
    expect([email, app_metadata.providers]).toEqual([anna.email, ["email", "google"]]);
    const token = async () => ({ provider: "google", id_token: await provider.idToken() });
    const idTokenPath = "/api/auth/token?grant_type=id_token";
    expect(await (await world.program().post(idTokenPath, await token())).json()).toMatchObject({
      user: { email: anna.email },
    });
    expect((await walker.send("DELETE", `${path}/${identities[0]?.identity_id}`)).status).toBe(200);
    expect((await accountOf(walker)).identities).toEqual([]);
    const again = await walker.send("DELETE", `${path}/${identities[0]?.identity_id}`);
    await expectProblem(again, "identity_not_found");
    await expectProblem(await world.program().post(idTokenPath, await token()), "provider_email_unverified");
  });

  it("takes nothing from who has it already", async () => {
    const { world } = await openWith();
    const walker = await signedUp(world);
    await connect(walker);
    expect(await connect(walker)).toBe("/profile?tab=security&connected=google");
    const other = await signedUp(world, "ben@example.org");
    expect(errorIn(await connect(other))).toBe("identity_already_exists");
    const [identity] = (await accountOf(walker)).identities;
    const stolen = await other.send("DELETE", `${path}/${identity?.identity_id}`);
    await expectProblem(stolen, "identity_not_found");
    expect((await accountOf(walker)).identities).toHaveLength(1);
  });

  it("is for the one who began, while they are signed in, and for who allows it", async () => {
    const { world } = await openWith();
    const walker = await signedUp(world);
    const callback = `${testOrigin}/api/auth/callback`;
    const refusal = await begin(walker);
    const state = new URL(refusal.headers.get("location") ?? "").searchParams.get("state");
    const refused = await walker.go(`/api/auth/callback?error=access_denied&state=${state}`);
    expect(errorIn(refused.headers.get("location"))).toBe("access_denied");
    const back = await walker.followUntil(await begin(walker), callback);
    await walker.send("POST", "/api/auth/logout");
    await walker.send("POST", "/api/auth/signup", { ...anna, email: "ben@example.org" });
    expect(errorIn((await walker.go(back)).headers.get("location"))).toBe("not_signed_in");
    expect((await accountOf(walker)).identities).toEqual([]);
  });

  it("takes a fresh login or the password, a person, and a provider that is set up", async () => {
    const { world } = await openWith();
    const walker = await signedUp(world);
    world.clock.advance(16 * 60_000);
    const wanted = { provider: "google" };
    await expectProblem(await walker.send("POST", path, wanted), "reauthentication_needed");
    const wrong = { ...wanted, current_password: "not this one" };
    await expectProblem(await walker.send("POST", path, wrong), "reauthentication_needed");
    const right = { ...wanted, current_password: anna.password };
    expect((await walker.send("POST", path, right)).status).toBe(200);
    await expectProblem(await walker.send("POST", path, { provider: "apple" }), "provider_disabled");
    await expectProblem(await world.browser().post(path, wanted), "not_signed_in");
    await running?.stop();
    await expectProblem(
      await (await signedUp(await open({ settings: running?.settings ?? {} }))).send("POST", path, wanted),
      "provider_unreachable",
    );
  });

  it("does not take away the only way in", async () => {
    const { world } = await openWith();
    const walker = createWalker(world.url);
    const there = await walker.go("/api/auth/authorize?provider=google");
    await walker.go(await walker.followUntil(there, `${testOrigin}/api/auth/callback`));
    const [identity] = (await accountOf(walker)).identities;
    const remove = () => walker.send("DELETE", `${path}/${identity?.identity_id}`);
    await expectProblem(await remove(), "single_identity_not_deletable");
    expect((await walker.send("PUT", "/api/auth/user", { password: "a new secret" })).status).toBe(200);
    expect((await remove()).status).toBe(200);
  });
});
