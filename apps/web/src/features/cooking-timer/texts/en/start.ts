export const startTimer = "Start Timer";
