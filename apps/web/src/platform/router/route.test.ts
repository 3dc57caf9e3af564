import { expect, it, onTestFinished } from "vitest";
import { waitWith } from "../../ui/lazy-part.ts";
import { lazyPage } from "./route.ts";

const Page = () => null;

it("a page is asked for once", async () => {
  let asked = 0;
  const page = lazyPage(async () => {
    asked += 1;
    return { Page };
  }, "Page");
  expect(page.loaded()).toBeUndefined();
  expect([await page.load(), await page.load()]).toEqual([Page, Page]);
  expect(page.loaded()).toBe(Page);
  expect(asked).toBe(1);
});

it("without a network a page comes with the network, and not as an error", async () => {
  const back = Promise.withResolvers<boolean>();
  let isOnline = false;
  waitWith({ isOnline: () => isOnline, waitUntilBack: async () => back.promise });
  onTestFinished(() => waitWith({ isOnline: () => true, waitUntilBack: async () => false }));
  const page = lazyPage(async () => {
    if (!isOnline) throw new Error("no file");
    return { Page };
  }, "Page");
  const coming = page.load();
  isOnline = true;
  back.resolve(true);
  expect(await coming).toBe(Page);
});

it("a page whose file is gone is an error", async () => {
  const page = lazyPage<"Page">(async () => {
    throw new Error("no file");
  }, "Page");
  await expect(page.load()).rejects.toThrow("no file");
  expect(page.loaded()).toBeUndefined();
});
