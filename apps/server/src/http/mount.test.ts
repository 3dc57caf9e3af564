import { endpoint } from "@meal/contract/endpoint";
import { expectProblem } from "@meal/testkit/expect-problem";
import { userId, userSession } from "@meal/testkit/people";
import { createBareApp, json } from "@meal/testkit/test-app";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { AppError } from "../app-error.ts";
import { route } from "./route.ts";

const anna = userId("anna");

const renamePlan = endpoint({
  method: "PATCH",
  path: "/api/plans/:id",
  summary: "Renames a plan.",
  access: "public",
  input: {
    params: z.object({ id: z.string().max(3) }),
    query: z.object({ dry: z.enum(["yes", "no"]).default("no") }),
    body: z.object({
      name: z.string().min(1),
      days: z.array(z.object({ kcal: z.number().int() })).optional(),
    }),
  },
  output: z.object({ id: z.string(), name: z.string(), dry: z.string() }),
  errors: ["not_found"],
  status: 201,
  maxBodyBytes: 1000,
});
const readMine = endpoint({
  method: "GET",
  path: "/api/mine",
  summary: "Says who asks.",
  access: "signed-in",
  input: {},
  output: z.object({ userId: z.string() }),
  errors: [],
});
const forget = endpoint({
  method: "DELETE",
  path: "/api/plans/:id",
  summary: "Forgets a plan.",
  access: "public",
  input: {},
  output: "nothing",
  errors: [],
});
const download = endpoint({
  method: "GET",
  path: "/api/download",
  summary: "A file.",
  access: "public",
  input: {},
  output: "response",
  errors: [],
});

const routes = [
  route(renamePlan, async ({ params, query, body }) => {
    if (params.id === "404") throw new AppError("not_found", { detail: "No such plan." });
    if (params.id === "500") throw new Error("the secret of the house");
    return { id: params.id, name: body.name, dry: query.dry, owner: "never told" };
  }),
  route(readMine, async ({ session }) => ({ userId: session.userId })),
  route(forget, async ({ responseHeaders }) => {
    responseHeaders.append("set-cookie", "a=1");
    responseHeaders.append("set-cookie", "b=2");
  }),
  route(
    download,
    async () => new Response("bytes", { status: 206, headers: { "content-type": "text/plain" } }),
  ),
];
const app = createBareApp({ routes });
const isJson = { "content-type": "application/json" };
const send = (body: string | null, headers: Record<string, string>) =>
  app.request("/api/plans/p1", { method: "PATCH", body, headers });
const from = (headers: Record<string, string>) => send('{"name":"a"}', { ...isJson, ...headers });
const rename = (body: unknown, path = "/api/plans/p1") => app.request(path, json("PATCH", body));

describe("a mounted endpoint", () => {
  it("gives its handler parsed input and answers only what it declared", async () => {
    const response = await rename({ name: "Week 1" }, "/api/plans/p1?dry=yes");
    expect(response.status).toBe(201);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await response.json()).toEqual({ id: "p1", name: "Week 1", dry: "yes" });
  });

  it("answers nothing, or a response of the handler's own, with the headers the handler added", async () => {
    const gone = await app.request("/api/plans/p1", { method: "DELETE" });
    expect(gone.status).toBe(204);
    expect(gone.headers.getSetCookie()).toEqual(["a=1", "b=2"]);
    const file = await app.request("/api/download");
    expect([file.status, await file.text(), file.headers.get("content-type")]).toEqual([
      206,
      "bytes",
      "text/plain",
    ]);
    expect(file.headers.get("x-request-id")).toMatch(/^[\w-]{36}$/u);
  });

  it("lets a person in where a session is needed, and nobody else", async () => {
    await expectProblem(await app.request("/api/mine"), "not_signed_in");
    const session = userSession(anna);
    const signedIn = createBareApp({ routes, sessions: { identify: async () => session } });
    expect(await (await signedIn.request("/api/mine")).json()).toEqual({ userId: "anna" });
  });

  it("names every wrong field and what would be right, all at once", async () => {
    const response = await rename({ days: [{ kcal: "many" }] }, "/api/plans/toolong?dry=maybe");
    const { fields = [] } = await expectProblem(response, "invalid_input");
    expect(fields.map(({ path }) => path)).toEqual([
      "params.id",
      "query.dry",
      "body.name",
      "body.days.0.kcal",
    ]);
    expect(fields[0]?.message).toMatch(/^At most \d+ characters$/u);
    expect(fields[3]?.message).toContain("expected number");
  });

  it("refuses a query name given twice where one is meant", async () => {
    const { fields } = await expectProblem(
      await rename({ name: "a" }, "/api/plans/p1?dry=no&dry=no"),
      "invalid_input",
    );
    expect(fields?.[0]?.path).toBe("query.dry");
  });

  it("tells what a service refused", async () => {
    const problem = await expectProblem(await rename({ name: "a" }, "/api/plans/404"), "not_found");
    expect(problem.detail).toBe("No such plan.");
  });

  it("tells nothing about a fault of ours", async () => {
    const response = await rename({ name: "a" }, "/api/plans/500");
    expect(JSON.stringify(await expectProblem(response, "internal"))).not.toContain("secret");
  });
});

