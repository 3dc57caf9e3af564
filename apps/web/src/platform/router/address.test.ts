import { describe, expect, it } from "vitest";
import { readAddress, readPath, writePath } from "./address.ts";

describe("an address of the app", () => {
  it("is read into its parts", () => {
    expect(readAddress("/recipe/7?from=history&tab=a%20b#steps")).toEqual({
      pathname: "/recipe/7",
      search: { from: "history", tab: "a b" },
      hash: "steps",
      href: "/recipe/7?from=history&tab=a%20b#steps",
    });
  });

  it("ends without a slash, but for the first page", () => {
    expect(readAddress("/planner/?a=1").href).toBe("/planner?a=1");
    expect(readAddress("/").href).toBe("/");
  });

  it("stays one of the app, whatever it looks like", () => {
    expect(readAddress("//example.org/recipe").href).toBe("/example.org/recipe");
    expect(readAddress("///?a=1").href).toBe("/?a=1");
  });
});

describe("a pattern", () => {
  it("holds what stands in its places, however the words before are written", () => {
    expect(readPath("/recipe/$recipeId", "/Recipe/a%2Fb")).toEqual({ recipeId: "a/b" });
    expect(readPath("/recipe/$recipeId/print", "/recipe/7/print")).toEqual({ recipeId: "7" });
    expect(readPath("/planner", "/planner")).toEqual({});
  });

  it.each(["/recipe", "/recipe/", "/recipe/7/8", "/recipes/7", "/recipe/%E0%A4%A"])("is not %s", (path) => {
    expect(readPath("/recipe/$recipeId", path)).toBeUndefined();
  });

  it("is filled so that it is read as it was", () => {
    const params = { recipeId: "a/b c?#%" };
    const { pathname } = readAddress(writePath("/recipe/$recipeId", params));
    expect(readPath("/recipe/$recipeId", pathname)).toEqual(params);
  });
});
