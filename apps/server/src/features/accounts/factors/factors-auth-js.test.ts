import { GoTrueClient } from "@supabase/auth-js";
import { expect, it } from "vitest";
import { qrSvg } from "./qr-svg.ts";
import { codeOf } from "../testing/apps.ts";
import { createDevice } from "../testing/device.ts";
import { anna, signUp } from "../testing/people.ts";
import { describeAccounts, type World } from "../testing/world.ts";

/** The hosted service's own client, unmodified; recovery codes are still behind a switch of its own. */
function clientOf(world: World): GoTrueClient {
  return new GoTrueClient({
    url: `${world.url}/api/auth`,
    autoRefreshToken: false,
    persistSession: true,
    detectSessionInUrl: false,
    storageKey: crypto.randomUUID(),
    experimental: { recoveryCodes: true },
  });
}

describeAccounts("@supabase/auth-js", ({ open }) => {
  it("enrols a second factor, is asked for it, and shows it", async () => {
    const world = await open();
    await signUp(world.browser());
    const client = clientOf(world);
    await client.signInWithPassword(anna);
    const enrolled = await client.mfa.enroll({ factorType: "totp", friendlyName: "Phone" });
    if (enrolled.data === null) throw enrolled.error;
    const { id: factorId, totp } = enrolled.data;
    expect(totp.qr_code).toBe(`data:image/svg+xml;utf-8,${qrSvg(totp.uri)}`);
    expect(totp.uri).toContain(`secret=${totp.secret}`);
    expect((await client.mfa.listFactors()).data).toMatchObject({ totp: [], all: [{ id: factorId }] });
    const code = codeOf(totp.secret, world.clock.now());
    const verified = await client.mfa.challengeAndVerify({ factorId, code });
    expect(verified.error).toBeNull();
    expect((await client.mfa.listFactors()).data?.totp).toMatchObject([
      { id: factorId, friendly_name: "Phone" },
    ]);
    const codes = (await client.mfa.recoveryCodes.generate()).data?.codes ?? [];
    expect(codes).toHaveLength(10);

    const other = clientOf(world);
    await other.signInWithPassword(anna);
    const level = await other.mfa.getAuthenticatorAssuranceLevel();
    expect(level.data).toMatchObject({ currentLevel: "aal1", nextLevel: "aal2" });
    const refused = await other.mfa.unenroll({ factorId });
    expect(refused.error?.code).toBe("second_factor_needed");
    const challenged = await other.mfa.challenge({ factorId });
    if (challenged.data === null) throw challenged.error;
    const replayed = await other.mfa.verify({ factorId, challengeId: challenged.data.id, code });
    expect(replayed.error?.code).toBe("mfa_verification_failed");
    const raised = await other.mfa.recoveryCodes.verify({ code: codes[0] ?? "" });
    expect(raised.error).toBeNull();
    expect((await other.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel).toBe("aal2");
    expect((await other.mfa.recoveryCodes.getStatus()).data?.remaining).toBe(9);
    expect((await other.mfa.unenroll({ factorId })).error).toBeNull();
    expect((await other.refreshSession()).error).toBeNull();
  });

  it("makes, lists, renames and removes a passkey, and signs in with it", async () => {
    const world = await open();
    await signUp(world.browser());
    const client = clientOf(world);
    await client.signInWithPassword(anna);
    const device = createDevice();
    const begun = await client.passkey.startRegistration();
    if (begun.data === null) throw begun.error;
    const made = await client.passkey.verifyRegistration({
      challengeId: begun.data.challenge_id,
      credential: device.create(begun.data.options.challenge),
    });
    if (made.data === null) throw made.error;
    const { id: passkeyId } = made.data;
    expect((await client.passkey.update({ passkeyId, friendlyName: "Phone" })).error).toBeNull();
    expect((await client.passkey.list()).data).toMatchObject([{ id: passkeyId, friendly_name: "Phone" }]);

    const other = clientOf(world);
    const asked = await other.passkey.startAuthentication();
    if (asked.data === null) throw asked.error;
    const credential = device.get(asked.data.options.challenge);
    const shown = await other.passkey.verifyAuthentication({
      challengeId: asked.data.challenge_id,
      credential,
    });
    expect([shown.error, shown.data?.user?.email]).toEqual([null, anna.email]);
    expect((await other.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel).toBe("aal2");
    expect((await other.passkey.delete({ passkeyId })).error).toBeNull();
    expect((await client.passkey.list()).data).toEqual([]);
  });
});
