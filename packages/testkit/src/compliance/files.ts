import { randomBytes } from "node:crypto";
import type { Files } from "@meal/server/ports/files";
import { describe, expect, it } from "vitest";

/** What every adapter of the files port must do. */
export function describeFiles(open: () => Promise<Files>): void {
  describe("a file", () => {
    const picture = new Uint8Array(randomBytes(300_000));

    it("comes back byte for byte, from its own bucket alone", async () => {
      const files = await open();
      await files.put("meal-images", "one.jpg", picture);
      expect(
        Buffer.compare((await files.get("meal-images", "one.jpg")) ?? picture.subarray(1), picture),
      ).toBe(0);
      expect(await files.get("cooking_images", "one.jpg")).toBeUndefined();
      expect(await files.get("meal-images", "two.jpg")).toBeUndefined();
    });

    it("may lie in a folder, and is not the one of its name outside of it", async () => {
      const files = await open();
      await files.put("meal-images", "photos/one.jpg", picture);
      expect(await files.get("meal-images", "photos/one.jpg")).toHaveLength(picture.length);
      expect(await files.get("meal-images", "one.jpg")).toBeUndefined();
      await files.remove("meal-images", "photos/one.jpg");
      expect(await files.get("meal-images", "photos/one.jpg")).toBeUndefined();
    });

    it("is replaced by a later one of its name", async () => {
      const files = await open();
      await files.put("meal-images", "one.svg", picture);
      await files.put("meal-images", "one.svg", new Uint8Array([1, 2, 3]));
      expect([...((await files.get("meal-images", "one.svg")) ?? [])]).toEqual([1, 2, 3]);
    });

    it("is gone once it is removed, and can be removed again", async () => {
      const files = await open();
      await files.put("cooking_images", "one.jpg", picture);
      await files.put("cooking_images", "two.jpg", picture);
      await files.remove("cooking_images", "one.jpg");
      await files.remove("cooking_images", "one.jpg");
      expect(await files.get("cooking_images", "one.jpg")).toBeUndefined();
      expect(await files.get("cooking_images", "two.jpg")).toHaveLength(picture.length);
    });

    it("may come with many others at once", async () => {
      const files = await open();
      const names = Array.from({ length: 20 }, (_, index) => `many-${index}.jpg`);
      await Promise.all(names.map((name, index) => files.put("meal-images", name, new Uint8Array([index]))));
      const read = await Promise.all(names.map((name) => files.get("meal-images", name)));
      expect(read.map((bytes) => bytes?.[0])).toEqual(names.map((_, index) => index));
    });
  });
}
