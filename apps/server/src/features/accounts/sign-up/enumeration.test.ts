import { sql } from "kysely";
import { expect, it } from "vitest";
import { anna, follow, linkIn, signUp } from "../testing/people.ts";
import type { TestCaller } from "../testing/caller.ts";
import { watchWork } from "../testing/work.ts";
import { describeAccounts } from "../testing/world.ts";

// As long as the known one, so that even the lengths must agree.
const unknown = "nora@example.org";

/** Every endpoint that takes an address. A new one belongs here. */
const askers: Readonly<Record<string, (caller: TestCaller, email: string) => Promise<Response>>> = {
  "sign-up": (caller, email) =>
    caller.post("/api/auth/signup", { email, password: "123456", data: { full_name: "X" } }),
  "password sign-in": (caller, email) =>
    caller.post("/api/auth/token?grant_type=password", { email, password: "123456" }),
  "code request": (caller, email) => caller.post("/api/auth/otp", { email }),
  "code check": (caller, email) => caller.post("/api/auth/verify", { type: "email", email, token: "000000" }),
  recovery: (caller, email) => caller.post("/api/auth/recover", { email }),
  "confirmation again": (caller, email) => caller.post("/api/auth/resend", { type: "signup", email }),
  "change confirmation again": (caller, email) =>
    caller.post("/api/auth/resend", { type: "email_change", email }),
};

/** What differs from one call to the next anyway. */
function withoutChance(text: string): string {
  return text
    .replaceAll(/[\da-f]{8}-[\da-f-]{27}/gu, "<id>")
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/gu, "<time>")
    .replaceAll(new RegExp(`${anna.email}|${unknown}`, "gu"), "<email>");
}

async function wholeAnswer(response: Response) {
  const headers = [...response.headers].map(([name, value]) =>
    name === "date" ? name : `${name}: ${withoutChance(value)}`,
  );
  const text = await response.text();
  return { status: response.status, headers, body: withoutChance(text) };
}

describeAccounts("nobody learns whether an address has an account", ({ open, product }) => {
  it.each(Object.keys(askers))("from the answer to a %s, or from the work before it", async (name) => {
    const watched = watchWork(await product());
    const settings = { MAX_ACCOUNTS_PER_IP: "0" };
    const world = await open({ database: watched.database, isVerificationOn: true, settings, watched });
    await signUp(world.browser());
    await follow(world.browser(), linkIn((await world.mails())[0]));
    const ask = async (caller: TestCaller, email: string) => {
      watched.take();
      const response = await askers[name]?.(caller, email);
      return { answer: response && (await wholeAnswer(response)), work: watched.take() };
    };
    for (const kind of ["browser", "program"] as const) {
      const known = await ask(world[kind](), anna.email);
      expect(known).toEqual(await ask(world[kind](), unknown));
      expect(known.work.length).toBeGreaterThan(1);
    }
  });

  it("from the work after the answer, for which the next request waits", async () => {
    const watched = watchWork(await product());
    const settings = { MAX_ACCOUNTS_PER_IP: "0" };
    const world = await open({ database: watched.database, isVerificationOn: true, settings, watched });
    await signUp(world.browser());
    await follow(world.browser(), linkIn((await world.mails())[0]));
    const workAfter = async (path: string, email: string) => {
      await world.browser().post(path, { email });
      watched.take();
      await watched.background.settle();
      return watched.take();
    };
    for (const path of ["/api/auth/otp", "/api/auth/recover"]) {
      const known = await workAfter(path, anna.email);
      expect(known.filter((each) => each === "write")).toHaveLength(2);
      expect(known).toEqual(await workAfter(path, unknown));
    }
  });

  it("from being refused after too many tries", async () => {
    const world = await open({ isVerificationOn: true, settings: { MAX_ACCOUNTS_PER_IP: "0" } });
    await signUp(world.browser());
    for (const ask of Object.values(askers)) {
      const refusals = [];
      for (const email of [anna.email, unknown]) {
        let tries = 0;
        let response = await ask(world.browser(`198.51.100.${tries}`), email);
        while (response.status !== 429 && tries < 40) {
          tries += 1;
          response = await ask(world.browser(`198.51.${email.length}.${tries}`), email);
        }
        refusals.push(await wholeAnswer(response));
      }
      expect(refusals[0]?.status).toBe(429);
      expect(refusals[0]?.body).toBe(refusals[1]?.body);
      await sql`delete from rate_limits`.execute(world.database.untyped);
    }
  });
});
