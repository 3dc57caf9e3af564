import { expectProblem } from "@meal/testkit/expect-problem";
import { createTestApp } from "@meal/testkit/test-app";
import { describeOnBothDatabases } from "@meal/testkit/test-database";
import { expect, it } from "vitest";
import type { Files } from "../../ports/files.ts";
import { fakeFiles } from "@meal/testkit/fake-files";

const somebody = "3f0c5ad2-1c7e-4d2b-9d5f-2b1a6a3e9c01";
const path = `/files/meal-images/${somebody}.jpg`;

describeOnBothDatabases("a kept file", ({ product }) => {
  it("is shown to who has its address", async () => {
    const files = fakeFiles();
    const { app } = createTestApp(await product(), { files });
    await expectProblem(await app.request(path), "not_found");
    await files.put("meal-images", `${somebody}.jpg`, new Uint8Array([0xff, 0xd8]));
    const response = await app.request(path);
    expect(response.headers.get("content-type")).toBe("image/jpeg");
    expect(await response.arrayBuffer()).toHaveProperty("byteLength", 2);
    await expectProblem(await app.request(`/files/cooking_images/${somebody}.jpg`), "not_found");
    for (const wrong of [
      "/files/meal-images/..%2Fapp.db",
      "/files/secrets/a.jpg",
      "/files/meal-images/meal_photos/..%2F..%2Fapp.db",
      `/files/meal-images/meal_photos/${somebody}.svg`,
      `/files/meal-images/meal_photos%2F${somebody}.jpg`,
      `/files/meal-images/${somebody}.html`,
    ])
      await expectProblem(await app.request(wrong), "invalid_input");
  });

  it("is shown out of the folder of meal photos, and from there alone", async () => {
    const files = fakeFiles();
    const { app } = createTestApp(await product(), { files });
    await files.put("meal-images", `meal_photos/${somebody}.jpg`, new Uint8Array([0xff, 0xd8]));
    const response = await app.request(`/files/meal-images/meal_photos/${somebody}.jpg`);
    expect(response.headers.get("content-type")).toBe("image/jpeg");
    expect(await response.arrayBuffer()).toHaveProperty("byteLength", 2);
    for (const elsewhere of [path, `/files/cooking_images/meal_photos/${somebody}.jpg`, `${path}/${path}`])
      await expectProblem(await app.request(elsewhere), "not_found");
  });

  it("whose owner is gone is removed in the end, even where the storage fails at first", async () => {
    const kept = fakeFiles();
    let isDown = true;
    const files: Files = {
      ...kept,
      remove: async (bucket, name) => {
        if (isDown) throw new Error("The storage is down.");
        await kept.remove(bucket, name);
      },
    };
    const database = await product();
    const { accounts } = createTestApp(database, { files });
    const row = {
      path: `${somebody}.jpg`,
      bucket: "meal-images",
      user_id: null,
      created_at: 1,
      expires_at: null,
    } as const;
    await database.db.insertInto("stored_files").values(row).execute();
    await files.put("meal-images", row.path, new Uint8Array([1]));
    await expect(accounts.stored.removeOrphans()).rejects.toThrow("down");
    expect(kept.names()).toHaveLength(1);
    isDown = false;
    await accounts.stored.removeOrphans();
    expect(kept.names()).toEqual([]);
    expect(await database.db.selectFrom("stored_files").selectAll().execute()).toEqual([]);
  });
});
