import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { newId } from "./new-id.ts";

const src = path.resolve(import.meta.dirname, "..");
/** What browsers have on `https` and loopback addresses alone, and where the app asks whether it is there. */
const secureOnly = {
  "crypto.randomUUID": [],
  "crypto.subtle": ["platform/device/sealing.ts"],
};

afterEach(() => vi.unstubAllGlobals());

describe("on a plain http address", () => {
  it("things get ids all the same, each another", () => {
    vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
    const ids = Array.from({ length: 200 }, newId);
    for (const id of ids)
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/u);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(Object.entries(secureOnly))("nothing relies on %s", (name, guarded) => {
    const users = globSync("**/*.{ts,tsx}", { cwd: src })
      .filter((file) => !file.endsWith(".test.ts"))
      .filter((file) => readFileSync(path.join(src, file), "utf8").includes(name))
      .map((file) => file.replaceAll("\\", "/"));
    expect(users).toEqual(guarded);
  });
});
