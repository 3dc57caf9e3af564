import { describe, expect, it } from "vitest";
import { kitchen } from "../../scripts/testing/cookbook.ts";
import { talk } from "./reply.ts";
import { testContext } from "./testing/context.ts";

const ask = (content: string) => talk(kitchen, [{ role: "user", content }], testContext).text;

describe("how much is enough", () => {
  it("is said for each food that is asked about, for the same people", () => {
    const text = ask("thanksgiving for 6 people, how big a chicken and how many potatoes");
    expect(text).toMatch(/Whole chicken: .* For 6 people 2 kg/u);
    expect(text).toMatch(/Potatoes: .* For 6 people 1 kg/u);
    expect(ask("how much rice and chicken for 4 people")).toMatch(
      /Uncooked rice: [^]*Boneless chicken, raw: /u,
    );
  });

  it("is judged where somebody says what they have", () => {
    expect(ask("is 500g chicken thighs enough for 3")).toContain(
      "500 g (1.1 lb) is just enough: 3 people need",
    );
    expect(ask("will a 12 lb turkey be enough for 8")).toContain("5.4 kg (12 lb) is enough");
    expect(ask("is 1 lb of pasta enough for 6 people")).toContain("455 g (1 lb) is a little short");
    expect(ask("is 1 lb of ground beef enough for 10 people")).toContain("455 g (1 lb) is too little");
    expect(ask("i have 2 kg of pork shoulder, how many people does that feed")).toContain(
      "feeds 6 to 8 people",
    );
  });

  it("is not judged by a weight that may be another food's", () => {
    const text = ask("is 2 kg of chicken and rice enough for 10 people");
    expect(text).toMatch(/Boneless chicken, raw: [^]*Uncooked rice: /u);
    expect(text).not.toContain("is enough");
  });

  it("is no question of minutes, or of how many make a pound", () => {
    for (const question of [
      "how many minutes for egg noodles",
      "is 20 minutes enough for salmon",
      "how many carrots are in a pound",
    ])
      expect([question, ask(question)]).not.toEqual([question, expect.stringContaining("a person.")]);
  });
});
