import { randomUUID } from "node:crypto";
import { MOST_WAITING_PHOTOS, PHOTO_WAIT_MS } from "@meal/domain/cooking-timer/history-limits";
import { expectProblem } from "@meal/testkit/expect-problem";
import { fakeFiles } from "@meal/testkit/fake-files";
import sharp from "sharp";
import { expect, it } from "vitest";
import { createLogger } from "../../log.ts";
import type { Files } from "../../ports/files.ts";
import { createBackground } from "../accounts/background.ts";
import type { TestCaller } from "../accounts/testing/caller.ts";
import { anna as annasAccount, signIn } from "../accounts/testing/people.ts";
import { annaAndBert } from "../accounts/testing/two-people.ts";
import { describeAccounts, type World } from "../accounts/testing/world.ts";
import { dataUrl, photo } from "../ai-usage/testing/photos.ts";
import { cooked, historyPath, save, upload } from "./testing/cooking.ts";

const photosPath = `${historyPath}/photos`;
const uuid = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/u.source;

/** People over a storage that can be looked into. */
async function withFiles(open: (options: object) => Promise<World>) {
  const files = fakeFiles();
  const world = await open({ watched: { files } });
  return { files, world, ...(await annaAndBert(world)) };
}

function leave(caller: TestCaller): Promise<Response> {
  const body = { confirmation: "DELETE", password: annasAccount.password };
  return caller.send("DELETE", "/api/account", body);
}

async function settle({ product }: World): Promise<void> {
  await product.accounts.background.settle();
}

