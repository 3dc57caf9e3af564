export const plansTitle = "Plans";
export const paymentTitle = "Payment Status";
export const receiptTitle = "Receipt";
