import { expectProblem } from "@meal/testkit/expect-problem";
import { expect, it } from "vitest";
import { annaAndBert } from "../../accounts/testing/two-people.ts";
import { describeAccounts } from "../../accounts/testing/world.ts";
import { dataFolder, fileOf, imported, send, soups, uploadsIn } from "../testing/imports.ts";

describeAccounts("importing a file", ({ open }) => {
  it("keeps its recipes as favorites, and leaves nothing of the file", async () => {
    const DATA_DIR = dataFolder();
    const world = await open({ settings: { DATA_DIR } });
    const { anna } = await annaAndBert(world);
    const response = await send(world.url, anna, fileOf(...soups(45)));
    expect(response.status).toBe(202);
    const job = await imported(world, anna, fileOf(...soups(47), { name: "Only a name" }));
    expect(job).toMatchObject({ state: "done", total: 48, done: 48, added: 2, skipped: 45, failed: 1 });
    expect(uploadsIn(DATA_DIR)).toEqual([]);
    await expectProblem(await send(world.url, anna, ""), "invalid_input");
  });
});
