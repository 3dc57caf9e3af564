import { createElement, Suspense } from "react";
import { renderToString } from "react-dom/server";
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

test("what has been loaded is drawn at once, and what has not is waited for", async () => {
  waitWith({ isOnline: () => true, waitUntilBack: async () => false });
  const part = lazyPart(async () => ({ Part: () => "here" }), "Part");
  const drawn = () => renderToString(createElement(Suspense, { fallback: "coming" }, createElement(part)));
  expect(drawn()).toContain("coming");
  await part.whenLoaded();
  expect(drawn()).not.toContain("coming");
  expect(drawn()).toContain("here");
});
