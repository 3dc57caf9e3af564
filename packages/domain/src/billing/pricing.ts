/** spec: 1, section 9. What Premium costs where it is bought in a browser; stores have prices of their own. */
export const PREMIUM_PRICE = { amountCents: 900, currency: "USD" } as const;

/**
 * spec: 1, section 9. The specification has two prices: the one above, which the app charges, and those of the marketing
 * page. The page shows its own only where the operator sells Premium so (`SOLD_WITH`), and the one above elsewhere.
 */
export const MARKETING_PRICES = {
  annuallyPerMonthCents: 899,
  monthlyCents: 1299,
  savedPercent: 30,
  basicPlansAMonth: 5,
} as const;

/** spec: 1, section 9. For how long after a payment it is given back, and how long Premium is free at first. */
export const MONEY_BACK_DAYS = 30;
export const TRIAL_DAYS = 14;
