import { isHere } from "./here.ts";
import * as t from "./texts/en/paying.ts";

/** What is so of money back, where it is promised and where not: for the terms and for whoever deletes their account. */
export const moneyBack = t.moneyBack;
export const noMoneyBack = t.noMoneyBack;

/** What the terms of this deployment say of what was paid. */
export function whatIsPaidBack(): string {
  return isHere("money-back") ? moneyBack : noMoneyBack;
}
