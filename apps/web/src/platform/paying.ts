/** What comes with paying exists only where something can be bought: on the page of plans. */
export const plansPage: string = "/subscription";

/** The one promise about money back, for the terms and for whoever deletes their account. */
export const moneyBack =
  "If something does not work as promised, write to us within 30 days of a payment and you get it back, also after you have deleted your account.";
