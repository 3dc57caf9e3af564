import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createNetwork, isOurs } from "./network.ts";

const source = join(import.meta.dirname, "..");

/** A network whose line can be cut; nobody tells, as on the Wi-Fi of a hotel. */
function start({ startsOnline = true, hasLine = true } = {}) {
  const line = { isThere: hasLine, probes: 0 };
  const network = createNetwork(startsOnline, async () => {
    line.probes += 1;
    return line.isThere;
  });
  return { network, line };
}

const answer = (type: string) => new Response("", { headers: { "content-type": type } });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("the network", () => {
  it("is gone once a request finds out, whatever the browser says", async () => {
    const { network, line } = start();
    expect(network.isOnline()).toBe(true);
    line.isThere = false;
    expect(await network.doubt()).toBe(false);
    expect(network.isOnline()).toBe(false);
  });

  it("stays where one request fails and another gets through", async () => {
    const { network, line } = start();
    expect(await network.doubt()).toBe(true);
    expect(network.isOnline()).toBe(true);
    expect(line.probes).toBe(1);
  });

  it("is asked for once, however many requests fail together, and not again by those that follow", async () => {
    const { network, line } = start({ hasLine: false });
    await Promise.all([network.doubt(), network.doubt(), network.doubt()]);
    await network.doubt();
    expect(line.probes).toBe(1);
  });

  it("is looked for ever more rarely, and found by itself", async () => {
    const { network, line } = start({ hasLine: false });
    const back = vi.fn<() => void>();
    network.onBack(back);
    await network.doubt();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(line.probes).toBe(9);
    line.isThere = true;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(network.isOnline()).toBe(true);
    expect(back).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(line.probes).toBe(10);
  });

  it("is back as soon as anything is answered", async () => {
    const { network } = start({ hasLine: false });
    await network.doubt();
    network.heard();
    expect(network.isOnline()).toBe(true);
  });

  it("is believed gone when the browser says so, until requests get through all the same", async () => {
    const { network, line } = start({ startsOnline: false, hasLine: true });
    expect(network.isOnline()).toBe(false);
    await vi.advanceTimersByTimeAsync(1000);
    expect(network.isOnline()).toBe(true);
    network.lose();
    expect(network.isOnline()).toBe(false);
    network.look();
    await vi.advanceTimersByTimeAsync(0);
    expect(network.isOnline()).toBe(true);
    expect(line.probes).toBe(2);
  });

  it("is waited for by what did not load, but not where it is not to blame", async () => {
    const { network, line } = start();
    expect(await network.waitUntilBack()).toBe(false);
    line.isThere = false;
    const waiting = network.waitUntilBack();
    await vi.advanceTimersByTimeAsync(1000);
    line.isThere = true;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await waiting).toBe(true);
  });

  it("is not the sign-in page of a Wi-Fi", () => {
    expect(isOurs(answer("application/json"))).toBe(true);
    expect(isOurs(answer("text/html; charset=utf-8"))).toBe(false);
  });
});

it("nothing else believes the browser's word for the network", () => {
  const believers = globSync("**/*.{ts,tsx}", { cwd: source })
    .filter((path) => !path.endsWith(".test.ts"))
    .filter((path) =>
      /onLine\b|addEventListener\(\s*"(?:online|offline)"/u.test(readFileSync(join(source, path), "utf8")),
    );
  expect(believers).toEqual([join("platform", "network.ts")]);
});
