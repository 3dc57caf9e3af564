/**
 * What stands behind the # of the page that a browser comes back to, when signing in elsewhere made its account. No server
 * and no other site ever hears of it.
 */
export const ACCOUNT_MADE = "account-made";
