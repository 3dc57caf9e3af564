export const moneyBack =
  "If something does not work as promised, write to us within 30 days of a payment and you get it back, also after you have deleted your account.";
export const noMoneyBack = "What you have paid for the current month is not paid back.";
