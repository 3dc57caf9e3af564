import { expect, test } from "vitest";
import { shrinkPhoto } from "./shrink-photo.ts";

/** A photo of so many pixels, as a camera would give it. */
async function photoOf(width: number, height: number): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("This browser cannot draw.");
  context.fillStyle = "tomato";
  context.fillRect(0, 0, width, height);
  return canvas.convertToBlob({ type: "image/jpeg" });
}

async function sizeOf(photo: string): Promise<readonly number[]> {
  const image = new Image();
  image.src = photo;
  await image.decode();
  return [image.naturalWidth, image.naturalHeight];
}

test.each([
  ["48 megapixels", 8064, 6048, [1600, 1200]],
  ["a tall panorama", 1000, 12_000, [133, 1600]],
  ["a thumbnail", 120, 90, [120, 90]],
])(
  "a photo of %s is as large as photos are kept, and no larger than it was",
  async (_, width, height, size) => {
    const shrunk = await shrinkPhoto(await photoOf(width, height));
    expect(shrunk).toMatch(/^data:image\/jpeg;base64,/u);
    expect(await sizeOf(shrunk)).toEqual(size);
  },
);

test("what is no photo is refused", async () => {
  await expect(shrinkPhoto(new Blob(["soup"], { type: "image/jpeg" }))).rejects.toThrow(
    "could not be decoded",
  );
});
