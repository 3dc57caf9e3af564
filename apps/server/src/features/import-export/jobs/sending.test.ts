import { request as httpRequest } from "node:http";
import { once } from "node:events";
import { expectProblem } from "@meal/testkit/expect-problem";
import { expect, it } from "vitest";
import { z } from "zod";
import { annaAndBert } from "../../accounts/testing/two-people.ts";
import { describeAccounts } from "../../accounts/testing/world.ts";
import { dataFolder, fileOf, imported, send, soups, uploadsIn } from "../testing/imports.ts";

const list = z.object({ items: z.array(z.object({ id: z.string(), state: z.string() })) });
const patience = { timeout: 60_000 };
const path = "/api/imports?fileName=recipes.json";

describeAccounts("sending a file", ({ open }) => {
  it("is for people who signed in, with a name and with something in it", async () => {
    const DATA_DIR = dataFolder();
    const world = await open({ settings: { DATA_DIR } });
    const { anna } = await annaAndBert(world);
    await expectProblem(await send(world.url, world.browser(), fileOf(...soups(1))), "not_signed_in");
    await expectProblem(await send(world.url, anna, ""), "invalid_input");
    await expectProblem(await send(world.url, anna, "{}", " "), "invalid_input");
    await expectProblem(await send(world.url, anna, "{}", "n".repeat(256)), "invalid_input");
    await expectProblem(await anna.post("/api/imports", {}), "invalid_input");
    expect(uploadsIn(DATA_DIR)).toEqual([]);
  });

  it("is refused at once where it says that it is too large", async () => {
    const world = await open({ settings: { DATA_DIR: dataFolder() } });
    const { anna } = await annaAndBert(world);
    const headers = { cookie: anna.cookie, "content-length": 200_000_000 };
    const request = httpRequest(new URL(path, world.url), { method: "POST", headers });
    request.write("PK");
    const [answer] = await once(request, "response");
    expect(answer.statusCode).toBe(413);
    request.destroy();
  });

  it("leaves nothing where it ends too early", async () => {
    const DATA_DIR = dataFolder();
    const world = await open({ settings: { DATA_DIR } });
    const { anna } = await annaAndBert(world);
    const headers = { cookie: anna.cookie, "content-length": 1000 };
    const request = httpRequest(new URL(path, world.url), { method: "POST", headers });
    request.on("error", () => {});
    request.write("[");
    await expect.poll(() => uploadsIn(DATA_DIR), patience).toHaveLength(1);
    // One at a time, because files on their way take room.
    await expectProblem(await send(world.url, anna, "{}"), "too_many_requests");
    request.destroy();
    await expect.poll(() => uploadsIn(DATA_DIR), patience).toEqual([]);
    expect(list.parse(await (await anna.get("/api/imports")).json()).items).toEqual([]);
    expect((await send(world.url, anna, fileOf(...soups(1)))).status).toBe(202);
  });

  it("shows an import to nobody else, and the latest ten to its person", async () => {
    const world = await open({ settings: { DATA_DIR: dataFolder() } });
    const { anna, bertsBrowser } = await annaAndBert(world);
    const ids: string[] = [];
    for (let count = 0; count < 12; count += 1) {
      world.clock.advance(1);
      ids.unshift((await imported(world, anna, fileOf(...soups(1)))).id);
    }
    const { items } = list.parse(await (await anna.get("/api/imports")).json());
    expect(items.map(({ id }) => id)).toEqual(ids.slice(0, 10));
    const [latest = "", oldest = ""] = [ids[0], ids.at(-1)];
    await expectProblem(await anna.get(`/api/imports/${oldest}`), "not_found");
    await expectProblem(await bertsBrowser.get(`/api/imports/${latest}`), "not_found");
    await expectProblem(await bertsBrowser.send("DELETE", `/api/imports/${latest}`), "not_found");
    await expectProblem(await anna.get("/api/imports/7"), "invalid_input");
    expect(list.parse(await (await bertsBrowser.get("/api/imports")).json()).items).toEqual([]);
    expect(await (await anna.send("DELETE", `/api/imports/${latest}`)).json()).toMatchObject({
      state: "done",
    });
  });

  it("is not done without end", async () => {
    const world = await open({ settings: { DATA_DIR: dataFolder() } });
    const { anna } = await annaAndBert(world);
    for (let count = 0; count < 60; count += 1) await (await send(world.url, anna, "")).text();
    await expectProblem(await send(world.url, anna, fileOf(...soups(1))), "too_many_requests");
  });
});
