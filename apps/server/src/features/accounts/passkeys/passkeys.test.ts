import { expectProblem } from "@meal/testkit/expect-problem";
import { expect, it } from "vitest";
import { withApp } from "../testing/apps.ts";
import type { TestCaller } from "../testing/caller.ts";
import { createDevice, type Misbehaviour, type TestDevice } from "../testing/device.ts";
import { anna, signUp } from "../testing/people.ts";
import { describeAccounts } from "../testing/world.ts";

const MINUTE_MS = 60_000;
const path = "/api/auth/passkeys";

interface Begun {
  readonly challenge_id: string;
  readonly options: { readonly challenge: string; readonly user?: { readonly id: string } };
}

async function begin(caller: TestCaller, step: "registration" | "authentication"): Promise<Begun> {
  const response = await caller.post(`${path}/${step}/options`, {});
  expect(response.status).toBe(200);
  return JSON.parse(await response.text());
}

async function register(caller: TestCaller, device: TestDevice, how: Misbehaviour = {}): Promise<Response> {
  const { challenge_id, options } = await begin(caller, "registration");
  const credential = device.create(options.challenge, how);
  return caller.post(`${path}/registration/verify`, { challenge_id, credential });
}

async function signIn(caller: TestCaller, device: TestDevice, how: Misbehaviour = {}): Promise<Response> {
  const { challenge_id, options } = await begin(caller, "authentication");
  const credential = device.get(options.challenge, how);
  return caller.post(`${path}/authentication/verify`, { challenge_id, credential });
}

const listOf = async (caller: TestCaller): Promise<{ id: string; friendly_name: string }[]> =>
  JSON.parse(await (await caller.get(path)).text());