describeAccounts("the photo of a cooked meal", ({ open }) => {
  it("is shown under an address that nobody can guess, in either bucket", async () => {
    const { anna, world } = await withFiles(open);
    const addresses = [await upload(anna), await upload(anna, { bucket: "meal-images" })];
    expect(addresses[0]).toMatch(new RegExp(`^/files/cooking_images/${uuid}\\.jpg$`, "u"));
    expect(addresses[1]).toMatch(new RegExp(`^/files/meal-images/meal_photos/${uuid}\\.jpg$`, "u"));
    for (const address of addresses) {
      expect((await save(anna, { image_url: address })).image_url).toBe(address);
      const shown = await world.browser("192.0.2.9").get(address);
      expect(shown.headers.get("content-type")).toBe("image/jpeg");
      expect(shown.headers.get("cache-control")).toBe("public, max-age=3600");
      const { width, height } = await sharp(await shown.arrayBuffer()).metadata();
      expect([width, height]).toEqual([32, 24]);
    }
  });

  it("is turned upright and loses where it was taken", async () => {
    const { anna } = await withFiles(open);
    const picture = sharp({ create: { width: 40, height: 20, channels: 3, background: "#446622" } });
    const bytes = await picture
      .jpeg()
      .withExif({ IFD3: { GPSLatitude: "50/1 5/1 0/1" } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const address = await upload(anna, { imageData: dataUrl("image/jpeg", bytes) });
    const shown = await sharp(await (await anna.get(address)).arrayBuffer()).metadata();
    expect(shown).toMatchObject({ format: "jpeg", width: 20, height: 40 });
    expect(shown.exif).toBeUndefined();
  });

  it("is refused where it is no photo, too large, or named what it is not", async () => {
    const { anna, files } = await withFiles(open);
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    for (const bytes of [svg, Buffer.from("<!doctype html>"), Buffer.from([0xff, 0xd8, 0xff, 1])]) {
      const sent = await anna.post(photosPath, { imageData: dataUrl("image/jpeg", bytes) });
      await expectProblem(sent, "image_unreadable");
    }
    const large = { imageData: dataUrl("image/jpeg", Buffer.alloc(25_000_000)) };
    await expectProblem(await anna.post(photosPath, large), "too_large");
    const imageData = await photo();
    for (const bad of [{}, { imageData: "photo" }, { imageData, bucket: "secrets" }])
      await expectProblem(await anna.post(photosPath, bad), "invalid_input");
    expect(files.names()).toEqual([]);
  });

  it("belongs to one entry of its owner, and to no other", async () => {
    const { anna, bertsBrowser } = await withFiles(open);
    const address = await upload(anna);
    const body = cooked({ image_url: address });
    await expectProblem(await bertsBrowser.post(historyPath, body), "not_found");
    const both = await Promise.all([
      anna.post(historyPath, body),
      anna.post(historyPath, cooked({ image_url: address })),
      anna.post(historyPath, body),
    ]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([201, 404]));
    await expectProblem(await anna.post(historyPath, cooked({ image_url: address })), "not_found");
    const nowhere = `/files/cooking_images/${randomUUID()}.jpg`;
    const { detail } = await expectProblem(
      await anna.post(historyPath, cooked({ image_url: nowhere })),
      "not_found",
    );
    expect(detail).toBe("This photo is gone. Take or choose it again.");
  });

  it("is not a picture that something else was made with", async () => {
    const { anna, world } = await withFiles(open);
    const path = `${randomUUID()}.jpg`;
    const users = world.database.db.selectFrom("users").select("id").where("email", "=", annasAccount.email);
    const { id: user_id } = await users.executeTakeFirstOrThrow();
    const file = { path, user_id, bucket: "cooking_images", created_at: 1, expires_at: null } as const;
    await world.database.db.insertInto("stored_files").values(file).execute();
    const body = cooked({ image_url: `/files/cooking_images/${path}` });
    await expectProblem(await anna.post(historyPath, body), "not_found");
  });

  it("goes with its entry", async () => {
    const { anna, files, world } = await withFiles(open);
    const entries = [
      await save(anna, { image_url: await upload(anna) }),
      await save(anna, { image_url: await upload(anna, { bucket: "meal-images" }) }),
      await save(anna, { image_url: await upload(anna) }),
    ];
    for (const { id } of entries.slice(0, 2)) await anna.send("DELETE", `${historyPath}/${id}`);
    await settle(world);
    expect(files.names().map((name) => `/files/${name}`)).toEqual([entries[2]?.image_url]);
    await expectProblem(await anna.get(entries[0]?.image_url ?? ""), "not_found");
  });

  it("goes with the next sweep where the storage was down", async () => {
    const kept = fakeFiles();
    let isDown = false;
    const files: Files = {
      ...kept,
      remove: async (bucket, name) => {
        if (isDown) throw new Error("The storage is down.");
        await kept.remove(bucket, name);
      },
    };
    // The product's own way of working after the answer, because it is the one that logs what failed.
    const background = createBackground(createLogger("silent"));
    const world = await open({ watched: { files, background } });
    const { anna } = await annaAndBert(world);
    const { id } = await save(anna, { image_url: await upload(anna) });
    isDown = true;
    expect((await anna.send("DELETE", `${historyPath}/${id}`)).status).toBe(204);
    await settle(world);
    expect(kept.names()).toHaveLength(1);
    isDown = false;
    await world.product.accounts.stored.sweep();
    expect(kept.names()).toEqual([]);
    expect(await world.database.db.selectFrom("stored_files").selectAll().execute()).toEqual([]);
  });

  it("goes after a day where nothing was saved with it, and not before", async () => {
    const { anna, files, world } = await withFiles(open);
    const { stored } = world.product.accounts;
    const forgotten = await upload(anna);
    const saved = await save(anna, { image_url: await upload(anna) });
    world.clock.advance(PHOTO_WAIT_MS - 1);
    await stored.sweep();
    expect(files.names()).toHaveLength(2);
    world.clock.advance(1);
    await stored.sweep();
    expect(files.names().map((name) => `/files/${name}`)).toEqual([saved.image_url]);
    await signIn(anna);
    await expectProblem(await anna.post(historyPath, cooked({ image_url: forgotten })), "not_found");
  });

  it("goes with the account", async () => {
    const { anna, bertsBrowser, files } = await withFiles(open);
    await save(anna, { image_url: await upload(anna) });
    await upload(anna, { bucket: "meal-images" });
    const his = await upload(bertsBrowser);
    expect((await leave(anna)).status).toBe(204);
    expect(files.names().map((name) => `/files/${name}`)).toEqual([his]);
  });

  it("is not kept where it was on its way while the account was deleted", async () => {
    const kept = fakeFiles();
    const put: Files["put"] = async (...file) => {
      expect((await leave(anna)).status).toBe(204);
      await kept.put(...file);
    };
    const { anna } = await annaAndBert(await open({ watched: { files: { ...kept, put } } }));
    await upload(anna);
    expect(kept.names()).toEqual([]);
  });

  it("is told with its entry in the download of one's data", async () => {
    const { anna } = await withFiles(open);
    const entry = await save(anna, { image_url: await upload(anna) });
    const data: { tables: object } = JSON.parse(await (await anna.post("/api/account/data")).text());
    const { id, recipe_name, recipe_steps, image_url } = entry;
    expect(data.tables).toMatchObject({
      cooking_history: [{ id, recipe_name, recipe_steps, image_url }],
      stored_files: [{ bucket: "cooking_images", path: image_url?.split("/").at(-1) }],
    });
  });

  it("may wait with some others and not with any number, also of many at once", async () => {
    const { anna, world } = await withFiles((options) =>
      open({ ...options, settings: { RATE_LIMIT_FACTOR: "10" } }),
    );
    const imageData = await photo();
    const send = () => anna.post(photosPath, { imageData });
    for (let at = 0; at < MOST_WAITING_PHOTOS - 2; at += 1) expect((await send()).status).toBe(201);
    const last = await Promise.all(Array.from({ length: 6 }, send));
    expect(last.filter(({ status }) => status === 201)).toHaveLength(2);
    const { detail } = await expectProblem(await send(), "too_many_saved");
    expect(detail).toContain("removed after a day");
    world.clock.advance(PHOTO_WAIT_MS);
    await world.product.accounts.stored.sweep();
    await signIn(anna);
    expect((await send()).status).toBe(201);
  });

  it("may not be sent without end", async () => {
    const { anna, world } = await withFiles(open);
    await upload(anna);
    await world.database.db.updateTable("rate_limits").set({ used: 1000 }).execute();
    await expectProblem(await anna.post(photosPath, { imageData: await photo() }), "too_many_requests");
  });
});
