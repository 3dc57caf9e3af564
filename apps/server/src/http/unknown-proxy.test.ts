import { endpoint } from "@meal/contract/endpoint";
import { findFreePort } from "@meal/testkit/free-port";
import { createBareApp } from "@meal/testkit/test-app";
import { afterEach, describe, expect, it } from "vitest";
import { proxyList } from "../config.ts";
import { createLogger } from "../log.ts";
import { listen, type Listening } from "./listen.ts";
import { route } from "./route.ts";

const quiet = endpoint({
  method: "GET",
  path: "/api/quiet",
  summary: "Answers nothing.",
  access: "public",
  input: {},
  output: "nothing",
  errors: [],
});
const running: Listening[] = [];

afterEach(async () => {
  for (const server of running.splice(0)) await server.stop();
});

/** Asks a real server once for each of the headers, and answers what it warned of. */
async function warningsFor(trusted: readonly string[], requests: readonly Record<string, string>[]) {
  const lines: string[] = [];
  const log = createLogger("warn", { write: (line) => void lines.push(line) });
  const routes = [route(quiet, async () => {})];
  const app = createBareApp({ routes, log, proxies: proxyList(trusted) });
  const port = await findFreePort();
  running.push(await listen(app, { host: "127.0.0.1", port }));
  for (const headers of requests) await fetch(`http://127.0.0.1:${port}/api/quiet`, { headers });
  return lines.map((line): Record<string, unknown> => JSON.parse(line));
}

describe("a forwarded request", () => {
  it("from somebody who is no configured proxy is warned of once, with the address to set", async () => {
    const forwarded = { "x-forwarded-for": "203.0.113.7" };
    expect(await warningsFor([], [{}, forwarded, forwarded])).toEqual([
      expect.objectContaining({
        peer: "127.0.0.1",
        header: "x-forwarded-for",
        msg: expect.stringContaining("Set TRUSTED_PROXIES"),
      }),
    ]);
    // Another proxy than the configured one is as unknown, and other headers tell as much.
    expect(await warningsFor(["10.0.0.0/8"], [{ forwarded: "for=203.0.113.7" }])).toHaveLength(1);
    expect(await warningsFor([], [{ "x-real-ip": "203.0.113.7" }])).toHaveLength(1);
  });

  it("from a configured proxy is as it should be, and so is one that was not forwarded", async () => {
    expect(await warningsFor(["127.0.0.1"], [{ "x-forwarded-for": "203.0.113.7" }])).toEqual([]);
    expect(await warningsFor([], [{}])).toEqual([]);
  });
});
