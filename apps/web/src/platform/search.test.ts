import { describe, expect, it } from "vitest";
import { oneOf, parseSearch, writeSearch } from "./search.ts";

describe("search parameters", () => {
  it("stay plain text both ways", () => {
    expect(parseSearch("?success=true&page=2&q=a%20b")).toEqual({ success: "true", page: "2", q: "a b" });
    expect(writeSearch({ success: "true", page: 2, q: "a b" })).toBe("?success=true&page=2&q=a+b");
    expect(parseSearch(writeSearch({ q: "a b&c=ž" }))).toEqual({ q: "a b&c=ž" });
  });

  it("leave out what is undefined, and the question mark with it", () => {
    expect(writeSearch({ tab: undefined })).toBe("");
  });

  it("fall to the first allowed word when the address says something else", () => {
    expect(oneOf(["daily", "weekly"], "weekly")).toBe("weekly");
    expect(oneOf(["daily", "weekly"], "bogus")).toBe("daily");
    expect(oneOf(["daily", "weekly"], undefined)).toBe("daily");
  });
});
