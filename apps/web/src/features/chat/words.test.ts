import { describe, expect, it } from "vitest";
import { plainText } from "./plain-text.ts";
import { suggestionsFor } from "./suggestions.ts";

describe("an answer as plain text", () => {
  it.each([
    ["**Salt** it", "Salt it"],
    ["# Soup\n\n* leek\n+ salt", "Soup\n\n- leek\n- salt"],
    ["See [this](https://example.org) page", "See this page"],
    ["![a cake](https://example.org/x.png)", "a cake"],
    ["```\nboil\n```\n", "boil\n"],
    ["Use `salt` and *stir*", "Use salt and stir"],
    ["> quoted", "quoted"],
    ["2 * 3 * 4 = 24, 5 < 6 and a_b_c", "2 * 3 * 4 = 24, 5 < 6 and a_b_c"],
    ["1. Boil\n2. Stir", "1. Boil\n2. Stir"],
  ])("%j is %j", (written, read) => {
    expect(plainText(written)).toBe(read);
  });
});

describe("suggestions", () => {
  it("are four different ones at any hour on any page, those of the page first", () => {
    for (const path of ["/dashboard", "/shopping-list", "/recipe/1", "/planner", "/support"])
      for (let hour = 0; hour < 24; hour += 1) {
        const all = suggestionsFor(path, hour);
        expect(new Set(all).size).toBe(4);
      }
    expect(suggestionsFor("/shopping-list", 8)[0]).toBe("What is left to buy?");
    expect(suggestionsFor("/dashboard", 8)[0]).toBe("What is for breakfast today?");
    expect(suggestionsFor("/dashboard", 18)[0]).toBe("What is for dinner today?");
  });
});
