import { afterEach, expect, test, vi } from "vitest";
import { bringPart } from "./bring-part.ts";

afterEach(() => vi.unstubAllGlobals());

/** A network that fails as often as it is told to, and what was asked of it. */
function network(failures: number): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    if (asked.length <= failures) throw new TypeError("Failed to fetch");
    return new Response("");
  });
  return asked;
}

test("a part is not imported before its files have come, so that a browser has no failure to remember", async () => {
  network(1);
  const load = vi.fn<() => Promise<string>>(async () => "part");
  await expect(bringPart(load, ["first"])).rejects.toThrow(
    "Failed to fetch dynamically imported module: /assets/first.js",
  );
  expect(load).not.toHaveBeenCalled();
  await expect(bringPart(load, ["first"])).resolves.toBe("part");
});

test("what has come is not asked for again", async () => {
  const asked = network(0);
  await bringPart(async () => "part", ["second", "third"]);
  await bringPart(async () => "other", ["third"]);
  expect(asked).toEqual(["/assets/second.js", "/assets/third.js"]);
});
