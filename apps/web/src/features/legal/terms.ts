import { moneyBack, plansPage } from "../../platform/paying.ts";
import type { Registry } from "../../platform/registry.ts";
import text from "./terms.json";

const paid = [
  "The price and what is included are shown before you pay, and payments are handled by the payment provider named there.",
  `Premium renews each month until you cancel. Cancel at any time from your profile; it stays active until the end of the period you paid for. ${moneyBack}`,
];
const unpaid = [
  "Nothing can be bought here. Premium costs nothing, for everybody or for whoever the operator gives it to.",
];

/** The terms; about money they say what is so here. */
export function termsFor({ hasPage }: Pick<Registry, "hasPage">): typeof text {
  const money = hasPage(plansPage) ? paid : unpaid;
  const sections = text.sections.map((section) =>
    section.heading === "Free and Premium"
      ? { ...section, paragraphs: [...section.paragraphs, ...money] }
      : section,
  );
  return { ...text, sections };
}
