import { expectProblem } from "@meal/testkit/expect-problem";
import { expect, it } from "vitest";
import { anna, codeIn, follow, isSignedIn, linkIn, signIn, signUp } from "../testing/people.ts";
import { describeAccounts, type World } from "../testing/world.ts";

const HOUR_MS = 3_600_000;

async function recover(world: World, page = ""): Promise<string> {
  const response = await world.browser().post(`/api/auth/recover${page}`, { email: anna.email });
  expect([response.status, await response.json()]).toEqual([200, {}]);
  return linkIn((await world.mails()).at(-1));
}

const query = (link: string) => new URL(link, "http://localhost").searchParams;

describeAccounts("a forgotten password", ({ open }) => {
  it("is replaced by a link that works once, and all other sessions end", async () => {
    const world = await open();
    const [phone, laptop] = [world.browser(), world.browser()];
    await signUp(phone);
    const link = await recover(world);
    const opened = await laptop.get(link);
    expect([opened.status, opened.headers.get("referrer-policy")]).toEqual([303, "no-referrer"]);
    expect(opened.headers.get("location")).toMatch(/^\/confirm#type=recovery&token=/u);
    expect(await follow(laptop, link)).toBe("/reset-password");
    expect((await laptop.put("/api/auth/user", { password: "a new secret" })).status).toBe(200);
    expect([await isSignedIn(phone), await isSignedIn(laptop)]).toEqual([false, true]);
    expect((await signIn(phone, { ...anna, password: "a new secret" })).status).toBe(200);
    const stranger = world.browser();
    expect(await follow(stranger, link)).toBe("/forgot-password?link=used");
    expect(await isSignedIn(stranger)).toBe(false);
  });

  it("is not replaced by a link that is broken, over, or not the newest, and each says which", async () => {
    const world = await open();
    await signUp(world.browser());
    const first = await recover(world);
    const second = await recover(world);
    expect(await follow(world.browser(), first)).toBe("/forgot-password?link=used");
    expect(await follow(world.browser(), `${second}x`)).toBe("/login?link=invalid");
    const cut = second.replace(/token_hash=[^&]{5}/u, "token_hash=");
    expect(await follow(world.browser(), cut)).toBe("/forgot-password?link=invalid");
    expect(await follow(world.browser(), "/api/auth/verify")).toBe("/login?link=invalid");
    const signup = second.replace("type=recovery", "type=signup");
    expect(await follow(world.browser(), signup)).toBe("/login?link=invalid");
    world.clock.advance(HOUR_MS);
    expect(await follow(world.browser(), second)).toBe("/forgot-password?link=expired");
  });

  it("tells a program the same by codes", async () => {
    const world = await open();
    await signUp(world.browser());
    const verify = (link: string) => {
      const token_hash = query(link).get("token_hash");
      return world.program().post("/api/auth/verify", { type: "recovery", token_hash });
    };
    const first = await recover(world);
    const second = await recover(world);
    await expectProblem(await verify("/?token_hash=unknown"), "link_invalid");
    await expectProblem(await verify(first), "link_used");
    world.clock.advance(HOUR_MS);
    await expectProblem(await verify(second), "link_expired");
    expect((await verify(await recover(world))).status).toBe(200);
  });

  it("leads to the page that was asked for, and never away from this app", async () => {
    const world = await open({ settings: { RATE_LIMIT_FACTOR: "100" } });
    await signUp(world.browser());
    const landing = async (page: string) => {
      const link = await recover(world, `?redirect_to=${encodeURIComponent(page)}`);
      return follow(world.browser(), link);
    };
    expect(await landing("/planner?day=1")).toBe("/planner?day=1");
    expect(await landing("http://localhost:3000/profile")).toBe("/profile");
    for (const away of ["https://evil.example/x", "//evil.example", "/\\evil.example", "javascript:alert(1)"])
      expect(await landing(away)).toBe("/reset-password");
    const tampered = `${await recover(world)}&redirect_to=https://evil.example`;
    expect(await follow(world.browser(), tampered)).toBe("/reset-password");
  });

  it("is not used up by whatever opens links before their reader does", async () => {
    const world = await open();
    await signUp(world.browser());
    const link = await recover(world);
    const guard = world.browser();
    for (const method of ["HEAD", "GET", "GET"]) {
      const opened = await guard.send(method, link);
      expect([opened.status, opened.headers.getSetCookie()]).toEqual([303, []]);
    }
    expect(await isSignedIn(guard)).toBe(false);
    expect(await follow(world.browser(), link)).toBe("/reset-password");
  });

  it("goes to one of two who use the link at the same moment", async () => {
    const world = await open();
    await signUp(world.browser());
    const token_hash = query(await recover(world)).get("token_hash");
    const use = () => world.browser().post("/api/auth/verify", { type: "recovery", token_hash });
    const both = await Promise.all([use(), use()]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 403]));
  });
});

