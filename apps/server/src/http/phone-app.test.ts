import { expectProblem } from "@meal/testkit/expect-problem";
import { createTestApp } from "@meal/testkit/test-app";
import { describeOnBothDatabases } from "@meal/testkit/test-database";
import { expect, it } from "vitest";

const appOrigins = ["https://localhost", "capacitor://localhost"];
const strangers = [
  "https://evil.example",
  "http://localhost",
  "https://localhost:8443",
  "capacitor://evil",
  "null",
];
const anna = { email: "anna@example.com", password: "secret-9", data: { full_name: "Anna" } };

describeOnBothDatabases("the app of a phone", ({ product }) => {
  it("signs up and reads what is theirs with a token, from its own pages", async () => {
    for (const [index, origin] of appOrigins.entries()) {
      const { app } = createTestApp(await product(), { settings: { MAX_ACCOUNTS_PER_IP: "0" } });
      const send = (path: string, headers: Record<string, string>, body?: unknown) =>
        app.request(path, {
          method: body === undefined ? "GET" : "POST",
          headers: { origin, "sec-fetch-site": "cross-site", "content-type": "application/json", ...headers },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        });
      const joined = await send("/api/auth/signup", {}, { ...anna, email: `${index}${anna.email}` });
      expect(joined.headers.get("access-control-allow-origin")).toBe(origin);
      expect(joined.headers.get("set-cookie")).toBeNull();
      const { access_token }: { access_token: string } = JSON.parse(await joined.text());
      const read = await send("/api/auth/session", { authorization: `Bearer ${access_token}` });
      expect(await read.json()).toMatchObject({ session: { needs_second_factor: false } });
      expect(read.headers.get("access-control-allow-credentials")).toBeNull();
      expect(read.headers.get("vary")).toBe("origin");
    }
  });

  it("never comes with a cookie", async () => {
    const { app } = createTestApp(await product());
    for (const origin of appOrigins)
      for (const more of [{ cookie: "session=stolen" }, { "x-session-mode": "cookie" }])
        for (const method of ["GET", "POST"]) {
          const answer = await app.request("/api/auth/logout", { method, headers: { origin, ...more } });
          await expectProblem(answer, "foreign_origin");
        }
  });

  it("is answered when its browser asks before it sends, and nobody else is", async () => {
    const { app } = createTestApp(await product());
    const ask = (origin: string) =>
      app.request("/api/meal-plans", {
        method: "OPTIONS",
        headers: { origin, "access-control-request-method": "POST" },
      });
    for (const origin of appOrigins) {
      const answer = await ask(origin);
      expect(answer.status).toBe(204);
      expect(answer.headers.get("access-control-allow-headers")).toBe("authorization, content-type");
      expect(answer.headers.get("access-control-allow-methods")).toContain("DELETE");
    }
    for (const origin of strangers)
      expect((await ask(origin)).headers.get("access-control-allow-origin")).toBeNull();
  });

  it("is the only one from elsewhere that may change anything", async () => {
    const { app } = createTestApp(await product());
    for (const origin of strangers) {
      const answer = await app.request("/api/auth/logout", { method: "POST", headers: { origin } });
      await expectProblem(answer, "foreign_origin");
    }
  });
});