describeAccounts("a passkey", ({ open }) => {
  it("is made by who signed in, and signs in without a password, past the second factor too", async () => {
    const world = await open();
    const browser = world.browser();
    await signUp(browser);
    const device = createDevice();
    expect(await (await register(browser, device)).json()).toMatchObject({ friendly_name: "Passkey 1" });
    await withApp(world, browser);
    const other = world.browser();
    expect(await (await signIn(other, device)).json()).toMatchObject({
      user: { email: anna.email },
      session: { needs_second_factor: false },
    });
    expect((await other.get("/api/auth/sessions")).status).toBe(200);
    expect(await (await other.get(path)).json()).toMatchObject([{ last_used_at: expect.any(String) }]);
    const program = world.program();
    const tokens: { access_token: string } = JSON.parse(await (await signIn(program, device)).text());
    const claims = Buffer.from(tokens.access_token.split(".")[1] ?? "", "base64url").toString();
    expect(JSON.parse(claims)).toMatchObject({ aal: "aal2", amr: [{ method: "webauthn" }] });
  });

  it("is refused from another site, without being unlocked, when changed, or shown for another challenge", async () => {
    const world = await open();
    const browser = world.browser();
    await signUp(browser);
    const device = createDevice();
    const wrong: readonly Misbehaviour[] = [
      { origin: "https://localhost.example.org" },
      { rpId: "example.org" },
      { isUnlocked: true },
    ];
    for (const how of wrong)
      await expectProblem(await register(browser, device, how), "webauthn_verification_failed");
    expect(await listOf(browser)).toEqual([]);
    expect((await register(browser, device)).status).toBe(200);
    const guest = world.browser();
    const stranger = Buffer.from("somebody else").toString("base64url");
    for (const how of [...wrong, { userHandle: stranger }])
      await expectProblem(await signIn(guest, device, how), "webauthn_verification_failed");
    const [first, second] = [await begin(guest, "authentication"), await begin(guest, "authentication")];
    const credential = device.get(first.options.challenge);
    const mixed = { challenge_id: second.challenge_id, credential };
    await expectProblem(
      await guest.post(`${path}/authentication/verify`, mixed),
      "webauthn_verification_failed",
    );
    await expectProblem(await signIn(guest, createDevice()), "webauthn_verification_failed");
    expect((await signIn(guest, device)).status).toBe(200);
  });

  it("answers a challenge once, in time, and only its own", async () => {
    const world = await open();
    const [browser, other] = [world.browser(), world.browser()];
    await signUp(browser);
    await signUp(other, { ...anna, email: "ben@example.org" });
    const device = createDevice();
    const { challenge_id, options } = await begin(browser, "registration");
    const made = { challenge_id, credential: device.create(options.challenge) };
    // Somebody else who names it neither gets it nor uses it up.
    await expectProblem(await other.post(`${path}/registration/verify`, made), "webauthn_challenge_expired");
    expect((await browser.post(`${path}/registration/verify`, made)).status).toBe(200);
    await expectProblem(
      await browser.post(`${path}/registration/verify`, made),
      "webauthn_challenge_expired",
    );

    const guest = world.browser();
    const begun = await begin(guest, "authentication");
    const shown = { challenge_id: begun.challenge_id, credential: device.get(begun.options.challenge) };
    expect((await guest.post(`${path}/authentication/verify`, shown)).status).toBe(200);
    await expectProblem(
      await guest.post(`${path}/authentication/verify`, shown),
      "webauthn_challenge_expired",
    );
    const slow = await begin(guest, "authentication");
    world.clock.advance(5 * MINUTE_MS);
    const late = { challenge_id: slow.challenge_id, credential: device.get(slow.options.challenge) };
    await expectProblem(
      await guest.post(`${path}/authentication/verify`, late),
      "webauthn_challenge_expired",
    );
  });

  it("is refused when its count does not grow, because then it was copied", async () => {
    const world = await open();
    const browser = world.browser();
    await signUp(browser);
    const device = createDevice();
    await register(browser, device);
    expect((await signIn(browser, device, { counter: 7 })).status).toBe(200);
    await expectProblem(await signIn(browser, device, { counter: 7 }), "webauthn_verification_failed");
    await expectProblem(await signIn(browser, device, { counter: 3 }), "webauthn_verification_failed");
    expect((await signIn(browser, device, { counter: 8 })).status).toBe(200);
  });

  it("is listed, renamed and removed by its owner alone, and then signs nobody in", async () => {
    const world = await open();
    const [browser, other] = [world.browser(), world.browser()];
    await signUp(browser);
    await signUp(other, { ...anna, email: "ben@example.org" });
    const device = createDevice();
    await register(browser, device);
    await expectProblem(await register(other, device), "webauthn_credential_exists");
    const [passkey] = await listOf(browser);
    const its = `${path}/${passkey?.id}`;
    await expectProblem(await other.send("PATCH", its, { friendly_name: "Mine" }), "not_found");
    await expectProblem(await other.send("DELETE", its), "not_found");
    expect((await browser.send("PATCH", its, { friendly_name: " Phone " })).status).toBe(200);
    expect(await listOf(browser)).toMatchObject([{ friendly_name: "Phone" }]);
    expect((await browser.send("DELETE", its)).status).toBe(204);
    await expectProblem(await signIn(world.browser(), device), "webauthn_verification_failed");
  });

  it("is made twenty times at most, and only soon after the login or with the password", async () => {
    const world = await open();
    const browser = world.browser();
    await signUp(browser);
    for (let turn = 0; turn < 20; turn += 1)
      expect((await register(browser, createDevice())).status).toBe(200);
    await expectProblem(await browser.post(`${path}/registration/options`, {}), "too_many_passkeys");
    world.clock.advance(15 * MINUTE_MS);
    await expectProblem(await browser.post(`${path}/registration/options`, {}), "reauthentication_needed");
    await expectProblem(await world.browser().post(`${path}/registration/options`, {}), "not_signed_in");
  });

  it("tells nothing about anybody before it is shown", async () => {
    const world = await open();
    const before = await begin(world.browser(), "authentication");
    const browser = world.browser();
    await signUp(browser);
    await register(browser, createDevice());
    const after = await begin(world.browser(), "authentication");
    expect({ ...after.options, challenge: "" }).toEqual({ ...before.options, challenge: "" });
    expect(after.options.challenge).not.toBe(before.options.challenge);
  });
});
