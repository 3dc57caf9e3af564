import type { Locator } from "@playwright/test";

/** Where the mouse or a finger meets something: its middle, in whole pixels. */
export async function middleOf(place: Locator): Promise<{ x: number; y: number }> {
  const box = (await place.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
}
