import { textHere } from "../../platform/here.ts";
import { moneyBack, noMoneyBack } from "../../platform/paying.ts";
import type { LegalSection, LegalWords } from "./lines.ts";
import * as t from "./texts/en/terms.ts";

/** The terms; about money and about who runs this they say what is so here. */
export function termsHere(): LegalWords {
  return {
    summary: t.summary,
    updated: t.updated,
    sections: [
      between(),
      { heading: t.account, paragraphs: [t.accountText] },
      { heading: t.food, paragraphs: [t.foodFigures, t.foodNoAdvice] },
      {
        heading: t.money,
        paragraphs: [
          t.moneyLead,
          { if: ["sold"], text: t.moneyBefore },
          { if: ["sold"], text: t.moneyRenews },
          { if: ["sold"], text: t.moneyLeaving },
          { if: ["sold", "money-back"], text: moneyBack },
          { if: ["sold", "!money-back"], text: noMoneyBack },
          { if: ["!sold"], text: t.moneyNone },
          { if: ["!sold", "premium-for-all"], text: t.moneyForAll },
        ],
      },
      { heading: t.yours, paragraphs: [t.yoursText] },
      { heading: t.notAllowed, paragraphs: [t.notAllowedLead], points: t.notAllowedPoints },
      { heading: t.breaks, paragraphs: [t.breaksText] },
      { heading: t.ending, paragraphs: [t.endingText] },
      law(),
    ],
  };
}

function between(): LegalSection {
  return {
    heading: t.between,
    paragraphs: [
      t.betweenLead,
      { if: ["operator"], text: t.operatorIs(textHere("operator-name")) },
      { if: ["!operator"], text: t.operatorUnnamed },
      { if: ["contact"], text: t.writeTo(textHere("operator-email")) },
    ],
  };
}

function law(): LegalSection {
  return {
    heading: t.law,
    paragraphs: [
      t.lawChanges,
      { if: ["country"], text: t.lawOf(textHere("operator-country")) },
      { if: ["!country"], text: t.lawUnsaid },
    ],
  };
}
