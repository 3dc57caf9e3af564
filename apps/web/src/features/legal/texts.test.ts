import type { Fact } from "@meal/domain/deployment/facts";
import { describe, expect, it } from "vitest";
import { moneyBack, noMoneyBack } from "../../platform/paying.ts";
import { linesHere } from "../../testing/here.ts";
import type { LegalWords } from "./lines.ts";
import { privacyHere } from "./privacy.tsx";
import { questionsFor } from "./questions.ts";
import { termsHere } from "./terms.ts";

const everything = { hasPage: () => true, hasFeature: () => true };
const bare = {
  hasPage: (path: string) => ["/planner", "/cooking-timer"].includes(path),
  hasFeature: () => false,
};

function words({ summary, sections }: LegalWords, facts: readonly Fact[]): string {
  const lines = sections.flatMap(({ paragraphs, points = [] }) => [...paragraphs, ...points]);
  return [summary, ...linesHere(lines, facts)].join(" ");
}

function answers(built: typeof bare, facts: readonly Fact[]): string {
  return questionsFor(built)
    .flatMap(({ answer }) => linesHere(answer, facts))
    .join(" ");
}

describe("the terms", () => {
  it("say of money back what the deletion dialog says, where it is promised and where not", () => {
    const promised = words(termsHere(), ["sold", "money-back"]);
    expect(promised).toContain(moneyBack);
    expect(promised).not.toContain(noMoneyBack);
    expect(words(termsHere(), ["sold"])).toContain(noMoneyBack);
  });

  it("speak of no price, payment or cancelling where nothing can be bought", () => {
    const money = termsHere().sections.find(({ heading }) => heading === "Free and Premium");
    const here = linesHere(money?.paragraphs ?? [], ["premium-for-all"]).join(" ");
    expect(here).toContain("Nothing can be bought here. Everybody who has an account here has Premium");
    expect(here).not.toMatch(/pay|cancel|renew|money/iu);
  });
});

describe("every legal page", () => {
  it("names the operator from the settings, or says which setting is missing, and has no blanks to fill in", () => {
    for (const page of [termsHere(), privacyHere()]) {
      expect(words(page, ["operator", "contact", "country", "backups"])).not.toMatch(/OPERATOR_|\[/u);
      expect(words(page, ["operator"])).toContain("{{operator-name}}");
      expect(words(page, [])).toContain("OPERATOR_NAME");
      expect(words(page, [])).not.toMatch(/\[|\{\{/u);
    }
  });
});

describe("the privacy page", () => {
  it("speaks of payments, mails, models, the pixel and the video only where they are", () => {
    const none = words(privacyHere(), []);
    expect(none).toContain("there is no tracking pixel");
    expect(none).toContain("No language model is used here.");
    expect(none).not.toMatch(/payment provider|mail service|Meta|video/u);
    const all = words(privacyHere(), ["sold", "mail", "model", "pixel", "video"]);
    expect(all).toMatch(
      /\{\{pixel-id\}\}.*\{\{video-host\}\}.*\{\{model-name\}\}.*payment provider.*mail service/su,
    );
    expect(all).not.toMatch(/no tracking pixel|No language model/u);
  });
});

describe("the support center", () => {
  it("has its eight questions, whatever is built and set", () => {
    expect(questionsFor(everything)).toHaveLength(8);
    expect(questionsFor(bare)).toHaveLength(8);
    for (const { answer } of questionsFor(bare)) {
      for (const facts of [[], ["sold", "mail"], ["premium-for-all"]] as const)
        expect(linesHere(answer, facts).join("")).not.toBe("");
    }
  });

  it("names no allowance of what is not built, and no cancel button that is not there", () => {
    const here = answers(bare, []);
    expect(here).toContain("three meal plans");
    expect(here).not.toMatch(/press cancel|chat|food anal|Extra Planner|calorie tracking|spam/iu);
  });

  it("says what is free here, in the figures of this site alone", () => {
    const own = answers(everything, ["own-limits", "free-meal_plan", "endless-chat"]);
    expect(own).toMatch(/Meal plans: \{\{free-meal_plan\}\}.*The chat, without a limit/su);
    expect(own).not.toMatch(/three meal plans|one food analysis/iu);
    expect(own + answers(everything, [])).not.toContain("nless the operator");
  });

  it("names everything where it is", () => {
    const here = answers(everything, ["sold", "mail"]);
    expect(here).toMatch(/press cancel.*one food analysis.*three chat messages.*30 pictures.*spam/su);
    expect(here).not.toMatch(/nothing to cancel|sends no email|cannot be bought/u);
  });
});
