import { expect, test, vi } from "vitest";
import { lazyPart, waitWith } from "./lazy-part.ts";

test("a file is not asked for ahead of its time where it cannot come: many browsers never ask again for one that failed", () => {
  let isOnline = false;
  waitWith({ isOnline: () => isOnline, waitUntilBack: async () => false });
  const load = vi.fn<() => Promise<{ readonly Part: () => null }>>(async () => ({ Part: () => null }));
  const part = lazyPart(load, "Part");
  part.preload();
  expect(load).not.toHaveBeenCalled();
  isOnline = true;
  part.preload();
  expect(load).toHaveBeenCalledOnce();
});
