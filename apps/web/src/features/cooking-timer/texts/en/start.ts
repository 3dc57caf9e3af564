export const startTimer = "Start Timer";
export const cook = "Cook";
export const getReady = "Get it ready";
