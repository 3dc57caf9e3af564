import { describe, expect, it } from "vitest";
import { readImportSearch } from "./search.ts";
import { readShared, withScheme } from "./shared.ts";

const soup = "https://example.org/soup?serves=4";
const shared = (search: Record<string, unknown>) => readShared(readImportSearch(search));

describe("what another app shares", () => {
  it("is a page where an address stands anywhere in it", () => {
    const page = { kind: "address", url: soup };
    expect(shared({ url: soup })).toEqual(page);
    expect(shared({ title: "Lentil soup", text: `Look at this: ${soup}` })).toEqual(page);
    expect(shared({ text: `The best soup (${soup}).` })).toEqual(page);
    expect(shared({ title: soup })).toEqual(page);
  });

  it("is a text where there is none", () => {
    expect(shared({ title: "Soup", text: "200 g lentils\n1 onion" })).toEqual({
      kind: "text",
      text: "Soup\n\n200 g lentils\n1 onion",
    });
    expect(shared({ url: "file:///etc/passwd" })).toEqual({ kind: "text", text: "file:///etc/passwd" });
  });

  it("is nothing where all of it is blank", () => {
    expect(shared({ title: " ", text: "", url: undefined })).toBeUndefined();
    expect(shared({ way: "file" })).toBeUndefined();
  });
});

describe("a typed address", () => {
  it("gets the beginning that people leave off", () => {
    expect(withScheme(" example.org/soup ")).toBe("https://example.org/soup");
    expect(withScheme("HTTP://example.org")).toBe("HTTP://example.org");
    expect(withScheme("ftp://example.org")).toBe("ftp://example.org");
  });
});