describe("a body that is none", () => {
  it("is refused when it is not JSON", async () => {
    const { fields } = await expectProblem(await send('{"name":', isJson), "malformed_json");
    expect(fields?.[0]?.path).toBe("body");
  });

  it("is refused when it says that it is something else, or nothing at all", async () => {
    for (const type of ["text/plain", "application/x-www-form-urlencoded", "application/jsonp", ""]) {
      const { fields } = await expectProblem(
        await send("{}", { "content-type": type }),
        "unsupported_media_type",
      );
      expect(fields?.[0]?.path).toBe("headers.content-type");
    }
  });

  it("is refused when it is missing", async () => {
    const { fields } = await expectProblem(await send(null, {}), "invalid_input");
    expect(fields?.[0]?.path).toBe("body");
  });

  it("is refused when it is too large, whether it says so or not", async () => {
    const large = JSON.stringify({ name: "x".repeat(1000) });
    await expectProblem(
      await send(large, { ...isJson, "content-length": String(large.length) }),
      "too_large",
    );
    const { fields } = await expectProblem(await send(large, isJson), "too_large");
    expect(fields).toEqual([{ path: "body", message: "Send at most 1000 bytes." }]);
  });

  it("is refused when a database could not hold its text, or its nesting has no end", async () => {
    const bodies = [
      '{"name":"a\\u0000"}',
      '{"name":"\\ud800"}',
      '{"a\\u0000":1}',
      `${"[".repeat(400)}${"]".repeat(400)}`,
    ];
    for (const body of bodies) await expectProblem(await send(body, isJson), "invalid_input");
    await expectProblem(await app.request("/api/plans/%00", json("PATCH", { name: "a" })), "invalid_input");
  });
});

describe("an address", () => {
  it("says which methods it takes when asked with another", async () => {
    const response = await app.request("/api/plans/p1", json("POST", {}));
    expect(response.headers.get("allow")).toBe("PATCH, DELETE");
    const { fields } = await expectProblem(response, "method_not_allowed");
    expect(fields).toEqual([{ path: "method", message: "Use PATCH, DELETE." }]);
  });

  it("that is none is not found", async () => {
    for (const path of ["/api", "/api/", "/api/nowhere", "/api/plans/p1/", "/nowhere", "/api/%ff"]) {
      await expectProblem(await app.request(path), "not_found");
    }
  });

  it("of the sign-in interface tells its message under the names that its clients read", async () => {
    const response = await app.request("/api/auth/nowhere");
    expect(await response.clone().json()).toMatchObject({
      msg: "There is nothing here",
      error_code: "not_found",
    });
    await expectProblem(response, "not_found");
  });
});

describe("a request from another website", () => {
  it("changes nothing", async () => {
    const foreign = [
      { origin: "https://evil.example" },
      { origin: "http://localhost:3001" },
      { origin: "null" },
      { "sec-fetch-site": "cross-site" },
      { "sec-fetch-site": "same-site", origin: "http://localhost:3000" },
    ];
    for (const headers of foreign) await expectProblem(await from(headers), "foreign_origin");
  });

  it("is told from our own pages, programs without a browser, and reading", async () => {
    const own = [
      {},
      { origin: "http://localhost:3000", "sec-fetch-site": "same-origin" },
      { origin: "http://127.0.0.1:3000" },
    ];
    for (const headers of own) expect((await from(headers)).status).toBe(201);
    const reading = await app.request("/api/download", { headers: { "sec-fetch-site": "cross-site" } });
    expect(reading.status).toBe(206);
  });
});
