import { expect, test } from "vitest";
import { clearRead, photosOf } from "./photos.ts";

const fridge = { id: "1", name: "fridge.png", dataUrl: "data:image/png;base64," };
const waiting = { list: [fridge], description: "", error: null };

test("nobody sees the photos that somebody else chose in this tab before", () => {
  photosOf("one").set(waiting);
  expect(photosOf("one").get().list).toEqual([fridge]);
  expect(photosOf("another").get().list).toEqual([]);
  expect(photosOf(null).get().list).toEqual([]);
});

test("photos that were read go, and those that could not be stay for another try", () => {
  const photos = photosOf("one");
  photos.set({ ...waiting, error: "Please try again." });
  clearRead(photos);
  expect(photos.get().list).toEqual([fridge]);
  photos.set(waiting);
  clearRead(photos);
  expect(photos.get().list).toEqual([]);
});
