import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expectProblem } from "@meal/testkit/expect-problem";
import { startServerProcess } from "@meal/testkit/server-process";
import { Client } from "pg";
import { afterEach, describe, expect, inject, it } from "vitest";
import { z } from "zod";
import { createCaller, type TestCaller } from "../accounts/testing/caller.ts";
import { anna as person, signIn, signUp } from "../accounts/testing/people.ts";
import { describeAccounts } from "../accounts/testing/world.ts";

const cleanUps: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
});

async function administer(statement: string): Promise<void> {
  const client = new Client({ connectionString: inject("postgresUrl") });
  await client.connect();
  await client.query(statement);
  await client.end();
}

async function addItem(caller: TestCaller): Promise<void> {
  const item = { id: randomUUID(), name: "Milk", quantity: "1", unit: "l", aisle: "dairy_eggs" };
  const operations = [{ opId: randomUUID(), operation: { kind: "add", item } }];
  expect((await caller.post("/api/shopping-list/operations", { operations })).status).toBe(200);
}

/** Listens to the events as another device of the same person. */
async function listen(url: string, { cookie = "" }: TestCaller) {
  const left = new AbortController();
  const response = await fetch(new URL("/api/shopping-list/events", url), {
    headers: { cookie, "x-session-mode": "cookie" },
    signal: left.signal,
  });
  const leave = async () => left.abort();
  cleanUps.push(leave);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  return {
    response,
    leave,
    /** The first event of this revision. */
    async hears(revision: number): Promise<void> {
      while (!text.includes(`event: changed\ndata: {"revision":${revision}}\n`)) {
        const chunk = await reader?.read();
        if (chunk === undefined || chunk.done) throw new Error(`The stream ended: ${text}`);
        text += chunk.value;
      }
    },
  };
}

describeAccounts("the events of a shopping list", ({ open }) => {
  it("tell at once how it stands, and other devices of every change", async () => {
    const world = await open();
    const anna = world.browser();
    await signUp(anna);
    const device = await listen(world.url, anna);
    expect(device.response.headers.get("content-type")).toBe("text/event-stream");
    await device.hears(0);
    await addItem(anna);
    await device.hears(1);
    await device.leave();
  });

  it("are for so many pages of one person, and for others all the same", async () => {
    const world = await open();
    const anna = world.browser();
    await signUp(anna);
    const pages = await Promise.all(Array.from({ length: 20 }, () => listen(world.url, anna)));
    await expectProblem(await anna.get("/api/shopping-list/events"), "too_many_requests");
    const bert = world.browser();
    await signUp(bert, { email: "bert@example.org", password: "secret of bert" });
    const his = await listen(world.url, bert);
    await his.hears(0);
    for (const page of [...pages, his]) await page.leave();
  });

  it.each([
    ["logs out", (caller: TestCaller) => caller.post("/api/auth/logout?scope=local")],
    ["logs out everywhere else", (caller: TestCaller) => caller.post("/api/auth/logout?scope=global")],
    ["chooses a new password", (caller: TestCaller) => caller.put("/api/auth/user", { password: "new one" })],
    [
      "deletes the account",
      (caller: TestCaller) =>
        caller.send("DELETE", "/api/account", { confirmation: "DELETE", password: person.password }),
    ],
  ] as const)("end at once for who %s", async (what, act) => {
    const world = await open();
    const device = world.browser();
    await signUp(device);
    const other = world.browser();
    await signIn(other);
    const stream = await listen(world.url, device);
    await stream.hears(0);
    const response = await act(what === "logs out" ? device : other);
    expect(response.ok).toBe(true);
    await expect(stream.hears(1)).rejects.toThrow(/stream ended/u);
  });

  it("end when the server stops, so that nobody waits for them", async () => {
    const world = await open();
    const anna = world.browser();
    await signUp(anna);
    const device = await listen(world.url, anna);
    await device.hears(0);
    await world.product.bus.close();
    await expect(device.hears(1)).rejects.toThrow(/stream ended/u);
  });
});

describe("two server processes over one PostgreSQL", () => {
  it("tell each other's devices of every change", async () => {
    const name = `list_${Date.now()}`;
    const folder = mkdtempSync(join(tmpdir(), "meal-list-"));
    cleanUps.push(async () => rmSync(folder, { recursive: true, force: true }));
    await administer(`create database ${name}`);
    cleanUps.push(() => administer(`drop database ${name} with (force)`));
    const url = new URL(inject("postgresUrl"));
    url.pathname = name;
    const settings = { DATABASE_URL: url.href, AUTH_SECRET: "the secret that both of them share" };
    const start = async (process: string) => {
      const server = await startServerProcess({ ...settings, DATA_DIR: join(folder, process) });
      cleanUps.push(() => server.stop());
      return server.url;
    };
    const [here, there] = [await start("a"), await start("b")];
    const [anna, elsewhere] = [createCaller(here, "browser", ""), createCaller(there, "browser", "")];
    await signUp(anna);
    await signIn(elsewhere);
    const device = await listen(there, elsewhere);
    await device.hears(0);
    for (const revision of [1, 2]) {
      await addItem(anna);
      await device.hears(revision);
    }
    const list = z.object({ items: z.array(z.unknown()) });
    const { items } = list.parse(await (await elsewhere.get("/api/shopping-list")).json());
    expect(items).toHaveLength(2);
    await device.leave();
  });
});
