import { expectProblem } from "@meal/testkit/expect-problem";
import { GoTrueClient } from "@supabase/auth-js";
import { expect, it } from "vitest";
import { withApp } from "../testing/apps.ts";
import { anna, isSignedIn, signIn, signUp } from "../testing/people.ts";
import { sweepAccounts } from "../sweep-repository.ts";
import { describeAccounts, type World } from "../testing/world.ts";

const key = "the service key of the tests, long enough";
const settings = { SERVICE_KEY: key };
const path = "/api/auth/admin/users";

function adminOf(world: World) {
  const client = new GoTrueClient({
    url: `${world.url}/api/auth`,
    headers: { authorization: `Bearer ${key}` },
    autoRefreshToken: false,
    persistSession: false,
  });
  return client.admin;
}

describeAccounts("the operator's interface", ({ open }) => {
  it("opens for the service key alone", async () => {
    const world = await open({ settings });
    const guest = world.program();
    await expectProblem(await guest.get(path), "service_key_needed");
    for (const wrong of ["x", `${key}x`, key.slice(1)]) {
      guest.bear(wrong);
      await expectProblem(await guest.get(path), "service_key_needed");
    }
    await expectProblem(await guest.post(path, anna), "service_key_needed");
    for (const method of ["GET", "PUT", "DELETE"])
      await expectProblem(
        await guest.send(method, `${path}/1`, method === "GET" ? undefined : {}),
        "service_key_needed",
      );
    const closed = await open();
    const operator = closed.program();
    operator.bear(key);
    await expectProblem(await operator.get(path), "service_key_needed");
  });

  it("makes, reads, changes and deletes people, as @supabase/auth-js asks for it", async () => {
    const world = await open({ settings });
    const admin = adminOf(world);
    const made = await admin.createUser({
      ...anna,
      email_confirm: true,
      user_metadata: { full_name: "Anna" },
    });
    expect(made.error).toBeNull();
    const id = made.data.user?.id ?? "";
    expect(made.data.user).toMatchObject({ email: anna.email, email_confirmed_at: expect.any(String) });
    expect((await admin.createUser(anna)).error?.code).toBe("user_already_exists");
    expect((await admin.getUserById(id)).data.user?.email).toBe(anna.email);
    const browser = world.browser();
    expect((await signIn(browser)).status).toBe(200);
    const changed = await admin.updateUserById(id, {
      email: "Anna.Lind@example.org",
      password: "another secret",
      user_metadata: { full_name: "Anna Lind" },
    });
    expect(changed.data.user).toMatchObject({
      email: "anna.lind@example.org",
      user_metadata: { full_name: "Anna Lind" },
    });
    expect(await isSignedIn(browser)).toBe(false);
    const moved = { email: "anna.lind@example.org", password: "another secret" };
    expect((await signIn(browser, moved)).status).toBe(200);
    await signUp(world.browser(), { ...anna, email: "ben@example.org" });
    expect((await admin.updateUserById(id, { email: "ben@example.org" })).error?.code).toBe(
      "user_already_exists",
    );
    expect((await admin.deleteUser(id)).error).toBeNull();
    expect(await isSignedIn(browser)).toBe(false);
    expect((await admin.getUserById(id)).error?.code).toBe("user_not_found");
    const operator = world.program();
    operator.bear(key);
    await expectProblem(await operator.send("DELETE", `${path}/${id}`, {}), "user_not_found");
    await expectProblem(await operator.put(`${path}/${id}`, {}), "user_not_found");
  });

  it("keeps accounts that nobody has confirmed, and sweeps away what nobody finished", async () => {
    const world = await open({ settings });
    const { db } = world.database;
    const made = await adminOf(world).createUser(anna);
    expect(made.data.user?.email_confirmed_at).toBeUndefined();
    await world.browser().post("/api/auth/passkeys/authentication/options", {});
    world.clock.advance(8 * 24 * 3_600_000);
    await sweepAccounts(db, world.clock);
    expect(await db.selectFrom("users").select("email").execute()).toEqual([{ email: anna.email }]);
    expect(await db.selectFrom("auth_challenges").select("id").execute()).toEqual([]);
  });

  it("lists people by pages, with their factors, and takes no part in the limits of addresses", async () => {
    const world = await open({ settings });
    const admin = adminOf(world);
    const first = world.browser();
    await signUp(first);
    await withApp(world, first);
    for (const name of ["ben", "cleo", "dan"]) {
      world.clock.advance(1);
      const { error } = await admin.createUser({ email: `${name}@example.org` });
      expect(error).toBeNull();
    }
    const page = await admin.listUsers({ page: 1, perPage: 3 });
    expect(page.data.users.map(({ email }) => email)).toEqual([
      anna.email,
      "ben@example.org",
      "cleo@example.org",
    ]);
    expect(page.data.users[0]?.factors).toMatchObject([{ status: "verified" }]);
    expect(page.data).toMatchObject({ total: 4, nextPage: 2, lastPage: 2 });
    const last = await admin.listUsers({ page: 2, perPage: 3 });
    expect(last.data).toMatchObject({ users: [{ email: "dan@example.org" }], nextPage: null });
    expect((await admin.listUsers()).data.users).toHaveLength(4);
    expect((await admin.listUsers({ page: 9 })).data.users).toEqual([]);
    const operator = world.program();
    operator.bear(key);
    await expectProblem(await operator.get(`${path}?page=-1`), "invalid_input");
    await expectProblem(await operator.get(`${path}?per_page=1001`), "invalid_input");
  });
});
