import { Writable } from "node:stream";
import { endpoint } from "@meal/contract/endpoint";
import { fetchCalendar } from "@meal/contract/calendar";
import { createBareApp } from "@meal/testkit/test-app";
import { expect, it } from "vitest";
import { route } from "./http/route.ts";
import { createLogger } from "./log.ts";

const leaky = endpoint({
  method: "GET",
  path: "/api/leaky",
  summary: "Logs what it should not.",
  access: "public",
  input: {},
  output: "nothing",
  errors: [],
});

it("the log carries the request's id and no secret", async () => {
  const lines: string[] = [];
  const destination = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const secret = "hunter2";
  const handler = route(leaky, async ({ log }) => {
    log.warn({
      password: secret,
      body: { token: secret },
      req: { headers: { cookie: secret, authorization: secret } },
    });
  });
  const app = createBareApp({ routes: [handler], log: createLogger("info", destination) });
  const response = await app.request(`/api/leaky?token=${secret}`, { headers: { authorization: secret } });
  const written = lines.map((line): Record<string, unknown> => JSON.parse(line));
  expect(written.map(({ requestId }) => requestId)).toEqual(
    Array(2).fill(response.headers.get("x-request-id")),
  );
  expect(written[1]).toMatchObject({ method: "GET", path: "/api/leaky", status: 204, msg: "answered" });
  expect(lines.join("")).not.toContain(secret);
});

it("the log does not tell the address of a calendar, which is a secret itself", async () => {
  const lines: string[] = [];
  const log = createLogger("info", { write: (line) => void lines.push(line) });
  const app = createBareApp({ routes: [route(fetchCalendar, async () => new Response("mine"))], log });
  await app.request("/api/calendar/hunter2.ics");
  expect(JSON.parse(lines.join(""))).toMatchObject({ path: "/api/calendar/[redacted]", status: 200 });
});
