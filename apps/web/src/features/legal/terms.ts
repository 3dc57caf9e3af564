import { moneyBack, plansPage } from "../../platform/paying.ts";
import type { Registry } from "../../platform/registry.ts";
import * as t from "./texts/en/terms.ts";

/** The terms; about money they say what is so here. */
export function termsFor({ hasPage }: Pick<Registry, "hasPage">): ReturnType<typeof t.terms> {
  return t.terms(hasPage(plansPage) ? t.whatIsPaid(moneyBack) : t.nothingIsSold);
}
