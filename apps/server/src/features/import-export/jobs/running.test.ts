import { expectProblem } from "@meal/testkit/expect-problem";
import { startServerProcess } from "@meal/testkit/server-process";
import { expect, it, onTestFinished } from "vitest";
import { createCaller, type TestCaller } from "../../accounts/testing/caller.ts";
import { anna as annasAccount, signIn, signUp } from "../../accounts/testing/people.ts";
import { annaAndBert } from "../../accounts/testing/two-people.ts";
import { heldBackground } from "../../accounts/testing/work.ts";
import { describeAccounts, type World } from "../../accounts/testing/world.ts";
import {
  dataFolder,
  favoritesOf,
  fileOf,
  heldFiles,
  jobOf,
  send,
  sent,
  soups,
  uploadsIn,
} from "../testing/imports.ts";
import { zipWithPicture } from "../testing/pictures.ts";

const minuteMs = 60_000;

/** A process with a folder of its own, which takes imports and begins none. */
const holding = () => ({ settings: { DATA_DIR: dataFolder() }, watched: { background: heldBackground() } });

const fileWith = (name: string) => fileOf({ name, recipeIngredient: ["1 onion"] });

/** Twenty recipes are saved at once, and fewer where a second passes first: of twenty-five at least six are in. */
async function partlySaved(caller: TestCaller, id: string) {
  const job = await jobOf(caller, id);
  expect(job).toMatchObject({ state: "running", total: 27, added: job.done });
  expect(job.done).toBeGreaterThan(25 - 20);
  return job;
}

/** What is searched for is numbered as it comes in. */
async function inOrderOfSaving({ database }: World): Promise<readonly string[]> {
  const documents = database.db.selectFrom("search_documents").select("title").orderBy("id");
  return (await documents.execute()).map(({ title }) => title);
}

describeAccounts("imports of several people", ({ open }) => {
  it("wait for each other, four of a person at most, and nobody waits for all of somebody else's", async () => {
    const DATA_DIR = dataFolder();
    const world = await open({ settings: { DATA_DIR }, watched: { background: heldBackground() } });
    const { anna, bertsBrowser } = await annaAndBert(world);
    const { url, clock, product } = world;
    const ids: string[] = [];
    for (const name of ["a1", "a2", "a3", "a4"]) {
      clock.advance(1);
      ids.push((await sent(url, anna, fileWith(name), name)).id);
    }
    const fifth = await expectProblem(await send(url, anna, fileWith("a5"), "a5"), "too_many_requests");
    expect(fifth.detail).toContain("Four of your imports");
    const cancelled = await anna.send("DELETE", `/api/imports/${ids[1]}`);
    expect(await cancelled.json()).toMatchObject({ state: "cancelled", file_name: "a2" });
    expect(uploadsIn(DATA_DIR)).toHaveLength(3);
    clock.advance(1);
    await sent(url, bertsBrowser, fileWith("b1"), "b1");
    await product.accounts.background.settle();
    expect(await inOrderOfSaving(world)).toEqual(["a1", "b1", "a3", "a4"]);
    expect(uploadsIn(DATA_DIR)).toEqual([]);
  });

  it("are four of a person at most, also where several processes take them at the same moment", async () => {
    const first = await open(holding());
    const { anna } = await annaAndBert(first);
    const { database } = first;
    const others = await Promise.all(Array.from({ length: 7 }, () => open({ ...holding(), database })));
    const answers = await Promise.all(
      [first, ...others].map(({ url }, at) => send(url, anna, fileWith(`a${at}`))),
    );
    const refused = answers.filter(({ ok }) => !ok);
    expect(refused).toHaveLength(4);
    for (const answer of refused) await expectProblem(answer, "too_many_requests");
  });
});

