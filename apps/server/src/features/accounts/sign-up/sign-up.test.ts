import { expectProblem } from "@meal/testkit/expect-problem";
import { expect, it } from "vitest";
import { codeIn, follow, isSignedIn, linkIn, signIn, signUp, anna } from "../testing/people.ts";
import type { TestCaller } from "../testing/caller.ts";
import { describeAccounts } from "../testing/world.ts";

describeAccounts("signing up", ({ open }) => {
  it("signs a browser in by a cookie that no script can read, and shows it no token", async () => {
    const world = await open();
    const browser = world.browser();
    const response = await signUp(browser, { ...anna, email: " Anna@Example.ORG " });
    const cookie = response.headers.getSetCookie()[0];
    expect(cookie).toMatch(/^session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=14400$/u);
    const text = await response.text();
    expect(text).not.toMatch(/token/u);
    expect(JSON.parse(text)).toMatchObject({
      user: { email: "anna@example.org", user_metadata: { full_name: "Anna Berg" } },
      session: { expires_at: Math.floor(world.clock.now() / 1000) + 14_400, needs_second_factor: false },
    });
    expect(await isSignedIn(browser)).toBe(true);
    expect(await world.mails()).toEqual([]);
  });

  it("keeps no password and no token that could be used", async () => {
    const world = await open();
    const browser = world.browser();
    await signUp(browser);
    const { db } = world.database;
    const rows = [
      await db.selectFrom("users").selectAll().execute(),
      await db.selectFrom("auth_sessions").selectAll().execute(),
    ];
    const stored = JSON.stringify(rows);
    expect(stored).toContain("$argon2id$v=19$");
    for (const secret of [anna.password, browser.cookie?.split("=")[1] ?? "?", "192.0.2.1"])
      expect(stored).not.toContain(secret);
  });

  it("refuses an address that has an account, where no mail confirms it", async () => {
    const world = await open();
    await signUp(world.browser());
    const again = world.browser("192.0.2.9").post("/api/auth/signup", anna);
    const problem = await expectProblem(await again, "user_already_exists");
    expect(problem).toMatchObject({ msg: "User already registered", error_code: "user_already_exists" });
  });

  it("names what is wrong in the words of the form", async () => {
    const world = await open();
    const send = async (body: unknown) => {
      const { fields } = await expectProblem(
        await world.browser().post("/api/auth/signup", body),
        "invalid_input",
      );
      return fields?.map(({ message }) => message);
    };
    expect(await send({ email: "anna", password: "12345" })).toEqual([
      "Email is invalid",
      "Password must be at least 6 characters",
    ]);
    expect(await send({ email: "", password: "", data: { full_name: " " } })).toEqual([
      "Email is required",
      "Password is required",
      "Full name is required",
    ]);
    expect(await send({ email: "a@b.c", password: "x".repeat(1001) })).toEqual([
      "Password must be at most 1000 characters",
    ]);
  });

  it("takes every shape of address and password that a person may have", async () => {
    const world = await open({ settings: { MAX_ACCOUNTS_PER_IP: "0" } });
    const people = [
      { email: "anna+meals@example.org", password: "123456" },
      { email: "änna@bücher.example", password: "пароль 密码 🍲🍲🍲" },
      { email: "o'neil@example.org", password: "🍲".repeat(1000) },
    ];
    for (const person of people) {
      await signUp(world.browser(), person);
      expect((await signIn(world.browser(), person)).status).toBe(200);
    }
    const composed = { email: "e@example.org", password: "caf\u00E9-au-lait" };
    await signUp(world.browser(), composed);
    expect((await signIn(world.browser(), { ...composed, password: "cafe\u0301-au-lait" })).status).toBe(200);
  });
});

describeAccounts("the places of an IPv6 network", ({ open }) => {
  it("are eight times those of one address, however many addresses its owner shows", async () => {
    const world = await open({ settings: { MAX_ACCOUNTS_PER_IP: "1" } });
    const join = (index: number, network = "2001:db8:7") =>
      world.browser(`${network}:${index}::1`).post("/api/auth/signup", {
        email: `person${index}@example.org`,
        password: anna.password,
        data: { full_name: "Anna Berg" },
      });
    for (let index = 0; index < 8; index += 1) expect((await join(index)).status).toBe(200);
    await expectProblem(await join(8), "registration_limit");
    expect((await join(9, "2001:db8:8")).status).toBe(200);
  });
});

