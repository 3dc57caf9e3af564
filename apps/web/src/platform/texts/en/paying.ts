export const moneyBack =
  "If something does not work as promised, write to us within 30 days of a payment and you get your money back, even after you have deleted your account.";
export const noMoneyBack = "The current month is not refunded.";
