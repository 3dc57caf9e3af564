import * as t from "./texts/en/paying.ts";

/** What comes with paying exists only where something can be bought: on the page of plans. */
export const plansPage: string = "/subscription";

/** The one promise about money back, for the terms and for whoever deletes their account. */
export const moneyBack = t.moneyBack;