describeAccounts("signing up where a mail confirms the address", ({ open }) => {
  it("gives no session before the link was followed, and then one", async () => {
    const world = await open({ isVerificationOn: true });
    const browser = world.browser();
    const response = await signUp(browser);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(await response.json()).toMatchObject({ user: { email: anna.email }, session: null });
    await expectProblem(await signIn(browser), "email_not_confirmed");
    await expectProblem(await signIn(browser, { ...anna, password: "wrong one" }), "invalid_credentials");
    const [mail] = await world.mails();
    expect(mail).toMatchObject({ to: anna.email, subject: "Confirm your email address" });
    expect(await follow(browser, linkIn(mail))).toBe("/dashboard");
    expect(await isSignedIn(browser)).toBe(true);
    expect((await signIn(world.browser())).status).toBe(200);
  });

  it("takes the code of the mail just as well", async () => {
    const world = await open({ isVerificationOn: true });
    const program = world.program();
    const answer = await (await signUp(program)).json();
    expect(answer).toMatchObject({ email: anna.email, identities: [] });
    const token = codeIn((await world.mails())[0]);
    const verified = await program.post("/api/auth/verify", { type: "signup", email: anna.email, token });
    expect(await verified.json()).toMatchObject({ token_type: "bearer", user: { email: anna.email } });
  });

  it("lets who confirms choose the password where several signed up, whoever was first or last", async () => {
    const stranger = { ...anna, password: "somebody else's" };
    for (const order of [
      [stranger, anna],
      [anna, stranger],
      [anna, stranger, anna],
    ]) {
      const world = await open({ isVerificationOn: true, settings: { MAX_ACCOUNTS_PER_IP: "0" } });
      for (const each of order) await signUp(world.browser(), each);
      const mails = await world.mails();
      expect(await follow(world.browser(), linkIn(mails[0]))).toBe("/login?link=used");
      const owner = world.browser();
      await follow(owner, linkIn(mails.at(-1)));
      for (const each of [stranger, anna])
        await expectProblem(await signIn(world.browser(), each), "invalid_credentials");
      expect((await owner.put("/api/auth/user", { password: "chosen by the owner" })).status).toBe(200);
      const chosen = { ...anna, password: "chosen by the owner" };
      expect((await signIn(world.browser(), chosen)).status).toBe(200);
    }
  });

  it("keeps the password of who signed up twice with the same, and of none that was not confirmed", async () => {
    const world = await open({ isVerificationOn: true, settings: { MAX_ACCOUNTS_PER_IP: "0" } });
    await signUp(world.browser());
    await signUp(world.browser());
    await follow(world.browser(), linkIn((await world.mails()).at(-1)));
    expect((await signIn(world.browser())).status).toBe(200);

    const ben = { email: "ben@example.org", password: "set by a stranger" };
    await signUp(world.browser(), ben);
    await world.browser().post("/api/auth/otp", { email: ben.email });
    const code = (await world.mails()).find(({ subject }) => subject === "Your code to sign in");
    expect(await follow(world.browser(), linkIn(code))).toBe("/dashboard");
    await expectProblem(await signIn(world.browser(), ben), "invalid_credentials");
  });

  it("tells the owner of a known address, changes nothing of theirs, and helps them in", async () => {
    const world = await open({ isVerificationOn: true });
    await signUp(world.browser());
    await follow(world.browser(), linkIn((await world.mails())[0]));
    await signUp(world.browser("192.0.2.9"), { ...anna, password: "another one" });
    const mail = (await world.mails())[1];
    expect(mail).toMatchObject({ to: anna.email, subject: "You already have an account" });
    expect((await signIn(world.browser())).status).toBe(200);
    expect(await follow(world.browser(), linkIn(mail))).toBe("/reset-password");
  });

  it("sends the confirmation again while one is waiting", async () => {
    const world = await open({ isVerificationOn: true });
    await signUp(world.browser());
    const ask = () => world.browser().post("/api/auth/resend", { type: "signup", email: anna.email });
    expect(await (await ask()).json()).toEqual({});
    const mails = await world.mails();
    expect(mails).toHaveLength(2);
    await follow(world.browser(), linkIn(mails[1]));
    await ask();
    expect(await world.mails()).toHaveLength(2);
  });
});

const person = (name: string) => ({ ...anna, email: `${name}@example.org` });

async function canRegister(caller: TestCaller): Promise<unknown> {
  return (await caller.post("/api/functions/check-ip-limit", { ip_address: "198.51.100.7" })).json();
}

describeAccounts("the accounts of one network address", ({ open, product }) => {
  it("are two, and the form can ask before", async () => {
    const world = await open();
    const home = world.browser("192.0.2.1");
    expect(await (await home.get("/api/client-address")).json()).toEqual({ ip: "192.0.2.1" });
    expect(await canRegister(home)).toEqual({ canRegister: true });
    await signUp(world.browser("192.0.2.1"), person("one"));
    await signUp(world.browser("192.0.2.1"), person("two"));
    expect(await canRegister(home)).toEqual({ canRegister: false });
    expect(await canRegister(world.browser("192.0.2.2"))).toEqual({ canRegister: true });
    await expectProblem(await home.post("/api/auth/signup", person("three")), "registration_limit");
    await signUp(world.browser("192.0.2.2"), person("three"));
  });

  it("are counted for a whole network of IPv6, and not for what a caller claims to be", async () => {
    const world = await open();
    await signUp(world.browser("2001:db8:1:2::1"), person("one"));
    await signUp(world.browser("2001:db8:1:2:ffff::9"), person("two"));
    const same = world.browser("2001:db8:1:2:3:4:5:6");
    await expectProblem(await same.post("/api/auth/signup", person("three")), "registration_limit");
    const claimed = world.browser("203.0.113.5, 2001:db8:1:2::3");
    await expectProblem(await claimed.post("/api/auth/signup", person("three")), "registration_limit");
    await signUp(world.browser("2001:db8:1:3::1"), person("three"));
  });

  it("go to one of many who race for the last place", async () => {
    const database = await product();
    const worlds = [await open({ database }), await open({ database })];
    const racers = Array.from({ length: 8 }, async (_, index) => {
      const world = worlds[index % 2] ?? worlds[0];
      const response = await world?.browser().post("/api/auth/signup", person(`racer${index}`));
      return response?.status;
    });
    const statuses = (await Promise.all(racers)).toSorted((a = 0, b = 0) => a - b);
    expect(statuses).toEqual([200, 200, 403, 403, 403, 403, 403, 403]);
    expect(await database.db.selectFrom("users").select("id").execute()).toHaveLength(2);
  });

  it("are one for each address even when two sign up with it at the same moment", async () => {
    const world = await open();
    const both = [world.browser("192.0.2.1"), world.browser("192.0.2.2")].map((browser) =>
      browser.post("/api/auth/signup", anna),
    );
    const statuses = (await Promise.all(both)).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 422]);
  });
});