async function ask(world: World) {
  await world.browser().post("/api/auth/otp", { email: anna.email });
  return (await world.mails()).at(-1);
}

function type(world: World, token: string, email = anna.email) {
  return world.browser().post("/api/auth/verify", { type: "email", email, token });
}

describeAccounts("a code by mail", ({ open }) => {
  it("signs in once, and so does the link beside it", async () => {
    const world = await open();
    await signUp(world.browser());
    const mail = await ask(world);
    const browser = world.browser();
    const body = { type: "email", email: anna.email, token: ` ${codeIn(mail)} ` };
    expect((await browser.post("/api/auth/verify", body)).status).toBe(200);
    expect(await isSignedIn(browser)).toBe(true);
    await expectProblem(await type(world, codeIn(mail)), "otp_expired");
    expect(await follow(world.browser(), linkIn(mail))).toBe("/login?link=used");
  });

  it("does not work when it is wrong, over, replaced, another's or for something else", async () => {
    const world = await open();
    await signUp(world.browser());
    const first = codeIn(await ask(world));
    const second = codeIn(await ask(world));
    await expectProblem(await type(world, first === "000000" ? "000001" : "000000"), "otp_expired");
    await expectProblem(await type(world, first), "otp_expired");
    await expectProblem(await type(world, second, "ben@example.org"), "otp_expired");
    const recovery = { type: "recovery", email: anna.email, token: second };
    await expectProblem(await world.browser().post("/api/auth/verify", recovery), "otp_expired");
    world.clock.advance(HOUR_MS);
    await expectProblem(await type(world, second), "otp_expired");
  });

  it("cannot be guessed: ten tries an hour", async () => {
    const world = await open();
    await signUp(world.browser());
    const code = codeIn(await ask(world));
    for (let index = 0; index < 10; index += 1) await type(world, "none");
    await expectProblem(await type(world, code), "too_many_requests");
  });
});

describeAccounts("a new e-mail address", ({ open }) => {
  const wanted = "anna.lind@example.org";

  it("holds once the mail sent to it was followed", async () => {
    const world = await open();
    const browser = world.browser();
    await signUp(browser);
    const changed = await browser.put("/api/auth/user", { email: wanted });
    expect(await changed.json()).toMatchObject({ email: anna.email, new_email: wanted });
    const [mail] = await world.mails();
    expect(mail).toMatchObject({ to: wanted, subject: "Confirm your new email address" });
    expect(mail?.html).toContain(wanted);
    expect((await signIn(world.browser())).status).toBe(200);
    expect(await follow(browser, linkIn(mail))).toBe("/profile?tab=security&email=changed");
    expect(await (await browser.get("/api/auth/user")).json()).toMatchObject({ email: wanted });
    expect((await signIn(world.browser(), { ...anna, email: wanted })).status).toBe(200);
    await expectProblem(await signIn(world.browser()), "invalid_credentials");
  });

  it("is mailed again on request, and only the last one asked for can be taken", async () => {
    const world = await open();
    const browser = world.browser();
    await signUp(browser);
    await browser.put("/api/auth/user", { email: "other@example.org" });
    await browser.put("/api/auth/user", { email: wanted });
    await world.browser().post("/api/auth/resend", { type: "email_change", email: anna.email });
    const mails = await world.mails();
    expect(mails.map(({ to }) => to)).toEqual(["other@example.org", wanted, wanted]);
    expect(await follow(browser, linkIn(mails[0]))).toBe("/login?link=used");
    expect(await follow(browser, linkIn(mails[2]))).toBe("/profile?tab=security&email=changed");
  });

  it("of somebody else is answered the same, told to them, and never taken", async () => {
    const world = await open();
    await signUp(world.browser(), { ...anna, email: wanted });
    const browser = world.browser();
    await signUp(browser);
    const changed = await browser.put("/api/auth/user", { email: wanted });
    expect(await changed.json()).toMatchObject({ email: anna.email, new_email: wanted });
    const mails = await world.mails();
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([[wanted, "You already have an account"]]);
  });

  it("that somebody else took meanwhile is not taken from them", async () => {
    const world = await open();
    const browser = world.browser();
    await signUp(browser);
    await browser.put("/api/auth/user", { email: wanted });
    const [mail] = await world.mails();
    await signUp(world.browser("192.0.2.9"), { ...anna, email: wanted });
    expect(await follow(browser, linkIn(mail))).toBe("link_invalid");
  });
});
