import { describe, expect, it } from "vitest";
import { moneyBack } from "../../platform/paying.ts";
import { questionsFor } from "./questions.ts";
import { termsFor } from "./terms.ts";

const built = { hasPage: () => true, hasFeature: () => true };
const bare = {
  hasPage: (path: string) => ["/planner", "/cooking-timer"].includes(path),
  hasFeature: () => false,
};

function money(here: typeof bare | typeof built): string {
  const section = termsFor(here).sections.find(({ heading }) => heading === "Free and Premium");
  return section?.paragraphs.join(" ") ?? "";
}

describe("the terms", () => {
  it("promise money back in the one sentence that the deletion dialog has, where something is sold", () => {
    expect(money(built)).toContain(moneyBack);
  });

  it("speak of no price, payment or cancelling where nothing can be bought", () => {
    expect(money(bare)).toContain("Nothing can be bought here.");
    expect(money(bare)).not.toMatch(/pay|cancel|renew/iu);
  });
});

describe("the support centre", () => {
  it("has its eight questions, whatever is built", () => {
    expect(questionsFor(built)).toHaveLength(8);
    expect(questionsFor(bare)).toHaveLength(8);
  });

  it("names no allowance of what is not built, and no cancel button that is not there", () => {
    const answers = questionsFor(bare)
      .slice(0, 2)
      .map(({ answer }) => answer)
      .join(" ");
    expect(answers).toContain("three meal plans");
    expect(answers).not.toMatch(/press cancel|chat|analys|Extra Planner|calorie/iu);
  });

  it("names everything once it is built", () => {
    const answers = questionsFor(built)
      .map(({ answer }) => answer)
      .join(" ");
    expect(answers).toMatch(/press cancel.*one food analysis.*three chat messages.*30 pictures/su);
  });
});
