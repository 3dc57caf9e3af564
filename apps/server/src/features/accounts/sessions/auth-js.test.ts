import { GoTrueClient } from "@supabase/auth-js";
import { expect, it } from "vitest";
import { anna, codeIn, linkIn } from "../testing/people.ts";
import { describeAccounts, type World } from "../testing/world.ts";

/** The hosted service's own client, unmodified, with nothing set but the address. */
function clientOf(world: World): GoTrueClient {
  return new GoTrueClient({
    url: `${world.url}/api/auth`,
    autoRefreshToken: false,
    persistSession: true,
    detectSessionInUrl: false,
    storageKey: crypto.randomUUID(),
  });
}

const signUpData = { ...anna, options: { data: { full_name: "Anna Berg" } } };

describeAccounts("@supabase/auth-js", ({ open }) => {
  it("signs up, reads, renews and changes the user, and signs out", async () => {
    const world = await open();
    const client = clientOf(world);
    const events: string[] = [];
    client.onAuthStateChange((event) => void events.push(event));
    const up = await client.signUp(signUpData);
    expect(up.error).toBeNull();
    expect(up.data.session?.token_type).toBe("bearer");
    expect(up.data.user?.user_metadata).toEqual({ full_name: "Anna Berg" });
    expect((await client.getUser()).data.user?.email).toBe(anna.email);

    const before = (await client.getSession()).data.session;
    const renewed = await client.refreshSession();
    expect(renewed.error).toBeNull();
    expect(renewed.data.session?.refresh_token).not.toBe(before?.refresh_token);

    const changed = await client.updateUser({ data: { full_name: "Anna Lind" } });
    expect(changed.data.user?.user_metadata).toEqual({ full_name: "Anna Lind" });
    expect((await client.updateUser({ password: "a new secret" })).error).toBeNull();
    const level = await client.mfa.getAuthenticatorAssuranceLevel();
    expect(level.data).toMatchObject({ currentLevel: "aal1", nextLevel: "aal1" });

    expect((await client.signOut()).error).toBeNull();
    expect((await client.getSession()).data.session).toBeNull();
    expect(events).toEqual(
      expect.arrayContaining(["SIGNED_IN", "TOKEN_REFRESHED", "USER_UPDATED", "SIGNED_OUT"]),
    );
  });

  it("signs in with a password, and hears the specified messages when it cannot", async () => {
    const world = await open();
    await clientOf(world).signUp(signUpData);
    const again = await clientOf(world).signUp(signUpData);
    expect(again.error).toMatchObject({ message: "User already registered", code: "user_already_exists" });
    const client = clientOf(world);
    const wrong = await client.signInWithPassword({ ...anna, password: "wrong one" });
    expect(wrong.error).toMatchObject({ message: "Invalid login credentials", code: "invalid_credentials" });
    const short = await client.signUp({ email: "ben@example.org", password: "12345" });
    expect(short.error?.message).toBe("Password must be at least 6 characters");
    const right = await client.signInWithPassword(anna);
    expect(right.error).toBeNull();
    expect(right.data.user?.email).toBe(anna.email);
    const { data } = await client.getClaims();
    expect(data?.claims).toMatchObject({ email: anna.email, role: "authenticated", aal: "aal1" });
  });

  it("confirms a sign-up by the code of its mail", async () => {
    const world = await open({ isVerificationOn: true });
    const client = clientOf(world);
    const up = await client.signUp(signUpData);
    expect([up.error, up.data.session, up.data.user?.email]).toEqual([null, null, anna.email]);
    expect((await client.signInWithPassword(anna)).error?.message).toBe("Email not confirmed");
    expect((await client.resend({ type: "signup", email: anna.email })).error).toBeNull();
    const token = codeIn((await world.mails()).at(-1));
    const verified = await client.verifyOtp({ type: "signup", email: anna.email, token });
    expect(verified.data.session?.user.email_confirmed_at).toMatch(/^\d{4}-/u);
  });

  it("signs in with a code by mail", async () => {
    const world = await open();
    await clientOf(world).signUp(signUpData);
    const client = clientOf(world);
    expect((await client.signInWithOtp({ email: anna.email })).error).toBeNull();
    const token = codeIn((await world.mails()).at(-1));
    const wrong = await client.verifyOtp({ type: "email", email: anna.email, token: "none" });
    expect(wrong.error?.code).toBe("otp_expired");
    const verified = await client.verifyOtp({ type: "email", email: anna.email, token });
    expect(verified.data.session?.user.email).toBe(anna.email);
  });

  it("recovers the account with the link of a mail, and moves it to another address", async () => {
    const world = await open();
    await clientOf(world).signUp(signUpData);
    const client = clientOf(world);
    expect((await client.resetPasswordForEmail(anna.email)).error).toBeNull();
    const tokenHashOf = async () =>
      new URL(linkIn((await world.mails()).at(-1)), world.url).searchParams.get("token_hash") ?? "";
    const verified = await client.verifyOtp({ type: "recovery", token_hash: await tokenHashOf() });
    expect(verified.error).toBeNull();
    expect((await client.updateUser({ password: "a new secret" })).error).toBeNull();
    const moving = await client.updateUser({ email: "anna.lind@example.org" });
    expect(moving.data.user?.new_email).toBe("anna.lind@example.org");
    const moved = await client.verifyOtp({ type: "email_change", token_hash: await tokenHashOf() });
    expect(moved.data.user?.email).toBe("anna.lind@example.org");
  });

  it("forgets its session when the server has ended it", async () => {
    const world = await open();
    const [phone, laptop] = [clientOf(world), clientOf(world)];
    await phone.signUp(signUpData);
    await laptop.signInWithPassword(anna);
    await laptop.signOut({ scope: "others" });
    expect((await phone.getUser()).error?.name).toBe("AuthSessionMissingError");
    expect((await phone.getSession()).data.session).toBeNull();
    expect((await laptop.getUser()).error).toBeNull();
    await laptop.signOut({ scope: "global" });
    const late = await laptop.setSession({ access_token: "x.e30.x", refresh_token: "unknown" });
    expect(late.error).not.toBeNull();
  });
});