describeAccounts("an import that is under way", ({ open }) => {
  it("is stopped by its person, and what is in stays", async () => {
    const DATA_DIR = dataFolder();
    const { files, arrived, leave } = heldFiles();
    const world = await open({ settings: { DATA_DIR }, watched: { files } });
    const { anna } = await annaAndBert(world);
    const { id } = await sent(world.url, anna, await zipWithPicture(25));
    await arrived;
    const { done, added } = await partlySaved(anna, id);
    expect(await (await anna.send("DELETE", `/api/imports/${id}`)).json()).toMatchObject({
      state: "cancelled",
    });
    leave();
    await world.product.accounts.background.settle();
    expect(await jobOf(anna, id)).toMatchObject({ state: "cancelled", done, added });
    expect(await favoritesOf(anna)).toHaveLength(added);
    expect(uploadsIn(DATA_DIR)).toEqual([]);
  });

  it("goes on behind the last saved recipe when its process is started anew", async () => {
    const DATA_DIR = dataFolder();
    const { files, arrived, leave } = heldFiles();
    const settings = { DATA_DIR };
    const world = await open({ settings, watched: { files } });
    const { anna } = await annaAndBert(world);
    const { id } = await sent(world.url, anna, await zipWithPicture(25));
    await arrived;
    await world.product.bus.close();
    leave();
    await world.product.accounts.background.settle();
    expect(uploadsIn(DATA_DIR)).toEqual([id]);
    const again = await open({ settings, database: world.database });
    await again.product.imports.resume();
    await again.product.accounts.background.settle();
    expect(await jobOf(anna, id)).toMatchObject({
      state: "done",
      total: 27,
      done: 27,
      added: 27,
      skipped: 0,
    });
    expect(await favoritesOf(anna)).toHaveLength(27);
    expect(uploadsIn(DATA_DIR)).toEqual([]);
  });

  it("is told to be lost once its process was silent for two minutes, and that process gives up", async () => {
    const [DATA_DIR, other] = [dataFolder(), dataFolder()];
    const { files, arrived, leave } = heldFiles();
    const world = await open({ settings: { DATA_DIR }, watched: { files } });
    const { anna } = await annaAndBert(world);
    const { id } = await sent(world.url, anna, await zipWithPicture(25));
    await arrived;
    const { added } = await partlySaved(anna, id);
    const second = await open({ settings: { DATA_DIR: other }, database: world.database });
    const elsewhere = second.browser();
    await signIn(elsewhere);
    second.clock.advance(minuteMs);
    expect(await jobOf(elsewhere, id)).toMatchObject({ state: "running" });
    second.clock.advance(2 * minuteMs);
    const problem = expect.stringContaining("Import it again");
    const lost = { state: "failed", problem, added };
    expect(await (await elsewhere.get("/api/imports")).json()).toMatchObject({ items: [lost] });
    leave();
    await world.product.accounts.background.settle();
    expect(await jobOf(anna, id)).toMatchObject(lost);
    expect(uploadsIn(DATA_DIR)).toEqual([]);
  });

  it("ends with the account, whose files go at once", async () => {
    const DATA_DIR = dataFolder();
    const { files, arrived, leave } = heldFiles();
    const world = await open({ settings: { DATA_DIR }, watched: { files } });
    const { anna } = await annaAndBert(world);
    await sent(world.url, anna, await zipWithPicture(1));
    await sent(world.url, anna, fileOf(...soups(1)));
    await arrived;
    const body = { confirmation: "DELETE", password: annasAccount.password };
    expect((await anna.send("DELETE", "/api/account", body)).status).toBe(204);
    expect(uploadsIn(DATA_DIR)).toEqual([]);
    leave();
    await world.product.accounts.background.settle();
    const { db } = world.database;
    expect(await db.selectFrom("favorite_recipes").selectAll().execute()).toEqual([]);
    expect(await db.selectFrom("import_jobs").selectAll().execute()).toEqual([]);
  });

  it("whose file was taken away says so", async () => {
    const world = await open({
      settings: { DATA_DIR: dataFolder() },
      watched: { background: heldBackground() },
    });
    const { anna } = await annaAndBert(world);
    const { id } = await sent(world.url, anna, fileOf(...soups(1)));
    await world.product.accounts.uploads.remove(id);
    await world.product.accounts.background.settle();
    expect(await jobOf(anna, id)).toMatchObject({
      state: "failed",
      problem: expect.stringContaining("no longer here"),
    });
  });
});

it("an import is whole also where its server was killed in the middle", async () => {
  const DATA_DIR = dataFolder();
  const start = async () => {
    const server = await startServerProcess({ DATA_DIR });
    onTestFinished(() => server.stop());
    return server;
  };
  const first = await start();
  const before = createCaller(first.url, "browser", "");
  await signUp(before);
  const { id } = await sent(first.url, before, fileOf(...soups(1200)));
  const patience = { timeout: 110_000, interval: 20 };
  await expect.poll(async () => (await jobOf(before, id)).done, patience).toBeGreaterThan(0);
  await first.stop();
  const second = await start();
  const after = createCaller(second.url, "browser", "");
  await signIn(after);
  await expect.poll(async () => (await jobOf(after, id)).state, patience).toBe("done");
  expect(await jobOf(after, id)).toMatchObject({
    total: 1200,
    done: 1200,
    added: 1200,
    skipped: 0,
    failed: 0,
  });
  await expect.poll(() => uploadsIn(DATA_DIR), patience).toEqual([]);
});
