import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { contrastRatio } from "./contrast.ts";

type Palette = Record<string, string>;

const css = readFileSync(join(import.meta.dirname, "tokens.css"), "utf8");

/** The colours set in one block of the token file, which starts with `opening`. */
function colours(opening: string): Palette {
  const start = css.indexOf(`\n${opening}`);
  if (start < 0) throw new Error(`No block starts with ${opening}`);
  const block = css.slice(start, css.indexOf("\n}", start));
  return Object.fromEntries(
    [...block.matchAll(/--color-([\w-]+): (#[\da-f]{6});/g)].map(([, name = "", hex = ""]) => [name, hex]),
  );
}

const light = colours("@theme {");
const dark = { ...light, ...colours('[data-theme="dark"] {\n  color-scheme') };
const lightMore = { ...light, ...colours(":root {\n  @variant more-contrast") };
const darkMore = {
  ...dark,
  ...colours(":root {\n  @variant more-contrast"),
  ...colours('[data-theme="dark"] {\n  @variant more-contrast'),
};

const surfaces = ["paper", "card", "linen", "raised"];
const hues = ["tomato", "herb", "butter", "aubergine", "danger"];

/** What is written on what. */
const textPairs = [
  ...surfaces.flatMap((surface) => [
    ["ink", surface],
    ["quiet", surface],
  ]),
  ...["paper", "card", "linen"].flatMap((surface) =>
    hues.filter((hue) => hue !== "tomato").map((hue) => [hue, surface]),
  ),
  ["tomato", "paper"],
  ["tomato", "card"],
  ["on-tomato", "tomato"],
  ["on-tomato", "tomato-deep"],
  ["on-herb", "herb"],
  ["on-butter", "butter-fill"],
  ["on-danger", "danger"],
  ["on-danger", "danger-deep"],
  ["paper", "ink"],
  ["paper", "aubergine"],
  ["tomato-deep", "tomato-soft"],
  ...hues.filter((hue) => hue !== "tomato").map((hue) => [hue, `${hue}-soft`]),
  ...hues.map((hue) => ["ink", `${hue}-soft`]),
  ["ink", "track"],
];

/** What has to be seen against what: borders of controls, the focus ring, filled controls, bars on their tracks. */
const controlPairs = [
  ...["paper", "card", "linen"].flatMap((surface) => [
    ["edge", surface],
    ["focus", surface],
    ["tomato", surface],
    ["herb", surface],
  ]),
  ["danger", "card"],
  ["water", "card"],
  ["butter", "card"],
  ["tomato", "track"],
  ["herb", "track"],
  ["danger", "track"],
  ["on-herb", "herb"],
];

function ratio(palette: Palette, pair: string[]): number {
  const [one = "", other = ""] = pair.map((name) => palette[name] ?? "");
  if (one === "" || other === "") throw new Error(`Unknown colour in ${pair.join(" on ")}`);
  return contrastRatio(one, other);
}

function tooWeak(palette: Palette, pairs: string[][], floor: number): string[] {
  return pairs
    .filter((pair) => ratio(palette, pair) < floor)
    .map((pair) => `${pair.join(" on ")} ${ratio(palette, pair).toFixed(2)}`);
}

describe.each([
  ["light", light, 4.5, 3],
  ["dark", dark, 4.5, 3],
  ["light with more contrast", lightMore, 6.5, 4.5],
  ["dark with more contrast", darkMore, 6.5, 4.5],
] as const)("the %s palette", (_name, palette, textFloor, controlFloor) => {
  it("can be read everywhere", () => {
    expect(tooWeak(palette, textPairs, textFloor)).toEqual([]);
  });

  it("shows every control and the focus", () => {
    expect(tooWeak(palette, controlPairs, controlFloor)).toEqual([]);
  });
});

describe("contrast", () => {
  it("is 21 between black and white and 1 between equals", () => {
    expect(contrastRatio("#000000", "#ffffff")).toBeCloseTo(21, 5);
    expect(contrastRatio("#c8402a", "#c8402a")).toBe(1);
  });
});
